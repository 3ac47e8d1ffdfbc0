import { createHash } from 'node:crypto'
import type { Store } from '../store/store.ts'

/** Tables that depend on how a world was watched, not on its outcome. */
const tablesLeftOut = ['journal', 'journal_secrets', 'meta']

/**
 * Columns that are not part of the outcome. Passwords and account numbers are in no journal; values hashed with a server's
 * key differ between servers; the numbers of price messages depend on how often prices were read; a login is seen before its
 * call has its moment.
 */
const columnsLeftOut = [
  'players.password_hash',
  'banks.number_hash',
  'intents.body_hash',
  'matches.sequence',
  'tokens.last_seen_ms',
  'tokens.token_hash',
  'otp_codes.code_hash',
  'game_launches.launch_token',
  'game_launches.visit_key',
  'game_launches.login_token',
  'tries.subject',
  'known_addresses.address',
]

/** Other markets are stored only because they were read. */
const marketsThatCount = 'WHERE price_control IS NOT NULL OR market_id IN (SELECT market_id FROM bets)'

/** One hash of all that a world's database says: players, tokens, codes, money, bets, matches, results. */
export function stateDigest(store: Store): string {
  const hash = createHash('sha256')
  const sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
  const tables = store.all(sql, [], (row) => row.text('name')).filter((name) => !tablesLeftOut.includes(name))
  for (const table of tables) {
    hash.update(`${table}\n`)
    for (const line of linesOf(store, table)) hash.update(`${line}\n`)
  }
  hash.update(store.one("SELECT value FROM meta WHERE key = 'settings'", [], (row) => row.text('value')) ?? '')
  return hash.digest('hex')
}

function linesOf(store: Store, table: string): string[] {
  const names = store.all(`SELECT name FROM pragma_table_info(?)`, [table], (row) => row.text('name'))
  const kept = names.filter((name) => !columnsLeftOut.includes(`${table}.${name}`))
  const line = kept.map((name) => `quote("${name}")`).join(` || ',' || `)
  const rows = table === 'markets' ? marketsThatCount : ''
  return store.all(`SELECT ${line} AS line FROM "${table}" ${rows} ORDER BY rowid`, [], (row) => row.text('line'))
}
