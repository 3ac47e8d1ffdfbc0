import type { Seeds } from '@chaupar/games/rules/fairness'
import { GameRefusal, type GameRules, type Order } from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { findDraw, searchDraw, testerSeeds } from './find-draw.ts'
import { dropForcedNext, firstFreeDraw, forcedNext, saveForcedRound } from './forced-next-records.ts'
import type { NamedOutcome } from './outcome.ts'
import { outcomeNamed } from './outcomes-of-game.ts'

/** An order as it was asked for. */
type Asked = { amountPaise: number; mode: string; meta?: unknown }

/** Draws that were searched for in steps, null for a search without success: by search, the newest last. */
const searched = new WeakMap<WorldContext, Map<string, number | null>>()
const mostSearched = 100

/**
 * The seeds of the round of this order when a tester has set its outcome; null when none is set. When no draw gives the outcome
 * for this bet, it stays set for another bet.
 */
export function seedsByTester(
  world: WorldContext,
  slug: string,
  { rules, order, asked }: { rules: GameRules; order: Order; asked: Asked },
): Seeds | 'none found' | null {
  const outcome = outcomeSet(world, slug)
  if (outcome === null) return null
  const known = searched.get(world)?.get(keyOf(world, slug, outcome, asked))
  const draw = known === undefined ? findDraw(world, { rules, order, mode: asked.mode }, outcome) : known
  return draw === null ? 'none found' : testerSeeds(world, draw)
}

/**
 * The search that `seedsByTester` would make, in steps of some milliseconds; its result is kept for it. Null when nothing is set,
 * when it was made, and for an order that the rules refuse.
 */
export function searchAhead(
  world: WorldContext,
  slug: string,
  rules: GameRules,
  asked: Asked,
): Iterator<undefined> | null {
  const outcome = outcomeSet(world, slug)
  if (outcome === null) return null
  const key = keyOf(world, slug, outcome, asked)
  const known = searched.get(world) ?? new Map<string, number | null>()
  searched.set(world, known)
  const order = known.has(key) ? null : orderOf(rules, asked)
  if (order === null) return null
  return (function* () {
    known.set(key, yield* searchDraw(world, { rules, order, mode: asked.mode }, outcome))
    for (const oldest of known.keys()) if (known.size > mostSearched) known.delete(oldest)
    return undefined
  })()
}

/** Keeps that a round was drawn so; the next one is free again. */
export function keepForced(
  world: WorldContext,
  slug: string,
  { roundId, seeds }: { roundId: number; seeds: Seeds },
): void {
  dropForcedNext(world, slug)
  saveForcedRound(world, roundId, seeds.nonce)
}

function outcomeSet(world: WorldContext, slug: string): NamedOutcome | null {
  const words = forcedNext(world, slug)
  return words === null ? null : outcomeNamed(slug, words)
}

function keyOf(world: WorldContext, slug: string, { words }: NamedOutcome, { amountPaise, mode, meta }: Asked): string {
  return JSON.stringify([firstFreeDraw(world), slug, words, amountPaise, mode, meta ?? null])
}

function orderOf(rules: GameRules, { amountPaise, mode, meta }: Asked): Order | null {
  try {
    return rules.order(amountPaise, mode, meta)
  } catch (error) {
    if (error instanceof GameRefusal) return null
    throw error
  }
}
