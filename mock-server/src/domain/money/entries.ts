import type { Store } from '../../store/store.ts'

export interface PostedEntry {
  entryId: number
  kind: string
  reference: string
  atMs: number
  username: string
  /** One line for people, in rupees. */
  text: string
  lines: { account: string; amountPaise: number }[]
}

/** The ledger's entries after this one, in the order in which they were posted. */
export function entriesAfter(store: Store, entryId: number): PostedEntry[] {
  const entries = store.all(
    `SELECT ledger_entries.id, kind, reference, at_ms, username FROM ledger_entries
     JOIN players ON players.id = ledger_entries.player_id WHERE ledger_entries.id > ? ORDER BY ledger_entries.id`,
    [entryId],
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
    const moved = lines.map(({ account, amountPaise }) => `${account} ${(amountPaise / 100).toFixed(2)}`)
    return { ...entry, lines, text: `${entry.kind} ${entry.username}: ${moved.join(', ')}`.slice(0, 500) }
  })
}

function linesOf(store: Store, entryId: number) {
  const sql = `SELECT kind, amount_paise FROM ledger_lines JOIN accounts ON accounts.id = account_id
    WHERE entry_id = ? ORDER BY ledger_lines.id`
  return store.all(sql, [entryId], (row) => ({ account: row.text('kind'), amountPaise: row.integer('amount_paise') }))
}
