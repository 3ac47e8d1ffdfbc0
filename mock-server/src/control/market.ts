import type { ControlData } from '@chaupar/api/control-client'
import { InvalidInput } from '../contract/invalid-input.ts'
import { toIso } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import { observedSnapshot } from '../domain/matches/current-market.ts'
import { forceMarketStatus, forcePrice, forcePriceByTicks } from '../domain/matches/market-control.ts'
import { listMatches } from '../domain/matches/matches.ts'
import type { MatchSnapshot } from '../domain/matches/odds-feed.ts'
import type { Market } from '../domain/odds/market.ts'
import type { PriceLevel } from '../domain/odds/price.ts'
import { decideMarket, decideMarketAgain } from '../domain/settlement/decide-market.ts'
import { finishMatch } from '../domain/settlement/finish-match.ts'
import { paise, rupees } from '../wire/money.ts'
import { fromHundredths, toHundredths } from '../wire/price.ts'
import type { ControlHandlers } from './control-call.ts'

/** Enough money behind a price whose size is not given. */
const defaultSizePaise = 10_000_000

/** Markets, their prices (held by hand until openMarket) and their results. */
export const marketHandlers = {
  suspendMarket: (input, registry) => {
    forceMarketStatus(registry.get(input.world), input.marketId, 'suspended')
    return null
  },
  runBall: (input, registry) => {
    forceMarketStatus(registry.get(input.world), input.marketId, 'ball_running')
    return null
  },
  openMarket: (input, registry) => {
    forceMarketStatus(registry.get(input.world), input.marketId, null)
    return null
  },
  movePrice: (input, registry) => {
    const { marketId, selectionId, side, price, ticks, line, size } = input
    const world = registry.get(input.world)
    if ((price === undefined) === (ticks === undefined)) throw new InvalidInput('Either price or ticks is required')
    if (price === undefined) {
      forcePriceByTicks(world, marketId, { selectionId, side, ticks: ticks ?? 0 })
      return null
    }
    const sizePaise = size === undefined ? defaultSizePaise : paise(size)
    const level = { priceHundredths: toHundredths(price) ?? 0, sizePaise, ...(line === undefined ? {} : { line }) }
    forcePrice(world, marketId, { selectionId, side, level })
    return null
  },
  listMarkets: ({ world: name, refMatchId }, registry) => {
    const world = registry.get(name)
    const wanted = refMatchId === undefined ? listMatches(world).map((match) => match.refMatchId) : [refMatchId]
    return wanted.map((id) => {
      const snapshot = observedSnapshot(world, id)
      if (!snapshot) throw new DomainError('match_not_found', { refMatchId: id })
      return wireMatch(snapshot)
    })
  },
  settleMatch: (input, registry) => {
    finishMatch(registry.get(input.world), input.refMatchId, input.winner ?? null)
    return null
  },
  settleMarket: (input, registry) => {
    decideMarket(registry.get(input.world), input.marketId, input.result)
    return null
  },
  voidMarket: (input, registry) => {
    decideMarket(registry.get(input.world), input.marketId, 'void')
    return null
  },
  resettleMarket: (input, registry) => {
    decideMarketAgain(registry.get(input.world), input.marketId, input.result)
    return null
  },
} satisfies Partial<ControlHandlers>

type WireMatch = ControlData<'listMarkets'>[number]

function wireMatch({ match, markets }: MatchSnapshot): WireMatch {
  const { refMatchId, matchName, sportId, competition, status, startTimeMs, score } = match
  return {
    refMatchId,
    matchName,
    sportId,
    competition,
    status,
    startTime: toIso(startTimeMs),
    score: score?.summary ?? null,
    markets: markets.map(wireMarket),
  }
}

function wireMarket({ marketId, HeadName, marketType, priceKind, status, result, runners }: Market) {
  return {
    marketId,
    HeadName,
    marketType,
    priceKind,
    status,
    result,
    runners: runners.map(({ selectionId, name, back, lay }) => ({
      selectionId,
      name,
      back: bestPrice(back),
      lay: bestPrice(lay),
    })),
  }
}

function bestPrice([best]: readonly PriceLevel[]) {
  if (best === undefined) return null
  const { sizePaise, line } = best
  return {
    price: fromHundredths(best.priceHundredths),
    size: rupees(sizePaise),
    ...(line === undefined ? {} : { line }),
  }
}
