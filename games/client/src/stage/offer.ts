import type { CashOutEvent } from '@chaupar/games/rules/instant/climb'
import { eventOf } from '../faces/events.ts'
import type { StageBet, StageSlot, StageState } from './stage-store.ts'

/**
 * What the button of a bet does now. bet: stakes on the round that takes bets. queue: on the next one. unqueue: not even then.
 * cancel: takes the bet back. none: nothing can be done or is under way.
 */
export type Offer = 'bet' | 'queue' | 'unqueue' | 'cancel' | 'cash-out' | 'none'

export function offerOf({ link, now }: Pick<StageState, 'link' | 'now'>, slot: StageSlot): Offer {
  if (slot.isQueued) return 'unqueue'
  if (slot.asked !== null || now === null || link !== 'live') return 'none'
  const { bet } = slot
  if (bet?.active === true) {
    if (bet.shared?.round !== now.round) return 'none'
    return now.phase === 'betting' ? 'cancel' : now.phase === 'running' ? 'cash-out' : 'none'
  }
  return now.phase === 'betting' ? 'bet' : 'queue'
}

/** The player's bets on the shown round, in the order of placing, but for those that were taken back. */
export function betsOnRound({ now, slots }: Pick<StageState, 'now' | 'slots'>): StageBet[] {
  const bets = slots.flatMap(({ bet }) => (bet === null || bet.shared?.round !== now?.round ? [] : [bet]))
  return bets.filter((bet) => endOf(bet).is !== 'cancelled').sort((one, other) => one.betID - other.betID)
}

/** A slot in which a bet can be placed on the round that takes bets; null when it takes none, or no more of this player. */
export function freeSlot({
  link,
  now,
  rules,
  slots,
}: Pick<StageState, 'link' | 'now' | 'rules' | 'slots'>): number | null {
  if (link !== 'live' || now?.phase !== 'betting' || slots.some(({ asked }) => asked !== null)) return null
  const taken = new Set(betsOnRound({ now, slots }).map(({ shared }) => shared?.slot))
  const free = slots.findIndex((_, at) => at < (rules?.slots ?? 0) && !taken.has(at))
  return free < 0 ? null : free
}

/** What became of a bet; settled: at a table, for what its payout says. */
export type BetEnd =
  | { is: 'out'; times: number }
  | { is: 'lost' }
  | { is: 'settled' }
  | { is: 'cancelled' }
  | { is: 'open' }

export function endOf({ state, active }: StageBet): BetEnd {
  const out = eventOf<CashOutEvent>(state, 'cash-out')
  if (out !== undefined) return { is: 'out', times: out.times }
  if (state.some(({ type }) => type === 'lost')) return { is: 'lost' }
  if (state.some(({ type }) => type === 'result')) return { is: 'settled' }
  return active ? { is: 'open' } : { is: 'cancelled' }
}
