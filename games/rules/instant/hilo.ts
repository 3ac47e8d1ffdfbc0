import { type Card, pack, rankOf, ranks } from '../cards.ts'
import { drawBelow } from '../draw.ts'
import { type BetReturn, checkMode, fieldsOf, GameRefusal, type GameRules, timesAtChance } from '../rules.ts'
import { type CashOutEvent, climbed, type Foothold } from './climb.ts'

/** Cards one after the other, each from a whole pack, the ace low: is the next higher or lower? */
export interface HiloVariant {
  /** What is given back of a stake of 1, before the times are rounded down: 0.99. */
  expected: number
  /** The most that is paid, in hundredths of the stake: a guess that could pay more is not offered. */
  mostTimes: number
  /** Cards of a round, the first one and skipped ones included: at the last it ends paid. */
  cards: number
}

export const hilo: HiloVariant = { expected: 0.99, mostTimes: 1_000_000, cards: 52 }
/** A short one: at most twelve guesses, at most 1,000x. */
export const hiloLadder: HiloVariant = { expected: 0.99, mostTimes: 100_000, cards: 13 }

/** Six guesses at most, at most 100x. */
export const hiloSprint: HiloVariant = { expected: 0.99, mostTimes: 10_000, cards: 7 }

const guesses = ['higher', 'lower'] as const
export type Guess = (typeof guesses)[number]

interface Streak extends Foothold {
  /** Of the card that lies open: 1 to 13. */
  rank: number
  /** Cards seen. */
  seen: number
  /** The chance of all guesses so far. */
  chance: number
}

/**
 * Whether a guess is right. The same rank counts as higher and as lower, but not where nothing else could come: above an ace
 * and below a king the next card must differ.
 */
function isRight(guess: Guess, rank: number, next: number): boolean {
  if (guess === 'higher') return rank === 1 ? next > rank : next >= rank
  return rank === ranks.length ? next < rank : next <= rank
}

const rankNumbers = ranks.map((_, below) => below + 1)

/** With which of the thirteen ranks each guess is right, by the rank that lies open, from 0. */
const rightRanks = {
  higher: [0, ...rankNumbers].map((rank) => rankNumbers.filter((next) => isRight('higher', rank, next))),
  lower: [0, ...rankNumbers].map((rank) => rankNumbers.filter((next) => isRight('lower', rank, next))),
}

function rightOf(guess: Guess, rank: number): readonly number[] {
  return rightRanks[guess][rank] ?? []
}

/** The first card opens the round. */
export type HiloEvent =
  | { type: 'card' | 'skip'; card: Card }
  | { type: 'guess'; guess: Guess; card: Card; isRight: boolean; times: number }
  | CashOutEvent

/** No `meta`. Actions: 'higher', 'lower', 'skip', 'cash-out'. The n-th card follows from the n-th number. */
export function hiloRules({ expected, mostTimes, cards }: HiloVariant): GameRules<HiloEvent> {
  const modes = ['base']
  const chanceAfter = (guess: Guess, rank: number, chance: number) =>
    (chance * rightOf(guess, rank).length) / ranks.length
  const offered = (rank: number, chance: number): Guess[] =>
    guesses.filter((guess) => timesAtChance(expected, chanceAfter(guess, rank, chance)) <= mostTimes)
  const stepsOf = (rank: number, seen: number, chance: number) => {
    const open = seen < cards ? offered(rank, chance) : []
    return open.length > 0 ? [...open, 'skip'] : []
  }

  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      fieldsOf(meta)
      return {
        stakePaise,
        play(actions, draw) {
          const next = () => pack[drawBelow(draw, pack.length)] ?? 'AS'
          const first = next()
          const rank = rankOf(first)
          const start: Streak = { rank, seen: 1, chance: 1, times: 100, steps: stepsOf(rank, 1, 1) }
          return climbed<Streak, HiloEvent>(actions, {
            stakePaise,
            start,
            opening: [{ type: 'card', card: first }],
            step(at, { action }) {
              const card = next()
              const rank = rankOf(card)
              const seen = at.seen + 1
              if (action === 'skip') {
                const steps = stepsOf(rank, seen, at.chance)
                return { at: { ...at, rank, seen, steps }, event: { type: 'skip', card } }
              }
              const guess = guesses.find((name) => name === action)
              if (!guess) throw new GameRefusal('A guess is higher or lower')
              const chance = chanceAfter(guess, at.rank, at.chance)
              const right = isRight(guess, at.rank, rank)
              const times = right ? timesAtChance(expected, chance) : 0
              const steps = right ? stepsOf(rank, seen, chance) : []
              return {
                at: { rank, seen, chance, times, steps },
                event: { type: 'guess', guess, card, isRight: right, times },
              }
            },
            hidden: [],
          })
        },
      }
    },
    returns() {
      const single = ranks.slice(1).map((_, fewer): BetReturn => {
        const chance = (fewer + 1) / ranks.length
        const times = timesAtChance(expected, chance)
        return {
          bet: `One guess, right with ${fewer + 1} of ${ranks.length} ranks`,
          expected: (times * chance) / 100,
          mostTimes: times,
          proof: 'closed form',
        }
      })
      return [
        ...single,
        { bet: 'The rarer guess as long as it is offered', expected: rarest(), mostTimes, proof: 'enumeration' },
      ]
    },
    sampleBets: () => [{ amountPaise: 1_000, mode: 'base' }],
  }

  /** What is given back when each guess is the rarer one, until that one is not offered. */
  function rarest(): number {
    const known = new Map<string, number>()
    const from = (rank: number, seen: number, chance: number): number => {
      const guess = rightOf('higher', rank).length < rightOf('lower', rank).length ? 'higher' : 'lower'
      const after = chanceAfter(guess, rank, chance)
      if (seen === cards || timesAtChance(expected, after) > mostTimes) return timesAtChance(expected, chance) / 100
      const key = `${rank} ${seen} ${Math.round(1e9 / chance)}`
      const before = known.get(key)
      if (before !== undefined) return before
      const value = rightOf(guess, rank).reduce((sum, next) => sum + from(next, seen + 1, after), 0) / ranks.length
      known.set(key, value)
      return value
    }
    return rankNumbers.reduce((sum, rank) => sum + from(rank, 1, 1), 0) / ranks.length
  }
}
