import type { WorldContext } from '../base/context.ts'
import type { BetRecord } from '../betting/bet-records.ts'
import { betsOfMarket } from '../betting/bet-records.ts'
import { offeredRisks } from '../betting/offers/offer-records.ts'
import { added, holdOf, outcomeKeyOf, positionsOf } from '../betting/position-records.ts'
import { marketRecord } from '../matches/market-records.ts'
import { exposureOfMarket, type Position } from '../odds/profit-loss.ts'

/** Markets where the stored sums or the hold differ from those of the open bets. */
export function wrongPositions(world: WorldContext): string[] {
  const sql = `SELECT DISTINCT market_id FROM market_holds UNION SELECT DISTINCT market_id FROM positions
    UNION SELECT DISTINCT market_id FROM bets WHERE status IN ('open', 'unmatched')`
  return world.store.all(sql, [], (row) => row.text('market_id')).flatMap((marketId) => wrongInMarket(world, marketId))
}

function wrongInMarket(world: WorldContext, marketId: string): string[] {
  const market = marketRecord(world, marketId)
  if (!market) return [`market ${marketId} is missing`]
  const selectionIds = market.selections.map(({ selectionId }) => selectionId)
  const byPlayer = Map.groupBy(betsOfMarket(world, marketId, ['open']), ({ playerId }) => playerId)
  const holderSql = `SELECT player_id FROM market_holds WHERE market_id = ?1 UNION SELECT player_id FROM positions WHERE market_id = ?1
    UNION SELECT player_id FROM bets WHERE market_id = ?1 AND status = 'unmatched'`
  const holders = world.store.all(holderSql, [marketId], (row) => row.integer('player_id'))
  return [...new Set([...byPlayer.keys(), ...holders])].flatMap((playerId) => {
    const expected = sums(byPlayer.get(playerId) ?? [])
    const isSame = JSON.stringify(expected) === JSON.stringify(positionsOf(world, playerId, marketId))
    const withOffers = offeredRisks(world, playerId, marketId).reduce(added, expected)
    const exposurePaise = exposureOfMarket(market.priceKind, selectionIds, withOffers)
    const heldPaise = holdOf(world, playerId, marketId)
    if (isSame && exposurePaise === heldPaise) return []
    return [`player ${playerId} on ${marketId}: ${heldPaise} held, ${exposurePaise} due`]
  })
}

/** The same sums made afresh from the bets, in the order of the stored ones. */
function sums(bets: readonly BetRecord[]): Position[] {
  return [...Map.groupBy(bets, outcomeKeyOf)]
    .map(([outcomeKey, same]) => ({
      outcomeKey,
      ifTruePaise: same.reduce((sum, { ifTruePaise }) => sum + ifTruePaise, 0),
      ifFalsePaise: same.reduce((sum, { ifFalsePaise }) => sum + ifFalsePaise, 0),
    }))
    .sort((a, b) => (a.outcomeKey < b.outcomeKey ? -1 : 1))
}

/** Offers whose matched parts and waiting or lapsed rest do not add up to the amount offered. */
export function wrongOffers(world: WorldContext): string[] {
  const sql = `SELECT offered.id, offered.offer_stake_paise AS stake,
      (SELECT sum(stake_paise) FROM bets WHERE bets.offer_id = offered.id) AS found
    FROM bets AS offered WHERE offered.offer_stake_paise IS NOT NULL AND found <> stake`
  return world.store.all(
    sql,
    [],
    (row) => `offer ${row.text('id')}: ${row.integer('found')} of ${row.integer('stake')}`,
  )
}

/** Players whose exposure account is not the sum of their holds. */
export function wrongExposures(world: WorldContext): string[] {
  const sql = `SELECT players.id, coalesce(balance_paise, 0) AS held,
      (SELECT coalesce(sum(exposure_paise), 0) FROM market_holds WHERE player_id = players.id) AS due
    FROM players LEFT JOIN accounts ON owner_id = players.id AND kind = 'exposure' WHERE held <> due`
  return world.store.all(
    sql,
    [],
    (row) => `player ${row.integer('id')}: ${row.integer('held')} held, ${row.integer('due')} due`,
  )
}
