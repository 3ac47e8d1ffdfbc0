import { createHash } from 'node:crypto'
import type { WorldContext } from './context.ts'
import { DomainError } from './errors.ts'

export interface Intent {
  playerId: number
  /** Absent = the call has no idempotency key and is done each time. */
  key: string | undefined
  operation: string
  /** The body as it was sent; the same key with another one is refused. */
  body: unknown
}

export interface KeptIntent {
  operation: string
  bodyHash: string
  state: 'in_flight' | 'done'
  /** JSON of the answer once done. */
  answer: string | null
}

/**
 * Does `effect` once for a key: the first answer is kept in the same transaction and given again (reliability.md).
 * Throws `idempotency_key_reused` for another body, `intent_in_flight` while the first is not done.
 */
export function onceFor<Answer>(world: WorldContext, intent: Intent, effect: () => Answer): Answer {
  const { playerId, key, operation, body } = intent
  return world.transaction(() => {
    if (key === undefined) return effect()
    const bodyHash = createHash('sha256')
      .update(`${operation} ${canonical(body)}`)
      .digest('hex')
    const kept = keptIntent(world, playerId, key)
    if (kept) return replay<Answer>(kept, bodyHash)
    world.store.run(
      "INSERT INTO intents (player_id, key, operation, body_hash, state, at_ms) VALUES (?, ?, ?, ?, 'in_flight', ?)",
      [playerId, key, operation, bodyHash, world.clock.now()],
    )
    const answer = effect()
    world.store.change("UPDATE intents SET state = 'done', answer = ? WHERE player_id = ? AND key = ?", [
      JSON.stringify(answer),
      playerId,
      key,
    ])
    return answer
  })
}

export function keptIntent(world: WorldContext, playerId: number, key: string): KeptIntent | null {
  return world.store.one('SELECT * FROM intents WHERE player_id = ? AND key = ?', [playerId, key], (row) => ({
    operation: row.text('operation'),
    bodyHash: row.text('body_hash'),
    state: row.oneOf('state', ['in_flight', 'done']),
    answer: row.textOrNull('answer'),
  }))
}

function replay<Answer>(kept: KeptIntent, bodyHash: string): Answer {
  if (kept.bodyHash !== bodyHash) throw new DomainError('idempotency_key_reused')
  if (kept.answer === null) throw new DomainError('intent_in_flight')
  return JSON.parse(kept.answer)
}

/** JSON with sorted keys: the order in which a client writes them makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
