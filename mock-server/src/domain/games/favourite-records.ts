import type { WorldContext } from '../base/context.ts'

const longestList = 500

/** Slugs of a player's favourite games, newest first. */
export function favouritesOf(world: WorldContext, playerId: number): string[] {
  const sql = `SELECT game FROM favourites WHERE player_id = ? ORDER BY serial DESC LIMIT ${longestList}`
  return world.store.all(sql, [playerId], (row) => row.text('game'))
}

/** Keeps a game as a favourite, or no longer; doing it twice changes nothing. Answers the list afterwards. */
export function setFavourite(world: WorldContext, playerId: number, slug: string, isFavourite: boolean): string[] {
  const sql = isFavourite
    ? 'INSERT INTO favourites (player_id, game) VALUES (?, ?) ON CONFLICT (player_id, game) DO NOTHING'
    : 'DELETE FROM favourites WHERE player_id = ? AND game = ?'
  world.store.change(sql, [playerId, slug])
  return favouritesOf(world, playerId)
}
