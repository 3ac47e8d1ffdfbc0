import type { Draw } from '../fairness.ts'
import {
  type BetReturn,
  checkMode,
  fieldsOf,
  GameRefusal,
  type GameRules,
  inOrder,
  type Order,
  paid,
  wholeNumber,
} from '../rules.ts'
import type { CashOutEvent } from './climb.ts'

/** A multiplier that rises until it crashes: who cashes out before is paid it. */
export interface CrashVariant {
  /** What is given back of a stake of 1, wherever one cashes out: 0.97. */
  expected: number
  /** Where the curve ends without a crash and all who are left are paid, in hundredths. */
  mostTimes: number
  /** How fast it rises: the multiplier after t milliseconds is e to the power of `risePerMs` t. */
  risePerMs: number
}

/** Twice the stake after 11.6 s, ten times after 38 s. */
export const crash: CrashVariant = { expected: 0.97, mostTimes: 1_000_000, risePerMs: 0.000_06 }
/** Twice the stake after 7 s, ten times after 23 s. */
export const fastCrash: CrashVariant = { expected: 0.97, mostTimes: 1_000_000, risePerMs: 0.000_1 }

/** The lowest multiplier that can be cashed out at. */
const leastTimes = 101

/**
 * Where a round crashes, in hundredths, 100 to `mostTimes`: the chance to reach a multiplier of x is `expected` over x. At 100 it
 * crashes at once. A cash-out at the very point is in time.
 */
export function crashPoint(draw: Draw, { expected, mostTimes }: CrashVariant): number {
  const times = Math.floor(((expected * 100) / (1 - draw())) * (1 + 1e-12))
  return Math.min(mostTimes, Math.max(100, times))
}

/** The multiplier in hundredths, rounded down, when the curve has risen for so many milliseconds; at most `mostTimes`. */
export function timesAfter(
  elapsedMs: number,
  { risePerMs, mostTimes }: Pick<CrashVariant, 'risePerMs' | 'mostTimes'>,
): number {
  return Math.min(mostTimes, Math.floor(100 * Math.exp(risePerMs * Math.max(0, elapsedMs)) * (1 + 1e-12)))
}

/** The first whole millisecond at which the multiplier, in hundredths, is reached. */
export function elapsedUntil(times: number, variant: CrashVariant): number {
  const about = Math.ceil(Math.log(times / 100) / variant.risePerMs)
  const early = Math.max(0, about - 1)
  return timesAfter(early, variant) >= times ? early : Math.max(0, about)
}

/** The end of the curve, in hundredths. */
export type CurveEndEvent = { type: 'crash'; times: number }

export type CrashEvent = CashOutEvent | { type: 'lost' } | CurveEndEvent

/**
 * `meta`: { autoCashOut?: hundredths from 101 }. Actions: 'cash-out' { times: the multiplier that the server's clock gave it }, and
 * 'crash', which the server says when the curve has ended and no player may: it settles the bet by its automatic cash-out.
 * The point is in no event of a bet: others still fly. `deal` has it, shown when it has crashed.
 */
export function crashRules(variant: CrashVariant): GameRules<CrashEvent> {
  const modes = ['base']
  const { expected, mostTimes } = variant

  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      return orderOf(stakePaise, autoOf(meta), variant)
    },
    deal: (draw) => inOrder([{ type: 'crash', times: crashPoint(draw, variant) }]),
    returns: () =>
      [leastTimes, 150, 200, 1_000, 10_000, mostTimes].map(
        (times): BetReturn => ({
          bet: `Cash-out at ${times / 100}x`,
          // The point is reached with the chance expected * 100 / times.
          expected,
          mostTimes: times,
          proof: 'closed form',
        }),
      ),
    sampleBets: () => [{}, { autoCashOut: 200 }].map((meta) => ({ amountPaise: 1_000, mode: 'base', meta })),
  }

  /** Where the bet cashes itself out; by default where the curve ends. */
  function autoOf(meta: unknown): number {
    const { autoCashOut } = fieldsOf(meta)
    if (autoCashOut === undefined) return mostTimes
    return wholeNumber(autoCashOut, 'The automatic cash-out', leastTimes, mostTimes)
  }
}

function orderOf(stakePaise: number, auto: number, variant: CrashVariant): Order<CrashEvent> {
  return {
    stakePaise,
    play(actions, draw) {
      const point = crashPoint(draw, variant)
      const [action, more] = actions
      if (!action) {
        return { events: [], stakePaise, payoutPaise: null, actions: ['cash-out'], safest: { action: 'crash' } }
      }
      if (more) throw new GameRefusal('This round is over')
      const times = action.action === 'crash' ? settledAt(point) : cashedOutAt(point, action.meta, action.action)
      const event: CrashEvent = times > 0 ? { type: 'cash-out', times } : { type: 'lost' }
      return {
        events: inOrder([event]),
        stakePaise,
        payoutPaise: paid(stakePaise, times),
        actions: [],
        safest: null,
      }
    },
  }

  function settledAt(point: number): number {
    return point >= auto ? auto : 0
  }

  /** Not above the automatic cash-out, which came first. */
  function cashedOutAt(point: number, meta: unknown, action: string): number {
    if (action !== 'cash-out') throw new GameRefusal('That is not possible now')
    const times = wholeNumber(fieldsOf(meta).times, 'The multiplier', leastTimes, variant.mostTimes)
    if (Math.min(times, auto) > point) throw new GameRefusal('Too late: it has crashed')
    return Math.min(times, auto)
  }
}
