import type { WorldContext } from '../base/context.ts'

/** Keeps the head of an entry at the world's time. Answers its id. */
export function insertEntry(
  world: WorldContext,
  { kind, reference, playerId }: { kind: string; reference: string; playerId: number },
): number {
  return world.store.run('INSERT INTO ledger_entries (kind, reference, player_id, at_ms) VALUES (?, ?, ?, ?)', [
    kind,
    reference,
    playerId,
    world.clock.now(),
  ])
}

/** Adds paise to an account, which the first one opens. Answers the account as it stands then. */
export function addToAccount(
  world: WorldContext,
  ownerId: number,
  account: string,
  amountPaise: number,
): { id: number; balancePaise: number } {
  world.store.run(
    `INSERT INTO accounts (owner_id, kind, balance_paise) VALUES (?, ?, ?)
     ON CONFLICT (owner_id, kind) DO UPDATE SET balance_paise = balance_paise + excluded.balance_paise`,
    [ownerId, account, amountPaise],
  )
  const sql = 'SELECT id, balance_paise FROM accounts WHERE owner_id = ? AND kind = ?'
  const held = world.store.one(sql, [ownerId, account], (row) => ({
    id: row.integer('id'),
    balancePaise: row.integer('balance_paise'),
  }))
  if (!held) throw new Error(`account ${account} is missing`)
  return held
}

export function insertLine(world: WorldContext, entryId: number, accountId: number, amountPaise: number): void {
  world.store.run('INSERT INTO ledger_lines (entry_id, account_id, amount_paise) VALUES (?, ?, ?)', [
    entryId,
    accountId,
    amountPaise,
  ])
}

/** An older wallet must never overwrite a newer one: every entry raises its version. */
export function raiseWalletVersion(world: WorldContext, playerId: number): void {
  world.store.run('UPDATE players SET wallet_version = wallet_version + 1 WHERE id = ?', [playerId])
}
