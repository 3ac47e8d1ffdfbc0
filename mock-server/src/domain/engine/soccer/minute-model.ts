/**
 * The events of one minute and their chances: at most one of a goal or a sending-off of either side, in whole parts of a
 * million. They depend on the clubs, the minute, the score and missing players. Prices use the same table, so they are fair.
 */
import { HALF_MINUTES, type Side, type SoccerSpec } from './spec.ts'

export const SCALE = 1_000_000

/** The inputs of the chances. `half` 0 or 1; `minute` counts from 1 within the half. */
export interface MinutePoint {
  half: 0 | 1
  minute: number
  goals: readonly [number, number]
  reds: readonly [number, number]
}

/** Parts of a million, by side. */
export interface MinuteWeights {
  goal: [number, number]
  red: [number, number]
}

const BASE_GOAL = [15_600, 12_300] as const
const PER_RATING = 9
const PER_TEMPO = 7
const BASE_RED = 1_050
/** More are sent off than this never. */
export const MOST_REDS = 2

/** In per cent, by quarter of an hour; added time at the end of a half counts more. */
const BY_QUARTER = [
  [85, 93, 98],
  [103, 108, 116],
] as const
const STOPPAGE = 130

const BEHIND = 110
const AHEAD = 94
const SHORT = 65
const OTHER_SHORT = 125

/** Chances of the minute about to be played. */
export function minuteWeights(spec: SoccerSpec, point: MinutePoint): MinuteWeights {
  return {
    goal: [goalWeight(spec, point, 0), goalWeight(spec, point, 1)],
    red: [redWeight(point, 0), redWeight(point, 1)],
  }
}

function goalWeight(spec: SoccerSpec, point: MinutePoint, side: Side): number {
  const other: Side = side === 0 ? 1 : 0
  const strength = 100 + PER_RATING * (spec.teams[side].rating - spec.teams[other].rating)
  const lead = point.goals[side] - point.goals[other]
  const factors = [strength, 100 + PER_TEMPO * spec.tempo, tempoAt(point), lead < 0 ? BEHIND : lead > 0 ? AHEAD : 100]
  for (let red = 0; red < point.reds[side]; red++) factors.push(SHORT)
  for (let red = 0; red < point.reds[other]; red++) factors.push(OTHER_SHORT)
  return factors.reduce((weight, factor) => Math.floor((weight * factor) / 100), BASE_GOAL[side])
}

function tempoAt({ half, minute }: MinutePoint): number {
  if (minute > HALF_MINUTES) return STOPPAGE
  return BY_QUARTER[half][Math.floor((minute - 1) / 15)] ?? STOPPAGE
}

function redWeight({ reds }: MinutePoint, side: Side): number {
  return reds[side] < MOST_REDS ? BASE_RED : 0
}

/** Chances, in parts of a hundred, of so many added minutes; shown only when the half's forty-five are over. */
export const ADDED: readonly (readonly [minutes: number, parts: number])[][] = [
  [
    [1, 30],
    [2, 35],
    [3, 25],
    [4, 10],
  ],
  [
    [2, 10],
    [3, 20],
    [4, 30],
    [5, 20],
    [6, 12],
    [7, 8],
  ],
]
