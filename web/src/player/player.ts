import type { Schema } from '@chaupar/contracts/api'

/** Some servers tell no user id at registration (spec 3). */
export type User = Omit<Schema<'User'>, 'mstruserid'> & Partial<Pick<Schema<'User'>, 'mstruserid'>>
export type Wallet = Schema<'Wallet'>
/** What update_balance and money answers carry; an absent field keeps its value. */
export type WalletChange = Schema<'UpdateBalance'>
