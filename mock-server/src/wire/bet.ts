import type { Schema } from '@chaupar/api/api'
import { toIso } from '../domain/base/clock.ts'
import type { AutoCashOut } from '../domain/betting/auto-cash-out/set-auto-cash-out.ts'
import type { Bet, BetPage, PlacedBet } from '../domain/betting/bet.ts'
import type { CashOutQuote } from '../domain/betting/cash-out/cash-out-bet.ts'
import type { MarketCashedOut, MarketCashOut } from '../domain/betting/cash-out/market-cash-out.ts'
import type { BetMatch, Exposure } from '../domain/betting/exposure.ts'
import { rupees, wireWallet } from './money.ts'
import { fromHundredths } from './price.ts'

/** A bet as the lists and pushes show it (spec 3), without fields that do not apply. */
export function wireBet(bet: Bet): Schema<'Bet'> {
  return {
    id: bet.id,
    refMatchId: bet.refMatchId,
    matchName: bet.matchName,
    marketId: bet.marketId,
    selectionId: bet.selectionId,
    HeadName: bet.HeadName,
    runnerName: bet.runnerName,
    priceKind: bet.priceKind,
    odds: fromHundredths(bet.priceHundredths),
    stack: rupees(bet.stackPaise),
    selectionType: bet.selectionType,
    status: bet.status,
    createdAt: toIso(bet.createdAtMs),
    ...(bet.line === null ? {} : { line: bet.line }),
    ...(bet.askedHundredths === null ? {} : { askedOdds: fromHundredths(bet.askedHundredths) }),
    ...(bet.askedLine === null ? {} : { askedLine: bet.askedLine }),
    ...(bet.profitLossPaise === null ? {} : { profitLoss: rupees(bet.profitLossPaise) }),
    ...(bet.status === 'pending' ? { delayMs: bet.delayMs } : {}),
    ...(bet.offer === null ? {} : { offer: wireOffer(bet.offer) }),
    ...(bet.rejectCode === null ? {} : { reason: bet.rejectCode }),
  }
}

function wireOffer({ stakePaise, matchedPaise, keepInPlay }: NonNullable<Bet['offer']>): Schema<'BetOffer'> {
  return { stake: rupees(stakePaise), matched: rupees(matchedPaise), keepInPlay }
}

export function wireBetPage({ bets, count }: BetPage): Schema<'BetPage'> {
  return { bets: bets.map(wireBet), count }
}

export function wirePlacedBet({ bet, wallet, exposurePaise }: PlacedBet): Schema<'PlacedBet'> {
  return { bet: wireBet(bet), wallet: wireWallet(wallet), exposureAmount: rupees(exposurePaise) }
}

export function wireCashOutQuote({ betId, amountPaise, profitLossPaise, releasedPaise, expiresAtMs }: CashOutQuote) {
  return {
    betId,
    amount: rupees(amountPaise),
    profitLoss: rupees(profitLossPaise),
    released: rupees(releasedPaise),
    expiresAt: toIso(expiresAtMs),
  } satisfies Schema<'CashOutQuote'>
}

/** An offer for all bets of a market; a runner's outcome names the runner, an outcome of runs the runs. */
export function wireMarketCashOut(offer: MarketCashOut): Schema<'MarketCashOut'> {
  return {
    marketId: offer.marketId,
    bets: offer.bets,
    amount: rupees(offer.amountPaise),
    profitLoss: rupees(offer.profitLossPaise),
    expiresAt: toIso(offer.expiresAtMs),
    outcomes: offer.outcomes.map(({ name, selectionId, runs, nowPaise, afterPaise }) => ({
      name,
      ...(selectionId === null ? {} : { selectionId }),
      ...(runs === null ? {} : { fromRuns: runs.fromRuns }),
      ...(runs?.toRuns == null ? {} : { toRuns: runs.toRuns }),
      now: rupees(nowPaise),
      after: rupees(afterPaise),
    })),
  }
}

export function wireMarketCashedOut({ bets, wallet, exposurePaise }: MarketCashedOut): Schema<'MarketCashedOut'> {
  return { bets: bets.map(wireBet), wallet: wireWallet(wallet), exposureAmount: rupees(exposurePaise) }
}

/** A rule that cashes out, without the fields that do not apply. */
export function wireAutoCashOut(rule: AutoCashOut): Schema<'AutoCashOut'> {
  return {
    id: rule.id,
    target: rule.target,
    targetId: rule.targetId,
    marketId: rule.marketId,
    ...(rule.gainPaise === null ? {} : { gain: rupees(rule.gainPaise) }),
    ...(rule.lossPaise === null ? {} : { loss: rupees(rule.lossPaise) }),
    share: rule.share,
    ...(rule.untilMs === null ? {} : { until: toIso(rule.untilMs) }),
    state: rule.state,
    ...(rule.reason === null ? {} : { reason: rule.reason }),
    ...(rule.profitLossPaise === null ? {} : { profitLoss: rupees(rule.profitLossPaise) }),
    setAt: toIso(rule.setAtMs),
  }
}

/** Exposure in all and for each match (spec 7.1), as positive amounts. */
export function wireExposure({ exposurePaise, betMatches }: Exposure): Schema<'Exposure'> {
  return { exposureAmount: rupees(exposurePaise), betMatches: betMatches.map(wireBetMatch) }
}

export function wireBetMatch({ exposurePaise, ...match }: BetMatch): Schema<'BetMatch'> {
  return { ...match, exposureAmount: rupees(exposurePaise) }
}
