import type { Store } from '../../store/store.ts'
import { type LedgerAccount, type LedgerLine, ledgerAccounts } from './ledger.ts'

export interface PostedEntry {
  entryId: number
  kind: string
  reference: string
  atMs: number
  username: string
  /** One line for people, in rupees. */
  text: string
  lines: LedgerLine[]
}

/** Which entries are asked for; null for any. */
interface EntryFilter {
  playerId: number | null
  /** An account that they move. */
  account: LedgerAccount | null
}

/** The ledger's entries after this one, in the order in which they were posted. */
export function entriesAfter(store: Store, entryId: number): PostedEntry[] {
  return entriesFrom(store, entryId, { playerId: null, account: null }, -1)
}

/** The first matching entries after this one; `next` is the id of the last of them, null on the last page. */
export function entryPage(
  store: Store,
  entryId: number,
  filter: EntryFilter,
  limit: number,
): { entries: PostedEntry[]; next: number | null } {
  const found = entriesFrom(store, entryId, filter, limit + 1)
  const entries = found.slice(0, limit)
  return { entries, next: found.length > limit ? (entries.at(-1)?.entryId ?? null) : null }
}

/** A limit below zero means no limit. */
function entriesFrom(store: Store, entryId: number, { playerId, account }: EntryFilter, limit: number): PostedEntry[] {
  const entries = store.all(
    `SELECT ledger_entries.id, kind, reference, at_ms, username FROM ledger_entries
     JOIN players ON players.id = ledger_entries.player_id
     WHERE ledger_entries.id > ? AND (? IS NULL OR player_id = ?) AND (? IS NULL OR EXISTS (
       SELECT 1 FROM ledger_lines JOIN accounts ON accounts.id = account_id
       WHERE entry_id = ledger_entries.id AND accounts.kind = ?))
     ORDER BY ledger_entries.id LIMIT ?`,
    [entryId, playerId, playerId, account, account, limit],
    (row) => ({
      entryId: row.integer('id'),
      kind: row.text('kind'),
      reference: row.text('reference'),
      atMs: row.integer('at_ms'),
      username: row.text('username'),
    }),
  )
  return entries.map((entry) => {
    const lines = linesOf(store, entry.entryId)
    const moved = lines.map(({ account: moving, amountPaise }) => `${moving} ${(amountPaise / 100).toFixed(2)}`)
    return { ...entry, lines, text: `${entry.kind} ${entry.username}: ${moved.join(', ') || 'nothing'}`.slice(0, 500) }
  })
}

function linesOf(store: Store, entryId: number): LedgerLine[] {
  const sql = `SELECT kind, amount_paise FROM ledger_lines JOIN accounts ON accounts.id = account_id
    WHERE entry_id = ? ORDER BY ledger_lines.id`
  return store.all(sql, [entryId], (row) => ({
    account: row.oneOf('kind', ledgerAccounts),
    amountPaise: row.integer('amount_paise'),
  }))
}
