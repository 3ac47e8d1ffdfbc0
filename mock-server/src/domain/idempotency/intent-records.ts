import type { WorldContext } from '../base/context.ts'

/** A request under its idempotency key, as it is kept. */
export interface KeptIntent {
  operation: string
  bodyHash: string
  state: 'in_flight' | 'done'
  /** JSON of the answer once done. */
  answer: string | null
}

export function keptIntent(world: WorldContext, playerId: number, key: string): KeptIntent | null {
  return world.store.one('SELECT * FROM intents WHERE player_id = ? AND key = ?', [playerId, key], (row) => ({
    operation: row.text('operation'),
    bodyHash: row.text('body_hash'),
    state: row.oneOf('state', ['in_flight', 'done']),
    answer: row.textOrNull('answer'),
  }))
}

/** Keeps a request that is being done. */
export function insertIntent(
  world: WorldContext,
  playerId: number,
  key: string,
  { operation, bodyHash }: Pick<KeptIntent, 'operation' | 'bodyHash'>,
): void {
  world.store.run(
    "INSERT INTO intents (player_id, key, operation, body_hash, state, at_ms) VALUES (?, ?, ?, ?, 'in_flight', ?)",
    [playerId, key, operation, bodyHash, world.clock.now()],
  )
}

/** Keeps the answer of a request that is done; `answer` is JSON. */
export function endIntent(world: WorldContext, playerId: number, key: string, answer: string): void {
  world.store.change("UPDATE intents SET state = 'done', answer = ? WHERE player_id = ? AND key = ?", [
    answer,
    playerId,
    key,
  ])
}
