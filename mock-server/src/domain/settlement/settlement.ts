import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import { emitBetChanged } from '../betting/accept-bet.ts'
import { lapseRulesWithoutBets } from '../betting/auto-cash-out/lapse-auto-cash-outs.ts'
import { type BetRecord, betsOfMarket, saveSettled } from '../betting/bet-records.ts'
import { lapseOffers } from '../betting/offers/end-offer.ts'
import { rejectWaitingBets } from '../betting/pending-bets.ts'
import { addPlayMoneyLost } from '../betting/play-money-records.ts'
import { clearPosition, holdOf, isTrueBy, profitLossBy } from '../betting/position-records.ts'
import { playMoneyLines, resultLines } from '../betting/result-lines.ts'
import { wagerBonus } from '../bonus/wager-bonus.ts'
import { type MarketRecord, marketRecord, saveResult } from '../matches/market-records.ts'
import { receiveLines, takeLines, turnoverLines, wageredLines } from '../money/entry-lines.ts'
import { accountBalance, postEntry, postedOn } from '../money/ledger.ts'
import { earnReferral } from '../referral/earnings.ts'
import { countBonusRisk, countRisk } from './counted-risk.ts'
import { notifySettlement } from './settlement-notice.ts'

/**
 * Gives a market its result: the winning selection id, the runs of a line market, or 'void'. Releases each player's
 * hold and books the net result in one entry per player. Throws `market_not_found`, `market_settled`, `result_invalid`.
 */
export function settleMarket(world: WorldContext, marketId: string, result: string): void {
  const market = requireMarket(world, marketId)
  if (market.result !== null) throw new DomainError('market_settled', { marketId })
  checkResult(market, result)
  world.transaction(() => {
    rejectWaitingBets(world, marketId)
    lapseOffers(world, marketId)
    const bets = betsOfMarket(world, marketId, ['open'])
    settleBets(world, market, result, bets)
    for (const [playerId, own] of byPlayer(bets)) {
      lapseRulesWithoutBets(
        world,
        playerId,
        marketId,
        own.map(({ id }) => id),
      )
      const decided = result === 'void' ? [] : own
      wagerBonus(world, playerId, market.marketType, (claimedAtMs) =>
        countBonusRisk(world, { market, playerId, decided }, claimedAtMs),
      )
      if (result !== 'void') earnReferral(world, playerId)
    }
  })
}

/** Gives every stake back. */
export function voidMarket(world: WorldContext, marketId: string): void {
  settleMarket(world, marketId, 'void')
}

/**
 * Replaces a wrong result: the old entries are reversed by new ones, history stays. Money that the player has spent becomes the
 * player's debt. Throws `market_not_settled`, and as `settleMarket`.
 */
export function resettleMarket(world: WorldContext, marketId: string, result: string): void {
  const market = requireMarket(world, marketId)
  if (market.result === null) throw new DomainError('market_not_settled', { marketId })
  checkResult(market, result)
  world.transaction(() => {
    const bets = betsOfMarket(world, marketId, ['won', 'lost', 'void'])
    for (const [playerId, own] of byPlayer(bets)) reverse(world, market, playerId, own)
    settleBets(world, market, result, bets)
  })
}

function settleBets(world: WorldContext, market: MarketRecord, result: string, bets: readonly BetRecord[]): void {
  saveResult(world, market.marketId, result)
  for (const [playerId, own] of byPlayer(bets)) settlePlayer(world, market, result, playerId, own)
}

function settlePlayer(
  world: WorldContext,
  market: MarketRecord,
  result: string,
  playerId: number,
  bets: readonly BetRecord[],
): void {
  for (const bet of bets) settleBet(world, result, bet)
  const netPaise = bets.reduce((sum, bet) => sum + profitLossBy(result, bet), 0)
  const holdPaise = holdOf(world, playerId, market.marketId)
  clearPosition(world, playerId, market.marketId)
  postEntry(world, {
    kind: 'settlement',
    reference: entryReference(market, playerId, market.settleRound + 1),
    playerId,
    lines: [
      { account: 'exposure', amountPaise: -holdPaise },
      { account: 'real', amountPaise: holdPaise },
      ...resultLines(world, {
        playerId,
        refMatchId: market.refMatchId,
        profitPaise: netPaise,
        releasedPaise: holdPaise,
      }),
      ...turnoverLines(world, playerId, countRisk(world, { market, playerId, decided: result === 'void' ? [] : bets })),
    ],
  })
  for (const bet of bets) emitBetChanged(world, playerId, bet.id)
  notifySettlement(world, market, playerId, result, netPaise)
}

function settleBet(world: WorldContext, result: string, bet: BetRecord): void {
  const isTrue = isTrueBy(result, bet)
  const status = isTrue === null ? 'void' : isTrue === (bet.side === 'back') ? 'won' : 'lost'
  saveSettled(world, bet.id, status, profitLossBy(result, bet))
}

/** Reverses the moves of the last settlement; restricted play money becomes restricted again. */
function reverse(world: WorldContext, market: MarketRecord, playerId: number, bets: readonly BetRecord[]): void {
  const reference = entryReference(market, playerId, market.settleRound)
  const netPaise = bets.reduce((sum, bet) => sum + profitLossBy(market.result ?? 'void', bet), 0)
  const takenPaise = -postedOn(world, 'settlement', reference, 'restricted')
  const releasedPaise = Math.max(takenPaise, -accountBalance(world, playerId, 'restricted'))
  addPlayMoneyLost(world, playerId, market.refMatchId, -releasedPaise)
  const wageredPaise = -postedOn(world, 'settlement', reference, 'wagering')
  postEntry(world, {
    kind: 'settlement-reversed',
    reference,
    playerId,
    lines: [
      ...(netPaise > 0 ? takeLines(world, playerId, netPaise, 0) : receiveLines(world, playerId, -netPaise)),
      ...playMoneyLines(releasedPaise),
      ...wageredLines(-wageredPaise),
    ],
  })
}

/** One settlement per market, player and round. */
function entryReference({ marketId }: MarketRecord, playerId: number, round: number): string {
  return `${marketId} ${playerId} ${round}`
}

function byPlayer(bets: readonly BetRecord[]): Map<number, BetRecord[]> {
  return Map.groupBy(bets, ({ playerId }) => playerId)
}

function requireMarket(world: WorldContext, marketId: string): MarketRecord {
  const market = marketRecord(world, marketId)
  if (!market) throw new DomainError('market_not_found', { marketId })
  return market
}

function checkResult({ priceKind, selections, marketId }: MarketRecord, result: string): void {
  const isValid =
    result === 'void' ||
    (priceKind === 'line' ? /^\d{1,6}$/.test(result) : selections.some(({ selectionId }) => selectionId === result))
  if (!isValid) throw new DomainError('result_invalid', { marketId, result })
}
