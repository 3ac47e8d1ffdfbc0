import { type Draw, fairDraw, type Seeds } from '@chaupar/games/rules/fairness'
import type { GameRules, Order } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { firstFreeDraw } from './forced-next-records.ts'
import type { NamedOutcome } from './outcome.ts'
import { betOn } from './outcomes-of-game.ts'

/** Well under a second of work; a bound on numbers and not on time, so that a journal done again finds the same. */
const mostNumbers = 400_000

/** A step of the search: some milliseconds of work. */
const numbersOfStep = 4_000

/** The first of a round costs as much as this many. */
const numbersOfBlock = 8

/** Stands where other rounds have the player's seed. */
const byTester = 'set by a tester'

/** The seeds of a round that a tester has set: of the world alone, and of no player. */
export function testerSeeds(world: WorldContext, draw: number): Seeds {
  const serverSeed = world.random.bytes('rounds set by a tester', 0, 32).toString('hex')
  return { serverSeed, clientSeed: byTester, nonce: draw }
}

type Asked = { rules: GameRules; order: Order; mode: string }

/** The number of the first draw, of those that no round came to, that gives an order this outcome; null when none was found. */
export function findDraw(world: WorldContext, asked: Asked, outcome: NamedOutcome): number | null {
  const search = searchDraw(world, asked, outcome)
  let step = search.next()
  while (step.done !== true) step = search.next()
  return step.value
}

/** The same search in steps, between which others can be served: an outcome that a bet cannot have takes half a second. */
export function* searchDraw(
  world: WorldContext,
  { rules, order, mode }: Asked,
  { holds }: NamedOutcome,
): Generator<undefined, number | null> {
  let numbers = 0
  let stepAt = numbersOfStep
  for (let draw = firstFreeDraw(world); numbers < mostNumbers; draw += 1) {
    const counted = (): Draw => {
      const next = fairDraw(testerSeeds(world, draw))
      numbers += numbersOfBlock
      return () => {
        numbers += 1
        return next()
      }
    }
    const tried = {
      outcome: order.play([], counted()),
      after: (action: Parameters<Order['play']>[0][number]) => order.play([action], counted()),
      on: (spot: string) => betOn(rules, mode, spot).play([], counted()),
    }
    if (holds(tried)) return draw
    if (numbers >= stepAt) {
      stepAt = numbers + numbersOfStep
      yield undefined
    }
  }
  return null
}
