import { numberAt } from '../faces/fields.ts'
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

/** Hundredths of what was typed as a multiplier, '2' or '2.5'; null when it is none. */
export function typedTimes(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,5}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null
}

/** What became of a bet. */
export type BetEnd = { is: 'out'; times: number } | { is: 'lost' } | { is: 'cancelled' } | { is: 'open' }

export function endOf({ state, active }: StageBet): BetEnd {
  const out = state.find(({ type }) => type === 'cash-out')
  if (out !== undefined) return { is: 'out', times: numberAt(out, 'times') }
  if (state.some(({ type }) => type === 'lost')) return { is: 'lost' }
  return active ? { is: 'open' } : { is: 'cancelled' }
}
