import type { WorldContext } from '../../base/context.ts'

/** The outcome that a tester has set for the next round of a game; null = none. */
export function forcedNext(world: WorldContext, game: string): string | null {
  return world.store.one('SELECT words FROM forced_next WHERE game = ?', [game], (row) => row.text('words'))
}

/** The outcomes set for the next rounds of games, by slug. */
export function allForcedNext(world: WorldContext): { game: string; words: string }[] {
  const sql = 'SELECT game, words FROM forced_next ORDER BY game'
  return world.store.all(sql, [], (row) => ({ game: row.text('game'), words: row.text('words') }))
}

/** Sets it; later words take the place of earlier ones. */
export function saveForcedNext(world: WorldContext, game: string, words: string): void {
  world.store.change('INSERT OR REPLACE INTO forced_next (game, words) VALUES (?, ?)', [game, words])
}

export function dropForcedNext(world: WorldContext, game: string): void {
  world.store.change('DELETE FROM forced_next WHERE game = ?', [game])
}

/** Keeps that a round was set by a tester, and the number of its draw. */
export function saveForcedRound(world: WorldContext, roundId: number, draw: number): void {
  world.store.run('INSERT INTO forced_rounds (round_id, draw) VALUES (?, ?)', [roundId, draw])
}

/** The number of the draw of a round that a tester has set; null for every other round. */
export function forcedDraw(world: WorldContext, roundId: number): number | null {
  const sql = 'SELECT draw FROM forced_rounds WHERE round_id = ?'
  return world.store.one(sql, [roundId], (row) => row.integer('draw'))
}

/** The first number of a draw that no round uses, neither a single-player nor a shared one. */
export function firstFreeDraw(world: WorldContext): number {
  const sql = `SELECT COALESCE(MAX(draw) + 1, 0) AS free
    FROM (SELECT draw FROM forced_rounds UNION ALL SELECT result FROM forced_results)`
  return world.store.one(sql, [], (row) => row.integer('free')) ?? 0
}
