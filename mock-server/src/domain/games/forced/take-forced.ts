import type { Seeds } from '@chaupar/contracts/games/fairness'
import type { GameRules, Order } from '@chaupar/contracts/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { findDraw, testerSeeds } from './find-draw.ts'
import { dropForcedNext, forcedNext, saveForcedRound } from './forced-next-records.ts'
import { outcomeNamed } from './outcomes-of-game.ts'

/**
 * What the round of this order is drawn from when a tester has set what it comes to; null when nobody has. Where no draw gives
 * that for this bet, what was set stays set for another.
 */
export function seedsByTester(
  world: WorldContext,
  slug: string,
  asked: { rules: GameRules; order: Order; mode: string },
): Seeds | 'none found' | null {
  const words = forcedNext(world, slug)
  const outcome = words === null ? null : outcomeNamed(slug, words)
  if (outcome === null) return null
  const draw = findDraw(world, asked, outcome)
  return draw === null ? 'none found' : testerSeeds(world, draw)
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
