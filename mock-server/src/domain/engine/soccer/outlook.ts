/**
 * The model behind soccer prices: the distribution of the final score, by walking the minute model forward from the present score. A half whose
 * added minutes are not shown yet ends after each of them with the chance that this was all.
 */
import { ADDED, MOST_REDS, minuteWeights, SCALE } from './minute-model.ts'
import { HALF_MINUTES, type SoccerSpec } from './spec.ts'
import { isOver, type SoccerState } from './state.ts'

/** Chance of each final score; `[home][away]`. */
export type FinalScores = readonly Float64Array[]

/** Further goals of a side beyond this count as one. */
const MOST_GOALS = 7
const WIDTH = MOST_GOALS + 1
const REDS = MOST_REDS + 1
const CELLS = WIDTH * WIDTH * REDS * REDS
const NEGLIGIBLE = 1e-9

/** Mass by further goals and by sendings-off, [home goals][away goals][home reds][away reds]. */
type Layer = Float64Array

export function finalScores(state: SoccerState): FinalScores {
  const from = state.phase === 'half-time' ? { half: 1 as const, minute: 0, added: null } : state
  let layer: Layer = new Float64Array(CELLS)
  layer[cell(0, 0, state.reds[0], state.reds[1])] = 1
  if (!isOver(state)) {
    layer = playHalf(state, layer, from.half, from.minute, from.added)
    if (from.half === 0) layer = playHalf(state, layer, 1, 0, null)
  }
  return summed(state, layer)
}

function playHalf(state: SoccerState, start: Layer, half: 0 | 1, played: number, added: number | null): Layer {
  const lengths = added === null ? (ADDED[half] ?? []) : [[added, 100] as const]
  const longest = HALF_MINUTES + (lengths.at(-1)?.[0] ?? 0)
  const ended: Layer = new Float64Array(CELLS)
  let layer = start
  let going = 100
  for (let minute = played + 1; minute <= longest; minute++) {
    layer = playMinute(state.spec, state, layer, half, minute)
    const parts = lengths.find(([minutes]) => HALF_MINUTES + minutes === minute)?.[1] ?? 0
    if (parts === 0) continue
    // This share of the matches still going on ends in this minute.
    for (let index = 0; index < CELLS; index++) {
      const mass = ((layer[index] ?? 0) * parts) / going
      ended[index] = (ended[index] ?? 0) + mass
      layer[index] = (layer[index] ?? 0) - mass
    }
    going -= parts
  }
  return ended
}

function playMinute(spec: SoccerSpec, now: SoccerState, layer: Layer, half: 0 | 1, minute: number): Layer {
  const next: Layer = new Float64Array(CELLS)
  const weights = byLeadAndReds(spec, half, minute)
  for (let home = 0; home < WIDTH; home++) {
    for (let away = 0; away < WIDTH; away++) {
      const lead = Math.sign(now.goals[0] + home - now.goals[1] - away)
      const first = cell(home, away, 0, 0)
      const scored = [cell(home + 1, away, 0, 0), cell(home, away + 1, 0, 0)] as const
      for (let reds = 0; reds < REDS * REDS; reds++) {
        const mass = layer[first + reds] ?? 0
        const minuteOf = weights[(lead + 1) * REDS * REDS + reds]
        if (mass < NEGLIGIBLE || minuteOf === undefined) continue
        add(next, first + reds, mass * minuteOf.quiet)
        add(next, scored[0] + reds, mass * minuteOf.homeGoal)
        add(next, scored[1] + reds, mass * minuteOf.awayGoal)
        if (minuteOf.homeRed > 0) add(next, first + reds + REDS, mass * minuteOf.homeRed)
        if (minuteOf.awayRed > 0) add(next, first + reds + 1, mass * minuteOf.awayRed)
      }
    }
  }
  return next
}

interface MinuteChances {
  quiet: number
  homeGoal: number
  awayGoal: number
  homeRed: number
  awayRed: number
}

/** One minute's chances for each lead (-1, 0, 1) and each pair of sendings-off: all that they depend on. */
function byLeadAndReds(spec: SoccerSpec, half: 0 | 1, minute: number): MinuteChances[] {
  return [-1, 0, 1].flatMap((lead) =>
    Array.from({ length: REDS * REDS }, (_, index): MinuteChances => {
      const reds = [Math.floor(index / REDS), index % REDS] as const
      const { goal, red } = minuteWeights(spec, { half, minute, goals: [lead, 0], reds })
      return {
        quiet: (SCALE - goal[0] - goal[1] - red[0] - red[1]) / SCALE,
        homeGoal: goal[0] / SCALE,
        awayGoal: goal[1] / SCALE,
        homeRed: red[0] / SCALE,
        awayRed: red[1] / SCALE,
      }
    }),
  )
}

function cell(home: number, away: number, homeReds: number, awayReds: number): number {
  const score = Math.min(MOST_GOALS, home) * WIDTH + Math.min(MOST_GOALS, away)
  return (score * REDS + Math.min(MOST_REDS, homeReds)) * REDS + Math.min(MOST_REDS, awayReds)
}

function place(index: number): [home: number, away: number, homeReds: number, awayReds: number] {
  const reds = index % (REDS * REDS)
  const score = (index - reds) / (REDS * REDS)
  const away = score % WIDTH
  return [(score - away) / WIDTH, away, Math.floor(reds / REDS), reds % REDS]
}

function summed(state: SoccerState, layer: Layer): FinalScores {
  const scores = Array.from({ length: state.goals[0] + WIDTH }, () => new Float64Array(state.goals[1] + WIDTH))
  for (let index = 0; index < CELLS; index++) {
    const [home, away] = place(index)
    const row = scores[state.goals[0] + home]
    if (row !== undefined) add(row, state.goals[1] + away, layer[index] ?? 0)
  }
  return scores
}

function add(cells: Float64Array, index: number, mass: number): void {
  cells[index] = (cells[index] ?? 0) + mass
}
