import type { Draw } from '../rules/fairness.ts'
import type { GameAction, GameRules, RoundOutcome } from '../rules/rules.ts'

/** What is played in a simulation, the same in every round; a sample bet is one. */
export interface Play {
  /** 1,000 rupees unless said. */
  amountPaise?: number
  /** The first of the game's modes unless said. */
  mode?: string
  meta: unknown
  /** The next action of a round that goes on; without it, the safest. */
  decide?: (outcome: RoundOutcome) => GameAction
}

/** What a simulation gave back of a stake of 1. */
export interface Simulated {
  mean: number
  /** Four standard errors of the mean. */
  tolerance: number
  /** The most that a round paid, in hundredths of the stake. */
  mostTimes: number
}

/** Rounds of a simulation: 20,000, or `SIMULATION_ROUNDS` for the long form. */
export const simulationRounds = Number(process.env.SIMULATION_ROUNDS ?? 20_000)

/** Numbers of a quick generator (sfc32), the same for the same seed; for simulations only. */
export function quickDraw(seed: number): Draw {
  let [a, b, c, count] = [0x9e3779b9, 0x243f6a88, seed | 0, 1]
  const next = () => {
    const sum = (a + b + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }
  for (let warmUp = 0; warmUp < 16; warmUp += 1) next()
  return next
}

/** A draw that can be begun again: each call starts again at the first of the same numbers. */
function repeatable(source: Draw): () => Draw {
  const drawn: number[] = []
  return () => {
    let at = 0
    return () => {
      if (at === drawn.length) drawn.push(source())
      const number = drawn[at] ?? 0
      at += 1
      return number
    }
  }
}

/**
 * Plays rounds of one bet to their end. A stake that was raised inside a round counts by its gain: the mean is 1 + gain over
 * the stake that opened the round.
 */
export function simulate(rules: GameRules, play: Play, rounds = simulationRounds, seed = 1): Simulated {
  const { amountPaise = 100_000, mode = rules.modes[0] ?? '', meta, decide } = play
  const order = rules.order(amountPaise, mode, meta)
  const source = quickDraw(seed)
  let sum = 0
  let squares = 0
  let mostPaise = 0
  for (let round = 0; round < rounds; round += 1) {
    const draw = repeatable(source)
    const actions: GameAction[] = []
    let outcome = order.play(actions, draw())
    while (outcome.payoutPaise === null) {
      const action = decide ? decide(outcome) : outcome.safest
      if (!action) throw new Error(`Nothing to do after ${JSON.stringify(outcome.events)}`)
      actions.push(action)
      outcome = order.play(actions, draw())
    }
    const back = 1 + (outcome.payoutPaise - outcome.stakePaise) / amountPaise
    sum += back
    squares += back * back
    mostPaise = Math.max(mostPaise, outcome.payoutPaise)
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(Math.max(0, squares / rounds - mean * mean))
  return { mean, tolerance: (4 * deviation) / Math.sqrt(rounds), mostTimes: (mostPaise * 100) / amountPaise }
}
