import type { Schema } from '@chaupar/api/api'
import { toIso } from '../domain/base/clock.ts'
import { type Market, type Runner, takesOffers } from '../domain/odds/market.ts'
import type { Match } from '../domain/odds/match.ts'
import type { PriceLevel } from '../domain/odds/price.ts'
import { rupees } from './money.ts'
import { fromHundredths } from './price.ts'

/** A market as openapi.yaml has it: rupees for paise, ISO for milliseconds. */
export function wireMarket(market: Market): Schema<'Market'> {
  const { minStakePaise, maxStakePaise, publishedAtMs, runners, ...same } = market
  return {
    ...same,
    minStake: rupees(minStakePaise),
    maxStake: rupees(maxStakePaise),
    publishedAt: toIso(publishedAtMs),
    runners: runners.map(wireRunner),
    ...(takesOffers(market) ? { takesOffers: true } : {}),
  }
}

function wireRunner({ selectionId, name, status, back, lay }: Runner): Schema<'Runner'> {
  return { selectionId, name, status, back: back.map(wireLevel), lay: lay.map(wireLevel) }
}

function wireLevel({ priceHundredths, sizePaise, line }: PriceLevel): Schema<'Price'> {
  return { price: fromHundredths(priceHundredths), size: rupees(sizePaise), ...(line === undefined ? {} : { line }) }
}

/** A match as openapi.yaml has it; the engine's scoreboard already has the API's shape. */
export function wireMatch(match: Match): Schema<'Match'> {
  const { startTimeMs, firstMarket, ...same } = match
  return {
    ...same,
    startTime: toIso(startTimeMs),
    firstMarket: firstMarket === null ? null : wireMarket(firstMarket),
  }
}
