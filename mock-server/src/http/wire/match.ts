import type { Schema } from '@chaupar/contracts/api'
import { toIso } from '../../domain/clock.ts'
import type { Match, Score } from '../../domain/match.ts'
import { wireMarket } from './market.ts'

export function wireMatch(match: Match): Schema<'Match'> {
  const { startTimeMs, score, firstMarket, ...same } = match
  return {
    ...same,
    startTime: toIso(startTimeMs),
    score: score === null ? null : wireScore(score),
    firstMarket: firstMarket === null ? null : wireMarket(firstMarket),
  }
}

/** What a sport does not have at the moment (a target, a bowler) is absent on the wire, not null. */
export function wireScore({ target, need, bowler, ...same }: Score): Schema<'Score'> {
  return {
    ...same,
    ...(target === null ? {} : { target }),
    ...(need === null ? {} : { need }),
    ...(bowler === null ? {} : { bowler }),
  }
}
