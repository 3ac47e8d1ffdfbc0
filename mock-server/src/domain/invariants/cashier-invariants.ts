import type { WorldContext } from '../base/context.ts'

/**
 * Breaks of invariant 9. The holds equal the waiting requests. A paid request left its hold to the house; a refused, cancelled or
 * expired one returned all of it; no request did both.
 */
export function wrongWithdrawals(world: WorldContext): string[] {
  const sql = `
    WITH moved AS (
      SELECT reference, ledger_entries.kind, ledger_entries.player_id, accounts.kind AS account, amount_paise
      FROM ledger_entries
      JOIN ledger_lines ON ledger_lines.entry_id = ledger_entries.id
      JOIN accounts ON accounts.id = ledger_lines.account_id
      WHERE ledger_entries.kind IN ('withdrawal-held', 'withdrawal-returned', 'withdrawal-paid')
        AND accounts.kind IN ('real', 'withdrawal')),
    sums AS (
      SELECT reference, sum(amount_paise) FILTER (WHERE account = 'withdrawal') AS held,
        sum(amount_paise) FILTER (WHERE account = 'real' AND kind = 'withdrawal-held') AS taken,
        coalesce(sum(amount_paise) FILTER (WHERE account = 'real' AND kind = 'withdrawal-returned'), 0) AS returned
      FROM moved GROUP BY reference)
    SELECT coalesce(withdrawals.id, sums.reference) AS id FROM withdrawals
    FULL JOIN sums ON sums.reference = withdrawals.id
    WHERE withdrawals.id IS NULL OR sums.reference IS NULL OR taken <> -amount_paise
      OR held <> (CASE status WHEN 'pending' THEN amount_paise ELSE 0 END)
      OR returned <> (CASE WHEN status IN ('declined', 'expired') THEN amount_paise ELSE 0 END)`
  const wrong = world.store.all(sql, [], (row) => `withdrawal ${row.text('id')} and its entries differ`)
  return [...wrong, ...strayHolds(world)]
}

function strayHolds(world: WorldContext): string[] {
  const sql = `SELECT owner_id, balance_paise FROM accounts WHERE kind = 'withdrawal' AND balance_paise <>
    (SELECT coalesce(sum(amount_paise), 0) FROM withdrawals WHERE player_id = owner_id AND status = 'pending')`
  return world.store.all(
    sql,
    [],
    (row) => `player ${row.integer('owner_id')} has ${row.integer('balance_paise')} held for withdrawals`,
  )
}

/** Breaks of invariant 7 by requests: two keys for one request, and deposits posted without approval or not in full. */
export function wrongRequests(world: WorldContext): string[] {
  return [...doubledRequests(world), ...wrongDeposits(world)]
}

function doubledRequests(world: WorldContext): string[] {
  const sql = `
    WITH made AS (
      SELECT CASE operation WHEN 'createDeposit' THEN json_extract(answer, '$.answer.id')
        WHEN 'payDepositFast' THEN json_extract(answer, '$.answer.deposit.id')
        WHEN 'createWithdrawal' THEN json_extract(answer, '$.answer.withdrawal.id') END AS id FROM intents)
    SELECT id, count(*) AS times FROM made WHERE id IS NOT NULL GROUP BY id HAVING times > 1
    UNION ALL
    SELECT id, 0 FROM made WHERE id IS NOT NULL
      AND id NOT IN (SELECT id FROM deposits) AND id NOT IN (SELECT id FROM withdrawals)`
  return world.store.all(sql, [], (row) => `request ${row.text('id')} has ${row.integer('times')} keys`)
}

function wrongDeposits(world: WorldContext): string[] {
  const sql = `
    WITH posted AS (
      SELECT reference, sum(CASE accounts.kind WHEN 'debt' THEN -amount_paise ELSE amount_paise END) AS given
      FROM ledger_entries
      JOIN ledger_lines ON ledger_lines.entry_id = ledger_entries.id
      JOIN accounts ON accounts.id = ledger_lines.account_id
      WHERE ledger_entries.kind = 'deposit' AND accounts.kind IN ('real', 'debt') GROUP BY reference)
    SELECT coalesce(deposits.id, posted.reference) AS id FROM deposits
    FULL JOIN posted ON posted.reference = deposits.id
    WHERE deposits.id IS NULL OR coalesce(given, 0) <> (CASE status WHEN 'approved' THEN amount_paise ELSE 0 END)`
  return world.store.all(sql, [], (row) => `deposit ${row.text('id')} and its entry differ`)
}
