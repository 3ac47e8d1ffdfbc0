import { DomainError } from '../domain/base/errors.ts'
import type { World } from '../world/world.ts'
import { keyOfMessage } from './call-key.ts'
import type { ForeignSecrets } from './foreign-secrets.ts'
import { guest, type RecordingIndex } from './recording.ts'
import type { Answered, Hears, SocketLine } from './socket-backend.ts'

/**
 * The line of one socket to a recording: acknowledgements by the same rule as answers, and the backend's own messages at the
 * same time after the connection.
 */
export class PlayedLine implements SocketLine {
  readonly from = 'recording'
  readonly secrets: ForeignSecrets
  readonly #world: World
  readonly #index: RecordingIndex
  readonly #caller: string
  readonly #timers = new Set<NodeJS.Timeout>()

  /** @throws DomainError `unauthorized` for a token that the recording does not know */
  constructor(world: World, index: RecordingIndex, secrets: ForeignSecrets, token: string | null) {
    const caller = index.callerOf(token)
    if (caller === null || caller === guest) throw new DomainError('unauthorized')
    this.secrets = secrets
    this.#world = world
    this.#index = index
    this.#caller = caller
  }

  async ask(event: string, sent: readonly unknown[]): Promise<Answered> {
    const key = keyOfMessage({ event, caller: this.#caller, sent: this.secrets.mask(sent[0]) })
    const message = this.#index.message(key, this.#world.playback.ask(key))
    if (message !== null) return { answered: message.answered, mismatches: [] }
    // A failure here would sign the player out, although the recording has him signed in.
    if (event === 'session_check') return { answered: { status: 'success' }, mismatches: [] }
    throw new DomainError('not_in_recording', { recording: this.#world.playback.name })
  }

  send(): string[] {
    return []
  }

  listen(hears: Hears): void {
    for (const { event, payload, caller, afterMs } of this.#index.recording.pushes) {
      if (caller !== this.#caller) continue
      const timer = setTimeout(() => hears.event(event, payload, []), afterMs).unref()
      this.#timers.add(timer)
    }
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}
