import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { readStored } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { DomainError, type ErrorRule, errorCatalogue } from '../base/errors.ts'
import { endIntent, insertIntent, type KeptIntent, keptIntent } from './intent-records.ts'

export interface Intent {
  playerId: number
  /** Absent = the call has no idempotency key and is done each time. */
  key: string | undefined
  operation: string
  /** The body as it was sent; the same key with another one is refused. */
  body: unknown
}

/**
 * Does `effect` once for a key: the first answer is kept in the same transaction and given again (docs/money.md).
 * Throws `idempotency_key_reused` for another body, `intent_in_flight` while the first is not done, `intent_closed` for a
 * key that was closed before anything arrived under it.
 */
export function onceFor<Answer>(world: WorldContext, intent: Intent, effect: () => Outcome<Answer>): Outcome<Answer> {
  const { playerId, key, operation, body } = intent
  return world.transaction(() => {
    if (key === undefined) return effect()
    const bodyHash = createHash('sha256')
      .update(`${operation} ${canonical(body)}`)
      .digest('hex')
    const kept = keptIntent(world, playerId, key)
    if (kept) return replay<Answer>(kept, key, bodyHash)
    insertIntent(world, playerId, key, { operation, bodyHash })
    const outcome = effect()
    endIntent(world, playerId, key, JSON.stringify(outcome))
    return outcome
  })
}

const refused = v.object({
  refusal: v.custom<ErrorRule>((rule) => typeof rule === 'string' && Object.hasOwn(errorCatalogue, rule)),
  details: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
})

/** Why a call is not carried out; `details` are the facts that the rule's words name. */
export type Refused = v.InferOutput<typeof refused>

/** The outcome of a call that moves money. A refusal is an answer too: it is stored under the key and returned again. */
export type Outcome<Answer> = { answer: Answer } | Refused

const storedOutcome = v.union([v.object({ answer: v.unknown() }), refused])

/** Does `effect` once for a key and answers as it did the first time. Throws its refusal, and as `onceFor`. */
export function answerOnce<Answer>(world: WorldContext, intent: Intent, effect: () => Outcome<Answer>): Answer {
  const outcome = onceFor(world, intent, effect)
  if ('refusal' in outcome) throw new DomainError(outcome.refusal, outcome.details)
  return outcome.answer
}

/** The state of an idempotency key. `refusal` is the rule that refused the call. */
export type IntentState =
  | { state: 'none' }
  | { state: 'closed' }
  | { state: 'in_flight'; operation: string }
  | { state: 'done'; operation: string; answer: unknown }
  | ({ state: 'done'; operation: string } & Refused)

/** Looks up a key of this player; changes nothing. The answer is the original one, not today's. */
export function getIntent(world: WorldContext, playerId: number, key: string): IntentState {
  const kept = keptIntent(world, playerId, key)
  if (!kept) return { state: 'none' }
  if (kept.operation === closing) return { state: 'closed' }
  if (kept.answer === null) return { state: 'in_flight', operation: kept.operation }
  return { state: 'done', operation: kept.operation, ...readStored(`intent '${key}'`, kept.answer, storedOutcome) }
}

/**
 * Looks a key of this player up and closes it when nothing arrived under it: in one transaction, so that a call that is
 * still on its way comes either before, and is reported, or after, and is refused.
 */
export function closeIntent(world: WorldContext, playerId: number, key: string): IntentState {
  return world.transaction(() => {
    const known = getIntent(world, playerId, key)
    if (known.state !== 'none') return known
    insertIntent(world, playerId, key, { operation: closing, bodyHash: '' })
    endIntent(world, playerId, key, JSON.stringify({ refusal: 'intent_closed' }))
    return { state: 'closed' }
  })
}

/** The operation stored for a key that was closed before any call used it. */
const closing = 'closeIntent'

function replay<Answer>(kept: KeptIntent, key: string, bodyHash: string): Outcome<Answer> {
  if (kept.operation === closing) throw new DomainError('intent_closed')
  if (kept.bodyHash !== bodyHash) throw new DomainError('idempotency_key_reused')
  if (kept.answer === null) throw new DomainError('intent_in_flight')
  // The hash covers the operation, whose effect made this response; this guarantees the type, which the compiler cannot see.
  return readStored(`intent '${key}'`, kept.answer, storedOutcome) as Outcome<Answer>
}

/** JSON with sorted keys: the order in which a client writes them makes no difference. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
