import type { Draw } from './fairness.ts'
import {
  type BetReturn,
  checkMode,
  decided,
  fieldsOf,
  GameRefusal,
  type GameRules,
  paid,
  wholeNumber,
} from './rules.ts'

/** Numbers of the die: 0.00 to 99.99, in hundredths. */
const faces = 10_000
const leastChance = 200
const mostChance = 9_800

/** A die of a thousand times ten faces, rolled over or under a target. */
export interface DiceVariant {
  /** What is given back of a stake of 1 before the multiplier is rounded down to the hundredth: 0.99. */
  expected: number
}

export type DiceEvent = { type: 'roll'; roll: number; target: number; over: boolean; times: number }

/** `meta`: { target: hundredths from 0 to 9999, over: boolean }. Wins on a roll above, or below, the target. */
export function diceRules({ expected }: DiceVariant): GameRules<DiceEvent> {
  const timesOf = (chance: number) => Math.floor((expected * 100 * faces) / chance)
  const modes = ['base']
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      const { target: wanted, over } = fieldsOf(meta)
      const target = wholeNumber(wanted, 'The target', 0, faces - 1)
      if (typeof over !== 'boolean') throw new GameRefusal('A bet on the dice is over or under')
      const chance = over ? faces - 1 - target : target
      if (chance < leastChance || chance > mostChance) throw new GameRefusal('The chance is between 2 % and 98 %')
      return {
        stakePaise,
        play(actions, draw) {
          const roll = rollOf(draw)
          const isWon = over ? roll > target : roll < target
          const times = isWon ? timesOf(chance) : 0
          return decided(actions, {
            events: [{ type: 'roll', roll, target, over, times }],
            stakePaise,
            payoutPaise: paid(stakePaise, times),
          })
        },
      }
    },
    returns: () =>
      [leastChance, 2_500, 4_950, 7_500, mostChance].map((chance): BetReturn => {
        const times = timesOf(chance)
        return {
          bet: `Chance of ${chance / 100} %`,
          expected: (times * chance) / (100 * faces),
          mostTimes: times,
          proof: 'enumeration',
        }
      }),
    sampleBets: () =>
      [true, false].map((over) => ({ amountPaise: 1_000, mode: 'base', meta: { target: 5_000, over } })),
  }
}

/** The roll of a round, in hundredths: 0 to 9999. */
export function rollOf(draw: Draw): number {
  return Math.floor(draw() * faces)
}
