import type { WorldContext } from '../base/context.ts'
import type { MarketRecord } from '../matches/market-records.ts'
import { exposureOfMarket, type Outcomes, type Position } from '../odds/profit-loss.ts'
import type { BetRecord } from './bet-records.ts'
import { offeredRisks } from './offers/offer-records.ts'

/** The sums of a player's accepted bets on a market, per outcome. */
export function positionsOf(world: WorldContext, playerId: number, marketId: string): Position[] {
  return world.store.all(
    'SELECT * FROM positions WHERE player_id = ? AND market_id = ? ORDER BY outcome_key',
    [playerId, marketId],
    (row) => ({
      outcomeKey: row.text('outcome_key'),
      ifTruePaise: row.integer('if_true_paise'),
      ifFalsePaise: row.integer('if_false_paise'),
    }),
  )
}

/** The outcome that a bet is about: its selection, or its line. */
export function outcomeKeyOf({ selectionId, line }: Pick<BetRecord, 'selectionId' | 'line'>): string {
  return line === null ? selectionId : String(line)
}

/** Exposure of a market without and with more bets in it. */
export interface MarketExposure {
  beforePaise: number
  afterPaise: number
}

/** Exposure of the market now, and with more bets in it. Offers that wait count with all that they may lose, and win nothing. */
export function exposureWith(
  world: WorldContext,
  playerId: number,
  market: MarketRecord,
  ...bets: readonly Position[]
): MarketExposure {
  const selectionIds = market.selections.map(({ selectionId }) => selectionId)
  const before = offeredRisks(world, playerId, market.marketId).reduce(
    added,
    positionsOf(world, playerId, market.marketId),
  )
  return {
    beforePaise: holdOf(world, playerId, market.marketId),
    afterPaise: exposureOfMarket(market.priceKind, selectionIds, bets.reduce(added, before)),
  }
}

/** Some sums with one more bet in them. */
export function added(positions: readonly Position[], bet: Position): Position[] {
  const known = positions.find(({ outcomeKey }) => outcomeKey === bet.outcomeKey)
  const others = positions.filter((position) => position !== known)
  return [
    ...others,
    {
      outcomeKey: bet.outcomeKey,
      ifTruePaise: (known?.ifTruePaise ?? 0) + bet.ifTruePaise,
      ifFalsePaise: (known?.ifFalsePaise ?? 0) + bet.ifFalsePaise,
    },
  ]
}

/** The common risk of some bets of one player on a market: less than the sum of their risks where one covers another. */
export function riskTogether(
  { priceKind, selections }: Pick<MarketRecord, 'priceKind' | 'selections'>,
  bets: readonly (Outcomes & Pick<BetRecord, 'selectionId' | 'line'>)[],
): number {
  const positions = bets.map((bet) => ({ ...bet, outcomeKey: outcomeKeyOf(bet) })).reduce<Position[]>(added, [])
  return exposureOfMarket(
    priceKind,
    selections.map(({ selectionId }) => selectionId),
    positions,
  )
}

/** Adds an accepted bet to the sums and notes the market's new exposure. */
export function addToPosition(
  world: WorldContext,
  playerId: number,
  marketId: string,
  bet: Position,
  exposurePaise: number,
): void {
  world.store.run(
    `INSERT INTO positions (player_id, market_id, outcome_key, if_true_paise, if_false_paise) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (player_id, market_id, outcome_key) DO UPDATE SET
       if_true_paise = if_true_paise + excluded.if_true_paise, if_false_paise = if_false_paise + excluded.if_false_paise`,
    [playerId, marketId, bet.outcomeKey, bet.ifTruePaise, bet.ifFalsePaise],
  )
  saveHold(world, playerId, marketId, exposurePaise)
}

/** Stores the amount held out of the player's balance for this market. */
export function saveHold(world: WorldContext, playerId: number, marketId: string, exposurePaise: number): void {
  world.store.run(
    `INSERT INTO market_holds (player_id, market_id, exposure_paise) VALUES (?, ?, ?)
     ON CONFLICT (player_id, market_id) DO UPDATE SET exposure_paise = excluded.exposure_paise`,
    [playerId, marketId, exposurePaise],
  )
}

/** Forgets the sums of an outcome that no open bet is about any more. */
export function dropEmptyPosition(world: WorldContext, playerId: number, marketId: string, outcomeKey: string): void {
  world.store.change(
    `DELETE FROM positions WHERE player_id = ? AND market_id = ? AND outcome_key = ? AND NOT EXISTS
       (SELECT 1 FROM bets WHERE bets.player_id = positions.player_id AND bets.market_id = positions.market_id
        AND status = 'open' AND coalesce(CAST(line AS TEXT), selection_id) = outcome_key)`,
    [playerId, marketId, outcomeKey],
  )
}

/** The amount held out of the player's balance for this market. */
export function holdOf(world: WorldContext, playerId: number, marketId: string): number {
  const sql = 'SELECT exposure_paise FROM market_holds WHERE player_id = ? AND market_id = ?'
  return world.store.one(sql, [playerId, marketId], (row) => row.integer('exposure_paise')) ?? 0
}

/** Forgets a player's position in a market that has been decided. */
export function clearPosition(world: WorldContext, playerId: number, marketId: string): void {
  world.store.change('DELETE FROM positions WHERE player_id = ? AND market_id = ?', [playerId, marketId])
  world.store.change('DELETE FROM market_holds WHERE player_id = ? AND market_id = ?', [playerId, marketId])
}

/** Whether a decided market made the bet's outcome true; null when it is void. */
export function isTrueBy(result: string, bet: Pick<BetRecord, 'selectionId' | 'line'>): boolean | null {
  if (result === 'void') return null
  return bet.line === null ? result === bet.selectionId : Number(result) >= bet.line
}

/** Win (+) or loss (-) of a bet by the result of its market. */
export function profitLossBy(result: string, bet: Pick<BetRecord, 'selectionId' | 'line'> & Outcomes): number {
  const isTrue = isTrueBy(result, bet)
  if (isTrue === null) return 0
  return isTrue ? bet.ifTruePaise : bet.ifFalsePaise
}
