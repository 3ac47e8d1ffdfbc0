import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { closeLeftRound } from './abandoned-rounds.ts'
import { returnStake } from './round-entries.ts'
import { type RoundRecord, roundById } from './round-records.ts'

/**
 * Closes an open round for a player who does not come back to it, as time would after 24 hours: a decided one is paid, in another
 * the safest decisions are taken. Throws `round_not_found`, `round_decided` where it is closed, `round_shared`.
 */
export function settleRound(world: WorldContext, id: number): void {
  world.transaction(() => {
    const round = requireOpen(world, id)
    if (round.stageRound !== null) throw new DomainError('round_shared')
    closeLeftRound(world, round)
  })
}

/**
 * Returns the whole stake of an open round, whatever it would have paid. The turnover of the stake is to be wagered again, and
 * counts nothing towards a bonus. Throws `round_not_found`, `round_decided` when it is closed.
 */
export function voidRound(world: WorldContext, id: number): void {
  world.transaction(() => returnStake(world, requireOpen(world, id)))
}

function requireOpen(world: WorldContext, id: number): RoundRecord {
  const round = roundById(world, id)
  if (round === null) throw new DomainError('round_not_found')
  if (round.status !== 'open') throw new DomainError('round_decided')
  return round
}
