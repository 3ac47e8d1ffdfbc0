import { rupeeText } from '../../base/rupee-text.ts'
import { keepNotification } from '../../content/notification-records.ts'
import { currentSnapshot } from '../../matches/current-market.ts'
import { marketRecord } from '../../matches/market-records.ts'
import type { LiveWorld } from '../../matches/odds-feed.ts'
import type { Market } from '../../odds/market.ts'
import type { PriceLevel } from '../../odds/price.ts'
import { outcomesOf } from '../../odds/profit-loss.ts'
import { pauseRefusal } from '../../play-limits/pauses.ts'
import { countBet, emitBetChanged } from '../accept-bet.ts'
import { betRecord, saveAccepted, splitBet } from '../bet-records.ts'
import { exposureWith } from '../position-records.ts'
import { lapseOffer } from './end-offer.ts'
import { matchesWithOffers, type Offer, offersOfMatch, saveMet } from './offer-records.ts'

/**
 * Compares every waiting offer with its present market: the offer is matched with the board, and lapses when its market has
 * turned in play (unless it stays), or its player takes a break from play.
 */
export function matchOffers(world: LiveWorld): void {
  for (const refMatchId of matchesWithOffers(world)) {
    const markets = currentSnapshot(world, refMatchId)?.markets ?? []
    for (const offer of offersOfMatch(world, refMatchId)) {
      const market = markets.find(({ marketId }) => marketId === offer.marketId)
      if (!market) continue
      const lapses = (market.inPlay && !offer.keepsInPlay) || pauseRefusal(world, offer.playerId) !== null
      if (lapses) lapseOffer(world, offer)
      else if (matchOffer(world, market, offer)) notifyMatched(world, market, offer)
    }
  }
}

/**
 * Matches an offer with the board's money at its price or a better one, each level at its own price and up to its size. Unchanged
 * money is matched once. Answers whether anything was matched.
 */
export function matchOffer(world: LiveWorld, market: Market, offer: Offer): boolean {
  if (market.status !== 'open' || world.clock.now() < offer.matchesFromMs) return false
  const levels = levelsFor(market, offer)
  const met = new Set(offer.met.split(' '))
  let leftPaise = offer.leftPaise
  for (const level of levels.filter((one) => !met.has(nameOf(one)))) {
    const partPaise = Math.min(leftPaise, level.sizePaise)
    if (partPaise > 0) matchPart(world, offer, level, partPaise)
    leftPaise -= partPaise
  }
  const nowMet = levels.map(nameOf).join(' ')
  if (leftPaise > 0 && nowMet !== offer.met) saveMet(world, offer.betId, nowMet)
  return leftPaise < offer.leftPaise
}

/** The levels that can match an offer, best first. */
function levelsFor({ runners }: Market, { selectionId, side, priceHundredths }: Offer): PriceLevel[] {
  const runner = runners.find((one) => one.selectionId === selectionId)
  if (runner?.status !== 'active') return []
  return side === 'back'
    ? runner.back.filter((level) => level.priceHundredths >= priceHundredths)
    : runner.lay.filter((level) => level.priceHundredths <= priceHundredths)
}

function nameOf({ priceHundredths, sizePaise }: PriceLevel): string {
  return `${priceHundredths}x${sizePaise}`
}

/** A part becomes an open bet of its own; the last one keeps the id under which the offer was placed. */
function matchPart(world: LiveWorld, { betId, playerId, marketId }: Offer, level: PriceLevel, partPaise: number): void {
  const market = marketRecord(world, marketId)
  const bet = betRecord(world, betId)
  if (!market || !bet) throw new Error(`offer ${betId} is missing`)
  const { selectionId, side } = bet
  const { priceHundredths } = level
  const partId = partPaise === bet.stakePaise ? betId : splitBet(world, bet, partPaise, () => nothingYet)
  const outcomes = outcomesOf({ priceKind: 'decimal', side, priceHundredths, stakePaise: partPaise })
  const position = { outcomeKey: selectionId, ...outcomes }
  // Saved first: the matched part no longer counts as a waiting offer.
  saveAccepted(world, partId, { priceHundredths, line: null }, outcomes)
  const exposure = exposureWith(world, playerId, market, position)
  countBet(world, partId, { playerId, marketId, position, exposure })
  if (partId !== betId) emitBetChanged(world, playerId, betId)
}

const nothingYet = { ifTruePaise: 0, ifFalsePaise: 0 }

function notifyMatched(world: LiveWorld, market: Market, offer: Offer): void {
  const left = offersOfMatch(world, offer.refMatchId).find(({ betId }) => betId === offer.betId)
  const matchedPaise = offer.offeredPaise - (left?.leftPaise ?? 0)
  keepNotification(world, offer.playerId, {
    title: 'Offer matched',
    message: `${offer.runnerName}, ${market.HeadName}: ${rupeeText(matchedPaise)} of ${rupeeText(offer.offeredPaise)}`,
    status: 'success',
  })
}
