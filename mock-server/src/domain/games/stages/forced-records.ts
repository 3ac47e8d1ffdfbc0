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

/** Sets the result of a round; a later one takes the place of an earlier. */
export function saveForcedResult(
  world: WorldContext,
  game: string,
  { chain, number }: { chain: number; number: number },
  result: number,
): void {
  const sql = 'INSERT OR REPLACE INTO forced_results (game, chain, number, result) VALUES (?, ?, ?, ?)'
  world.store.change(sql, [game, chain, number, result])
}
