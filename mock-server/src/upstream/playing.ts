import { DomainError } from '../domain/base/errors.ts'
import type { World } from '../world/world.ts'
import { type BackendAnswer, type SentCall, tokenOf } from './backend.ts'
import { keyOfCall } from './call-key.ts'
import type { ForeignSecrets } from './foreign-secrets.ts'
import { guest, type RecordedAnswer, type RecordingIndex } from './recording.ts'

/**
 * Answers a call from the recording. @throws DomainError `not_in_recording` for a call that it does not hold, `unauthorized`
 * when a login is needed and the recording does not know the token
 */
export function playAnswer(
  world: World,
  index: RecordingIndex,
  secrets: ForeignSecrets,
  call: SentCall,
): BackendAnswer {
  const caller = callerOf(index, call)
  const target = secrets.address(call.target)
  const request = call.body === undefined ? undefined : secrets.mask(call.body)
  const key = keyOfCall({ operation: call.id, target, caller, request })
  const answer = index.answer(key, world.playback.ask(key))
  if (answer !== null) return { status: answer.status, headers: answer.headers, body: bodyOf(answer), mismatches: [] }
  if (caller === guest && call.entry.auth === 'required') throw new DomainError('unauthorized')
  throw new DomainError('not_in_recording', { recording: world.playback.name })
}

/** The caller of a call. A stale token is refused where a login is needed, and counts as a guest's elsewhere. */
function callerOf(index: RecordingIndex, { entry, headers }: SentCall): string {
  if (entry.auth === 'none') return guest
  const caller = index.callerOf(tokenOf(headers, entry))
  if (caller === null && entry.auth === 'required') throw new DomainError('unauthorized')
  return caller ?? guest
}

function bodyOf({ json, text }: RecordedAnswer): string {
  return json === undefined ? (text ?? '') : JSON.stringify(json)
}
