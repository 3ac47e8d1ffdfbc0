import { expect } from 'vitest'
import { listMatches, matchOdds } from '../../src/domain/matches/matches.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import type { Market } from '../../src/domain/odds/market.ts'
import type { FaultEffect } from '../../src/world/faults.ts'
import type { World } from '../../src/world/world.ts'
import { brokenInvariants, seededId } from '../support/worlds.ts'

/** The player's balance in paise. */
export function balance(world: World): number {
  return balanceOf(world, seededId(world)).balancePaise
}

/** The match odds of the first listed match. */
export function odds(world: World): Market {
  const market = matchOdds(world, listMatches(world)[0]?.refMatchId ?? '').markets[0]
  if (!market) throw new Error('no match odds')
  return market
}

/** The first back price of the match odds, in hundredths. */
export function firstBack(world: World): number {
  return odds(world).runners[0]?.back[0]?.priceHundredths ?? 0
}

/** Expects one fault that answers with this error. */
export function expectError(taken: FaultEffect[], code: string, status: number, message?: string): void {
  expect(taken).toMatchObject([{ kind: 'error', code, status, ...(message ? { message } : {}) }])
}

/** Expects every invariant of the ledger to hold. */
export function expectSound(world: World): void {
  expect(brokenInvariants(world)).toEqual([])
}
