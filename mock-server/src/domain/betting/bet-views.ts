import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { errorCatalogue } from '../base/errors.ts'
import { accountBalance } from '../money/ledger.ts'
import { balanceOf } from '../money/wallet.ts'
import { type Bet, type PlacedBet, rejectRules } from './bet.ts'
import { type BetState, readPriceKind, readState } from './bet-records.ts'

const viewSql = `SELECT bets.*, matches.match_name, markets.head_name, markets.price_kind FROM bets
  JOIN markets USING (market_id) JOIN matches ON matches.ref_match_id = bets.ref_match_id`

/** A bet as lists and pushes show it. */
export function betById(world: WorldContext, betId: string): Bet | null {
  return world.store.one(`${viewSql} WHERE bets.id = ?`, [betId], readView)
}

/**
 * The answer to a player whose bet was placed or changed: the present bet, the wallet after it and the exposure of all markets,
 * in paise (spec 7.4).
 */
export function placedBet(world: WorldContext, playerId: number, betId: string): PlacedBet {
  const bet = betById(world, betId)
  if (!bet) throw new Error(`bet ${betId} is missing`)
  return { bet, wallet: balanceOf(world, playerId), exposurePaise: accountBalance(world, playerId, 'exposure') }
}

/** A page of a player's bets, newest first, by further conditions on bets and markets; refused ones are left out. */
export function betPage(
  world: WorldContext,
  conditions: readonly { sql: string; value: string | number }[],
  page: { skip: number; pageSize: number },
): { bets: Bet[]; count: number } {
  const where = ["bets.status <> 'rejected'", ...conditions.map(({ sql }) => sql)].join(' AND ')
  const values = conditions.map(({ value }) => value)
  const countSql = `SELECT count(*) AS count FROM bets JOIN markets USING (market_id) WHERE ${where}`
  return {
    bets: world.store.all(
      `${viewSql} WHERE ${where} ORDER BY bets.created_at_ms DESC, bets.serial DESC LIMIT ? OFFSET ?`,
      [...values, page.pageSize, page.skip],
      readView,
    ),
    count: world.store.one(countSql, values, (row) => row.integer('count')) ?? 0,
  }
}

function readView(row: Row): Bet {
  const state = readState(row)
  const rule = row.textOrNull('reject_code')
  return {
    id: row.text('id'),
    refMatchId: row.text('ref_match_id'),
    matchName: row.text('match_name'),
    marketId: row.text('market_id'),
    selectionId: row.text('selection_id'),
    HeadName: row.text('head_name'),
    runnerName: row.text('runner_name'),
    priceKind: readPriceKind(row),
    priceHundredths: row.integer('price_hundredths'),
    line: row.integerOrNull('line'),
    askedHundredths: row.integerOrNull('asked_hundredths'),
    askedLine: row.integerOrNull('asked_line'),
    stackPaise: row.integer('stake_paise'),
    selectionType: row.oneOf('side', ['back', 'lay']),
    status: state === 'rejected' ? 'void' : state,
    createdAtMs: row.integer('created_at_ms'),
    profitLossPaise: row.integerOrNull('profit_loss_paise'),
    delayMs: row.integer('delay_ms'),
    rejectCode: rule === null ? null : codeOfRule(rule),
    offer: readOffer(row, state),
  }
}

/** The rest of an offer is the bet's stake until it is fully matched, or ends. */
function readOffer(row: Row, state: BetState): Bet['offer'] {
  const stakePaise = row.integerOrNull('offer_stake_paise')
  if (stakePaise === null) return null
  const leftPaise = state === 'unmatched' || state === 'rejected' ? row.integer('stake_paise') : 0
  return { stakePaise, matchedPaise: stakePaise - leftPaise, keepInPlay: row.flag('offer_keeps_in_play') }
}

function codeOfRule(rule: string): Bet['rejectCode'] {
  const known = rejectRules.find((name) => name === rule)
  return known ? errorCatalogue[known].code : 'bad_request'
}
