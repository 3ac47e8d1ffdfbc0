import type { Schema } from '@chaupar/api/api'
import { query } from '../../api/query.ts'
import { intentOperation } from '../../money/intent-store.ts'

export type Bonus = Schema<'Bonus'>
/** Games that count alike towards a bonus. */
export type BonusGames = Schema<'BonusGameRate'>['games']
/** Markets that count alike towards a bonus. */
export type BonusMarkets = Schema<'BonusMarketRate'>['markets']
export type BonusPart = Schema<'BonusPart'>

/** What the bonus pages read (spec 7.5). One page holds every bonus that an operator offers at a time. */
export const bonuses = {
  bonusListing: () => query('listBonuses', { query: { skip: 0, pagesize: 100 } }),
  stats: () => query('getBonusStats'),
  parts: (id: string) => query('listBonusParts', { query: { id } }),
} as const

const stale = ['listBonuses', 'getBonusStats', 'listBonusParts', 'getAccountStatement'] as const

export const claimBonus = intentOperation('claimBonus', stale)
export const cancelBonus = intentOperation('cancelBonus', stale)
