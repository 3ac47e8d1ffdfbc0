import { drawBelow } from '../draw.ts'
import { type GameRules, oneOf } from '../rules.ts'
import { singleBetRules } from './single.ts'

/** A wheel of equal segments, one set of them for each risk. */
export interface RiskWheelVariant {
  /** What the segments pay in their order around the wheel, in hundredths of the stake. */
  wheels: Readonly<Record<string, readonly number[]>>
}

export const riskWheel: RiskWheelVariant = {
  wheels: {
    low: [0, 120, 120, 150, 120, 120, 0, 120, 120, 110, 0, 120, 120, 150, 120, 120, 0, 120, 120, 110],
    medium: [0, 190, 0, 150, 0, 200, 0, 150, 0, 190, 0, 150, 0, 400, 0, 150, 0, 200, 0, 200],
    high: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1_970],
  },
}

/** The segment counts from 0. */
export type RiskWheelEvent = { type: 'spin'; segment: number; times: number }

/** `meta`: { risk: name of a wheel }. */
export function riskWheelRules({ wheels }: RiskWheelVariant): GameRules<RiskWheelEvent> {
  const risks = Object.keys(wheels)
  return singleBetRules({
    read: ({ risk }) => wheels[oneOf(risk, 'The risk', risks)] ?? [],
    outcome(wheel, draw) {
      const segment = drawBelow(draw, wheel.length)
      const times = wheel[segment] ?? 0
      return { events: [{ type: 'spin', segment, times }], times }
    },
    kinds: () =>
      Object.entries(wheels).map(([risk, wheel]) => ({
        meta: { risk },
        back: {
          bet: `One spin, ${risk} risk`,
          expected: wheel.reduce((sum, times) => sum + times, 0) / (100 * wheel.length),
          mostTimes: Math.max(...wheel),
          proof: 'enumeration',
        },
      })),
  })
}
