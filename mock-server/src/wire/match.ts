import type { Schema } from '@chaupar/contracts/api'
import { toIso } from '../domain/base/clock.ts'
import type { Match } from '../domain/odds/match.ts'
import { wireMarket } from './market.ts'

/** A match as openapi.yaml has it; the engine's scoreboard already has the API's shape. */
export function wireMatch(match: Match): Schema<'Match'> {
  const { startTimeMs, firstMarket, ...same } = match
  return {
    ...same,
    startTime: toIso(startTimeMs),
    firstMarket: firstMarket === null ? null : wireMarket(firstMarket),
  }
}
