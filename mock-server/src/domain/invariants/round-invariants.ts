import type { WorldContext } from '../base/context.ts'

/**
 * Breaks of invariant 6 by rounds of games: entries without a round, a stake or payout that differs from the round's, a paid round
 * that is open, a lost one that was paid, a returned stake that counts. An entry's reference is the round's name, 'g-12' or 'g-12 1'.
 */
export function wrongRounds(world: WorldContext): string[] {
  const sql = `
    WITH posted AS (
      SELECT CAST(substr(reference, 3) AS INTEGER) AS id,
        sum(CASE WHEN ledger_entries.kind = 'game-stake' AND accounts.kind = 'real' THEN -amount_paise ELSE 0 END) AS staked,
        sum(CASE WHEN ledger_entries.kind <> 'game-payout' THEN 0
          WHEN accounts.kind = 'real' THEN amount_paise WHEN accounts.kind = 'debt' THEN -amount_paise ELSE 0 END) AS paid,
        sum(CASE WHEN ledger_entries.kind <> 'game-stake-returned' THEN 0
          WHEN accounts.kind = 'real' THEN amount_paise WHEN accounts.kind = 'debt' THEN -amount_paise ELSE 0 END) AS returned,
        count(DISTINCT ledger_entries.id) FILTER (WHERE ledger_entries.kind <> 'game-stake') AS payouts
      FROM ledger_entries
      JOIN ledger_lines ON ledger_lines.entry_id = ledger_entries.id
      JOIN accounts ON accounts.id = ledger_lines.account_id
      WHERE ledger_entries.kind IN ('game-stake', 'game-payout', 'game-lost', 'game-stake-returned') GROUP BY 1)
    SELECT coalesce(game_rounds.id, posted.id) AS id FROM game_rounds FULL JOIN posted ON posted.id = game_rounds.id
    WHERE game_rounds.id IS NULL OR posted.id IS NULL OR staked <> stake_paise OR payouts > 1
      OR paid <> (CASE status WHEN 'won' THEN payout_paise ELSE 0 END)
      OR returned <> (CASE status WHEN 'void' THEN stake_paise ELSE 0 END)
      OR (status = 'open') <> (closed_at_ms IS NULL) OR (status <> 'open' AND payout_paise IS NULL)
      OR (status = 'lost') <> (closed_at_ms IS NOT NULL AND payout_paise = 0)`
  return world.store.all(sql, [], (row) => `round g-${row.integer('id')} and its entries differ`)
}

/** Breaks of invariant 7 by rounds: two keys that opened or ended one round. */
export function doubledRounds(world: WorldContext): string[] {
  const sql = `SELECT json_extract(answer, '$.answer.round.id') AS id, operation FROM intents
    WHERE operation IN ('playRound', 'endRound') AND id IS NOT NULL GROUP BY operation, id HAVING count(*) > 1
    UNION ALL
    SELECT json_extract(answer, '$.answer.round.id') AS id, operation FROM intents
    WHERE operation IN ('playRound', 'endRound', 'actInRound') AND id IS NOT NULL AND id NOT IN (SELECT id FROM game_rounds)`
  return world.store.all(sql, [], (row) => `round g-${row.integer('id')} has other keys for ${row.text('operation')}`)
}
