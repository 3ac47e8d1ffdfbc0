import type { OperationId } from '@chaupar/api/operations.gen'
import { accountCases } from './account-cases.ts'
import { cashierCases } from './cashier-cases.ts'
import type { Cases } from './client.ts'
import { guestCases } from './guest-cases.ts'
import { playCases } from './play-cases.ts'

/** One entry for each operation: a new one without an entry does not compile. */
export const cases: Record<OperationId, Cases> = { ...guestCases, ...playCases, ...cashierCases, ...accountCases }
