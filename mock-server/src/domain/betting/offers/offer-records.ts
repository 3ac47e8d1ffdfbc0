import type { WorldContext } from '../../base/context.ts'
import type { PriceHundredths, Side } from '../../odds/price.ts'
import { outcomesOf, type Position } from '../../odds/profit-loss.ts'

/** An offer that waits in the book: an unmatched bet, or the rest of one. */
export interface Offer {
  betId: string
  playerId: number
  refMatchId: string
  marketId: string
  selectionId: string
  runnerName: string
  side: Side
  priceHundredths: PriceHundredths
  /** The waiting part, and the amount offered in all. */
  leftPaise: number
  offeredPaise: number
  keepsInPlay: boolean
  /** Nothing is matched before: an offer waits as long as a bet of its market does. */
  matchesFromMs: number
  /** The money on the board that it has met already (match-offers.ts). */
  met: string
}

const waiting = "FROM bets WHERE status = 'unmatched'"

/** Matches in which an offer waits. */
export function matchesWithOffers(world: WorldContext): string[] {
  return world.store.all(`SELECT DISTINCT ref_match_id ${waiting}`, [], (row) => row.text('ref_match_id'))
}

/** Offers that wait in a match, the oldest first. */
export function offersOfMatch(world: WorldContext, refMatchId: string): Offer[] {
  return offersBy(world, 'ref_match_id = ?', refMatchId)
}

export function offersOfMarket(world: WorldContext, marketId: string): Offer[] {
  return offersBy(world, 'market_id = ?', marketId)
}

/** An offer that waits; null when the bet never was one, or does not wait any more. */
export function offerById(world: WorldContext, betId: string): Offer | null {
  return offersBy(world, 'id = ?', betId)[0] ?? null
}

export function countOffers(world: WorldContext, playerId: number): number {
  const sql = `SELECT count(*) AS offers ${waiting} AND player_id = ?`
  return world.store.one(sql, [playerId], (row) => row.integer('offers')) ?? 0
}

/** The risk of a player's offers on a market, each by itself; their possible wins count once they are matched. */
export function offeredRisks(world: WorldContext, playerId: number, marketId: string): Position[] {
  return offersOfMarket(world, marketId)
    .filter((offer) => offer.playerId === playerId)
    .map(riskOfOffer)
}

/** The worst share of an offer in the sums of its market, with so much of it waiting at such a price. */
export function riskOfOffer({
  selectionId,
  side,
  priceHundredths,
  leftPaise,
}: Pick<Offer, 'selectionId' | 'side' | 'priceHundredths' | 'leftPaise'>): Position {
  const { ifTruePaise, ifFalsePaise } = outcomesOf({
    priceKind: 'decimal',
    side,
    priceHundredths,
    stakePaise: leftPaise,
  })
  return {
    outcomeKey: selectionId,
    ifTruePaise: Math.min(0, ifTruePaise),
    ifFalsePaise: Math.min(0, ifFalsePaise),
  }
}

/** Lets a bet that was just kept wait in the book. */
export function saveOffer(world: WorldContext, betId: string, keepsInPlay: boolean): void {
  world.store.change(
    `UPDATE bets SET status = 'unmatched', offer_id = id, offer_stake_paise = stake_paise, offer_keeps_in_play = ?
     WHERE id = ?`,
    [keepsInPlay ? 1 : 0, betId],
  )
}

/** Another price and another stake for the waiting part; it may match all money on the board again. */
export function saveTerms(
  world: WorldContext,
  { betId, leftPaise }: Offer,
  next: Pick<Offer, 'priceHundredths' | 'leftPaise' | 'matchesFromMs'>,
): void {
  world.store.change(
    `UPDATE bets SET price_hundredths = ?, asked_hundredths = ?, stake_paise = ?, offer_stake_paise = offer_stake_paise + ?,
       resolve_at_ms = ?, offer_met = '' WHERE id = ?`,
    [next.priceHundredths, next.priceHundredths, next.leftPaise, next.leftPaise - leftPaise, next.matchesFromMs, betId],
  )
}

export function saveMet(world: WorldContext, betId: string, met: string): void {
  world.store.change('UPDATE bets SET offer_met = ? WHERE id = ?', [met, betId])
}

/** Counts one more change of an offer's hold: each is an entry of its own. */
export function nextMove(world: WorldContext, betId: string): number {
  world.store.change('UPDATE bets SET offer_moves = offer_moves + 1 WHERE id = ?', [betId])
  return world.store.one('SELECT offer_moves FROM bets WHERE id = ?', [betId], (row) => row.integer('offer_moves')) ?? 0
}

function offersBy(world: WorldContext, condition: string, value: string): Offer[] {
  return world.store.all(`SELECT * ${waiting} AND ${condition} ORDER BY serial`, [value], (row) => ({
    betId: row.text('id'),
    playerId: row.integer('player_id'),
    refMatchId: row.text('ref_match_id'),
    marketId: row.text('market_id'),
    selectionId: row.text('selection_id'),
    runnerName: row.text('runner_name'),
    side: row.oneOf('side', ['back', 'lay']),
    priceHundredths: row.integer('price_hundredths'),
    leftPaise: row.integer('stake_paise'),
    offeredPaise: row.integer('offer_stake_paise'),
    keepsInPlay: row.flag('offer_keeps_in_play'),
    matchesFromMs: row.integer('resolve_at_ms'),
    met: row.text('offer_met'),
  }))
}
