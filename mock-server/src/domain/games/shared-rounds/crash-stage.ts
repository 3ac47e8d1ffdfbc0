import { type CrashVariant, crashPoint, elapsedUntil } from '@chaupar/games/rules/instant/crash'
import { fieldsOf, inOrder } from '@chaupar/games/rules/rules'
import type { MadeEnd, Stage } from './stage.ts'

/** The stage of a multiplier that rises until it crashes. */
export function crashStage(slug: string, curve: CrashVariant): Stage {
  return {
    slug,
    bettingMs: 6_000,
    settledMs: 3_000,
    slots: 2,
    curve,
    course(draw) {
      const times = crashPoint(draw, curve)
      const runningMs = elapsedUntil(times, curve)
      return { events: inOrder([{ type: 'crash', times }]), shownAtMs: [runningMs], runningMs }
    },
    decidedMs(meta, draw) {
      const point = crashPoint(draw, curve)
      const { autoCashOut } = fieldsOf(meta)
      const times = typeof autoCashOut === 'number' && autoCashOut <= point ? autoCashOut : point
      return elapsedUntil(times, curve)
    },
    lastAction: { action: 'crash' },
    drawFor: (_world, result) => () => 1 - (curve.expected * 100) / result,
    madeEnds(draw) {
      const point = crashPoint(draw, curve)
      return (chance) => madeEnd(curve, point, chance)
    },
  }
}

/** Somebody means to leave at a multiplier; where the curve ends before, the bet is lost there. */
function madeEnd(curve: CrashVariant, point: number, chance: number): MadeEnd {
  const times = Math.min(curve.mostTimes, 12 + Math.floor(90 / (1.001 - chance)))
  return times > point ? { atMs: elapsedUntil(point, curve), times: 0 } : { atMs: elapsedUntil(times, curve), times }
}
