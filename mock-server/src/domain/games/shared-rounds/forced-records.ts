import type { WorldContext } from '../../base/context.ts'

/** Results that a tester has set for rounds of a chain, by the number of the round. */
export type ForcedResults = ReadonlyMap<number, number>

/** Those of a game's chain. */
export function forcedResults(world: WorldContext, game: string, chain: number): ForcedResults {
  const sql = 'SELECT number, result FROM forced_results WHERE game = ? AND chain = ? ORDER BY number'
  return new Map(
    world.store.all(sql, [game, chain], (row): [number, number] => [row.integer('number'), row.integer('result')]),
  )
}

export interface ForcedResult {
  game: string
  chain: number
  number: number
  /** The tester's words. */
  words: string
}

/** Those of all games, also of rounds that are over. */
export function forcedResultsOfAll(world: WorldContext): ForcedResult[] {
  const sql = 'SELECT game, chain, number, words FROM forced_results ORDER BY game, chain, number'
  return world.store.all(sql, [], (row) => ({
    game: row.text('game'),
    chain: row.integer('chain'),
    number: row.integer('number'),
    words: row.text('words'),
  }))
}

/** Removes the result set for a round. */
export function dropForcedResult(world: WorldContext, { game, chain, number }: ForcedResult): void {
  world.store.change('DELETE FROM forced_results WHERE game = ? AND chain = ? AND number = ?', [game, chain, number])
}

/** Sets the result of a round; a later one takes the place of an earlier. */
export function saveForcedResult(
  world: WorldContext,
  { game, chain, number, words }: ForcedResult,
  result: number,
): void {
  const sql = 'INSERT OR REPLACE INTO forced_results (game, chain, number, result, words) VALUES (?, ?, ?, ?, ?)'
  world.store.change(sql, [game, chain, number, result, words])
}
