import { type RiskWheelEvent, riskWheel } from '@chaupar/games/rules/instant/risk-wheel'
import type { Sector } from '../../drawing/wheels/fortune-wheel.tsx'
import { shownEvent } from '../events.ts'
import type { Bet, FaceRound } from '../face.ts'
import { textAt } from '../fields.ts'

export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

export function riskOf({ meta }: Bet): Risk {
  const chosen = textAt(meta, 'risk')
  return risks.find((risk) => risk === chosen) ?? 'low'
}

/** What the segments of a risk pay in their order, in hundredths. */
function timesOf(risk: Risk): readonly number[] {
  return riskWheel.wheels[risk] ?? []
}

/** Payout of a wheel, each figure once with how many segments bear it, the largest first. */
export function figuresOf(risk: Risk): [times: number, count: number][] {
  const counts = new Map<number, number>()
  for (const times of timesOf(risk)) counts.set(times, (counts.get(times) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => b - a)
}

/** Colours by what a segment pays: nothing is grey, the largest of a wheel is gold. */
export function toneOf(times: number, risk: Risk): Sector['tone'] {
  if (times === 0) return 0
  const paying = figuresOf(risk).filter(([figure]) => figure > 0)
  const tones: readonly Sector['tone'][] = [5, 4, 2, 3, 6]
  return tones[paying.findIndex(([figure]) => figure === times)] ?? 6
}

const sectorsByRisk = new Map<Risk, readonly Sector[]>(
  risks.map((risk) => [
    risk,
    timesOf(risk).map((times) => ({ tone: toneOf(times, risk), label: <text>{times / 100}</text> })),
  ]),
)

export function sectorsOf(risk: Risk): readonly Sector[] {
  return sectorsByRisk.get(risk) ?? []
}

/** How long the wheel turns, and how long its stop is looked at, in ms. */
export const turnMs = 3_200
export const restMs = 400

/** Where the wheel stopped, and what that pays in hundredths; null while it is not drawn. */
export function stopOf(round: FaceRound<RiskWheelEvent> | null): RiskWheelEvent | null {
  return shownEvent(round, 'spin') ?? null
}
