import type { Row } from '../../store/row.ts'
import { storeFault } from '../../store/store-fault.ts'
import type { WorldContext } from '../base/context.ts'
import { wrongRequests, wrongWithdrawals } from './cashier-invariants.ts'
import { wrongExposures, wrongOffers, wrongPositions } from './position-invariants.ts'
import { doubledRounds, wrongRounds } from './round-invariants.ts'

export interface InvariantCheck {
  /** Its number in the list, 1 to 10. */
  number: number
  name: string
  holds: boolean
  /** The actual state. */
  detail?: string
}

interface Invariant {
  name: string
  /** Descriptions of the breaks; empty = it holds. */
  find: (world: WorldContext) => string[]
}

/** The ledger's ten, each checked against everything that is stored, nothing held in memory. */
const invariants: readonly Invariant[] = [
  { name: 'every entry sums to 0', find: unbalancedEntries },
  { name: 'the grand total is 0', find: grandTotal },
  { name: 'no player account is below 0', find: accountsBelowZero },
  {
    name: 'exposure is the sum over open positions',
    find: (world) => [...wrongPositions(world), ...wrongExposures(world), ...wrongOffers(world)],
  },
  {
    name: 'every balance is the sum of its lines',
    find: (world) => [...wrongBalances(world), ...wrongVersions(world)],
  },
  {
    name: 'a bet settles or voids, and a round of a game pays, at most once',
    find: (world) => [...wrongSettlements(world), ...wrongRounds(world)],
  },
  {
    name: 'one effect per idempotency key',
    find: (world) => [...doubledIntents(world), ...wrongRequests(world), ...doubledRounds(world)],
  },
  { name: 'entries are append-only', find: missingGuards },
  { name: 'cancelling a withdrawal returns exactly the hold', find: wrongWithdrawals },
  { name: 'a restart changes none of these', find: (world) => [...world.store.damage(), ...danglingRows(world)] },
]

/** Checks the ledger's ten invariants (docs/money.md) of a world. */
export function checkInvariants(world: WorldContext): InvariantCheck[] {
  return invariants.map(({ name, find }, index) => {
    const found = foundBy(find, world)
    const check = { number: index + 1, name, holds: found.length === 0 }
    return found.length === 0 ? check : { ...check, detail: found.slice(0, 5).join('; ') }
  })
}

/** A page that cannot be read is a break of whatever was to be read from it. */
function foundBy(find: Invariant['find'], world: WorldContext): string[] {
  try {
    return find(world)
  } catch (error) {
    const fault = storeFault(error, 'the database')
    if (fault === null) throw error
    return [fault.message]
  }
}

function unbalancedEntries(world: WorldContext): string[] {
  const sql = 'SELECT entry_id, sum(amount_paise) AS total FROM ledger_lines GROUP BY entry_id HAVING total <> 0'
  return world.store.all(sql, [], (row) => `entry ${row.integer('entry_id')} sums to ${row.integer('total')}`)
}

function grandTotal(world: WorldContext): string[] {
  const sql = 'SELECT coalesce(sum(balance_paise), 0) AS total FROM accounts'
  const total = world.store.one(sql, [], (row) => row.integer('total')) ?? 0
  return total === 0 ? [] : [`accounts sum to ${total}`]
}

function accountsBelowZero(world: WorldContext): string[] {
  const sql = 'SELECT * FROM accounts WHERE owner_id <> 0 AND balance_paise < 0'
  return world.store.all(sql, [], describeAccount)
}

function wrongBalances(world: WorldContext): string[] {
  const sql = `SELECT * FROM accounts WHERE balance_paise <>
    (SELECT coalesce(sum(amount_paise), 0) FROM ledger_lines WHERE account_id = accounts.id)`
  return world.store.all(sql, [], describeAccount)
}

/** A wallet's version counts the entries of its player: each raises it by one, so that the newer of two wallets is known. */
function wrongVersions(world: WorldContext): string[] {
  const sql = `SELECT id, wallet_version FROM players WHERE wallet_version <>
    (SELECT count(*) FROM ledger_entries WHERE player_id = players.id)`
  return world.store.all(
    sql,
    [],
    (row) => `the wallet of player ${row.integer('id')} has version ${row.integer('wallet_version')}`,
  )
}

/** The settlements of a player on a market must move the results of the player's bets there, once. */
function wrongSettlements(world: WorldContext): string[] {
  const sql = `
    WITH posted AS (
      SELECT reference, player_id, sum(CASE accounts.kind WHEN 'debt' THEN -amount_paise ELSE amount_paise END) AS net
      FROM ledger_entries
      JOIN ledger_lines ON ledger_lines.entry_id = ledger_entries.id
      JOIN accounts ON accounts.id = ledger_lines.account_id
      WHERE ledger_entries.kind IN ('settlement', 'settlement-reversed', 'cash-out') AND accounts.kind IN ('real', 'exposure', 'debt')
      GROUP BY reference, player_id),
    per_market AS (
      SELECT player_id, substr(reference, 1, instr(reference, ' ') - 1) AS market_id, sum(net) AS net
      FROM posted GROUP BY 1, 2),
    settled AS (
      SELECT player_id, market_id, sum(profit_loss_paise) AS net FROM bets
      WHERE status IN ('won', 'lost', 'void', 'cashed_out') GROUP BY 1, 2)
    SELECT coalesce(settled.player_id, per_market.player_id) AS player_id,
      coalesce(settled.market_id, per_market.market_id) AS market_id
    FROM settled FULL JOIN per_market USING (player_id, market_id)
    WHERE coalesce(settled.net, 0) <> coalesce(per_market.net, 0)
    UNION ALL
    SELECT bets.player_id, bets.market_id FROM bets JOIN markets USING (market_id)
    WHERE markets.result IS NOT NULL AND bets.status IN ('pending', 'unmatched', 'open')`
  return world.store.all(sql, [], (row) => `player ${row.integer('player_id')} on market ${row.text('market_id')}`)
}

/** A bet is placed, cancelled and cashed out once; an offer is edited as often as its player wants. */
function doubledIntents(world: WorldContext): string[] {
  const sql = `
    WITH named AS (
      SELECT operation, json_extract(answer, '$.answer.bet.id') AS bet_id FROM intents
      UNION ALL
      SELECT operation, json_extract(bet.value, '$.id') FROM intents, json_each(answer, '$.answer.bets') AS bet)
    SELECT bet_id, count(*) AS times FROM named WHERE bet_id IS NOT NULL AND operation <> 'editBet' GROUP BY operation, bet_id HAVING times > 1
    UNION ALL
    SELECT bet_id, 0 FROM named WHERE bet_id IS NOT NULL AND bet_id NOT IN (SELECT id FROM bets)`
  return world.store.all(sql, [], (row) => `bet ${row.text('bet_id')} has ${row.integer('times')} keys`)
}

const guards = ['ledger_entries_fixed', 'ledger_entries_kept', 'ledger_lines_fixed', 'ledger_lines_kept']

function missingGuards(world: WorldContext): string[] {
  const there = world.store.all("SELECT name FROM sqlite_master WHERE type = 'trigger'", [], (row) => row.text('name'))
  return guards.filter((guard) => !there.includes(guard)).map((guard) => `trigger ${guard} is missing`)
}

/** Everything above is read from the database alone; it must also hang together. */
function danglingRows(world: WorldContext): string[] {
  const broken = world.store.all('PRAGMA foreign_key_check', [], (row) => `table ${row.text('table')} points nowhere`)
  const halfDone = world.store.all("SELECT key FROM intents WHERE state = 'in_flight'", [], (row) => row.text('key'))
  return [...broken, ...halfDone.map((key) => `intent ${key} was left half done`)]
}

function describeAccount(row: Row): string {
  return `${row.text('kind')} of ${row.integer('owner_id')} holds ${row.integer('balance_paise')}`
}
