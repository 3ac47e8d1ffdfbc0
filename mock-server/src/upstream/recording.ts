import type { ControlData } from '@chaupar/api/control-client'
import { readJson } from '@chaupar/api/document'
import { loadDocument } from '../contract/schemas.ts'
import { keyOfCall, keyOfMessage } from './call-key.ts'

/** The answers of a real backend, as in their file: the schema `Recording` of control.yaml. */
export type Recording = ControlData<'readRecording'>

export type RecordedAnswer = Recording['answers'][number]
export type RecordedMessage = Recording['messages'][number]
export type RecordedPush = Recording['pushes'][number]

/** The caller of a call: a guest, or a token, by its placeholder. */
export const guest = 'guest'

/** A recording that was read, or one line that says why it cannot be. */
export function readRecordingText(text: string): Recording | string {
  const value = readJson(text)
  if (value === undefined) return 'it is no JSON'
  const mismatch = loadDocument('control').schemas.named('Recording')(value)
  if (mismatch !== null) return `${mismatch.instancePath || 'it'} ${mismatch.message}`
  // The schema check above guarantees the type, which the compiler cannot see.
  return value as Recording
}

/** A recording in the order in which it is asked. */
export class RecordingIndex {
  readonly recording: Recording
  readonly #answers: Map<string, RecordedAnswer[]>
  readonly #messages: Map<string, RecordedMessage[]>
  readonly #callers: ReadonlySet<string>

  constructor(recording: Recording) {
    this.recording = recording
    this.#answers = Map.groupBy(recording.answers, keyOfCall)
    this.#messages = Map.groupBy(recording.messages, keyOfMessage)
    const all = [...recording.answers, ...recording.messages, ...recording.pushes]
    this.#callers = new Set(all.map(({ caller }) => caller).filter((caller) => caller !== guest))
  }

  /**
   * The caller that a token stands for: a token that sign-in of this recording returned stands for itself, any other for the
   * only caller. Null: unknown to this recording.
   */
  callerOf(token: string | null): string | null {
    if (token === null) return guest
    if (this.#callers.has(token)) return token
    return this.#callers.size === 1 ? ([...this.#callers][0] ?? null) : null
  }

  /** The answer to a call that was asked so often before: one after the other, then the last again and again. */
  answer(key: string, before: number): RecordedAnswer | null {
    const answers = this.#answers.get(key) ?? []
    return answers[before] ?? answers.at(-1) ?? null
  }

  /** The same for a question over the socket. */
  message(key: string, before: number): RecordedMessage | null {
    const messages = this.#messages.get(key) ?? []
    return messages[before] ?? messages.at(-1) ?? null
  }
}
