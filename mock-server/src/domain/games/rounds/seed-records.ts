import { nextCount } from '../../../store/meta-records.ts'
import type { WorldContext } from '../../base/context.ts'

/** A pair of seeds of a player; the server's follows from the id and the world's seed (seeds.ts). */
export interface SeedRecord {
  id: number
  clientSeed: string
  nextNonce: number
}

/** Those in use; null before the player's first. */
export function seedsOf(world: WorldContext, playerId: number): SeedRecord | null {
  const sql = 'SELECT * FROM game_seeds WHERE player_id = ? AND replaced_at_ms IS NULL'
  return world.store.one(sql, [playerId], (row) => ({
    id: row.integer('id'),
    clientSeed: row.text('client_seed'),
    nextNonce: row.integer('next_nonce'),
  }))
}

/** The player's part of a pair, in use or not. */
export function clientSeedOf(world: WorldContext, id: number): string {
  const sql = 'SELECT client_seed FROM game_seeds WHERE id = ?'
  const clientSeed = world.store.one(sql, [id], (row) => row.text('client_seed'))
  if (clientSeed === null) throw new Error(`seeds ${id} are missing`)
  return clientSeed
}

/** Whether a pair is no longer in use, so that the server's part may be revealed. */
export function isReplaced(world: WorldContext, id: number): boolean {
  const sql = 'SELECT id FROM game_seeds WHERE id = ? AND replaced_at_ms IS NOT NULL'
  return world.store.one(sql, [id], () => true) !== null
}

/** Puts a pair into use; those before it have been replaced. */
export function insertSeeds(world: WorldContext, playerId: number, clientSeed: string): SeedRecord {
  const id = nextCount(world.store, 'game seeds')
  const sql = 'INSERT INTO game_seeds (id, player_id, client_seed) VALUES (?, ?, ?)'
  world.store.run(sql, [id, playerId, clientSeed])
  return { id, clientSeed, nextNonce: 0 }
}

export function countNonce(world: WorldContext, id: number): void {
  world.store.change('UPDATE game_seeds SET next_nonce = next_nonce + 1 WHERE id = ?', [id])
}

export function replaceSeeds(world: WorldContext, id: number): void {
  world.store.change('UPDATE game_seeds SET replaced_at_ms = ? WHERE id = ?', [world.clock.now(), id])
}

/** Whether a round that was drawn from it is not closed. */
export function isInPlay(world: WorldContext, id: number): boolean {
  const sql = 'SELECT id FROM game_rounds WHERE seed_id = ? AND closed_at_ms IS NULL LIMIT 1'
  return world.store.one(sql, [id], () => true) !== null
}
