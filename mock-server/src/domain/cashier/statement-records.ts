import type { Schema } from '@chaupar/api/api'
import type { WorldContext } from '../base/context.ts'
import { roundName, roundNumber } from '../games/rounds/round-entries.ts'
import { roundById } from '../games/rounds/round-records.ts'
import type { EntryKind } from '../money/ledger.ts'

type StatementRecord = Schema<'StatementRecord'>
type Finds = (world: WorldContext, reference: string) => StatementRecord | null

const request =
  (kind: StatementRecord['kind']): Finds =>
  (_world, id) => ({ kind, id })

/** The reference of a settlement begins with its market; My bets lists those on its match. */
const matchOf: Finds = (world, reference) => {
  const [marketId = ''] = reference.split(' ')
  const sql = 'SELECT ref_match_id FROM markets WHERE market_id = ?'
  const id = world.store.one(sql, [marketId], (row) => row.text('ref_match_id'))
  return id === null ? null : { kind: 'match', id }
}

/** The reference of a cash-out is its market and the ended bets: a single bet is a record of its own. */
const cashedOut: Finds = (world, reference) => {
  const [, id, ...others] = reference.split(' ')
  return id === undefined || others.length > 0 ? matchOf(world, reference) : { kind: 'bet', id }
}

/** The reference of an offer is its bet, and how often its hold changed. */
const betOfOffer: Finds = (_world, reference) => ({ kind: 'bet', id: reference.split(' ')[0] ?? '' })

/** The reference of a bonus is its player, the bonus and perhaps a part. */
const bonusOf: Finds = (_world, reference) => {
  const id = reference.split(' ')[1]
  return id === undefined ? null : { kind: 'bonus', id }
}

const roundOf: Finds = (world, reference) => {
  const round = roundById(world, roundNumber(reference))
  return round === null ? null : { kind: 'game', id: round.game, round: roundName(round.id) }
}

/** Where each kind of entry leads; credits, corrections and referrals have no record but the entry. */
const finds: Partial<Record<EntryKind, Finds>> = {
  'bet-accepted': request('bet'),
  'offer-held': betOfOffer,
  'offer-released': betOfOffer,
  settlement: matchOf,
  'settlement-reversed': matchOf,
  'cash-out': cashedOut,
  deposit: request('deposit'),
  'withdrawal-held': request('withdrawal'),
  'withdrawal-returned': request('withdrawal'),
  'withdrawal-paid': request('withdrawal'),
  'bonus-claimed': bonusOf,
  'bonus-released': bonusOf,
  'bonus-cancelled': bonusOf,
  'bonus-expired': bonusOf,
  'game-stake': roundOf,
  'game-stake-returned': roundOf,
  'game-payout': roundOf,
  'game-lost': roundOf,
}

/** The record that an entry belongs to, from its reference; null without a record. */
export function recordOf(world: WorldContext, kind: EntryKind, reference: string): StatementRecord | null {
  return finds[kind]?.(world, reference) ?? null
}
