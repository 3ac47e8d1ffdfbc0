import * as v from 'valibot'
import { DomainError } from '../domain/base/errors.ts'

export const playbackState = v.object({ name: v.nullable(v.string()), asked: v.record(v.string(), v.number()) })

/** Which recording is played, and how often each call was asked since. */
export type PlaybackState = v.InferOutput<typeof playbackState>

type PlaybackOptions = {
  kept: PlaybackState | null
  save: (state: PlaybackState) => void
  /** As the registry's options have it. */
  recordingNamed: ((name: string | null) => string) | undefined
}

/**
 * The recording that answers the calls of a world in place of its rules. Its content is read elsewhere; its name and position
 * are kept here, outlive a restart and are copied with the world.
 */
export class Playback {
  readonly #options: PlaybackOptions
  #name: string | null
  #asked: Map<string, number>

  constructor(options: PlaybackOptions) {
    this.#options = options
    this.#name = options.kept?.name ?? null
    this.#asked = new Map(Object.entries(options.kept?.asked ?? {}))
  }

  /** Null: the world answers by its own rules, or a backend does. */
  get name(): string | null {
    return this.#name
  }

  /** Plays a recording from its beginning; null: the newest. @throws DomainError `recording_not_found`, `recording_unreadable` */
  begin(name: string | null): void {
    const { recordingNamed } = this.#options
    if (recordingNamed === undefined) throw new DomainError('recording_not_found')
    this.#set(recordingNamed(name))
  }

  end(): void {
    this.#set(null)
  }

  /** How often the same was asked before; counts this time. */
  ask(key: string): number {
    const before = this.#asked.get(key) ?? 0
    this.#asked.set(key, before + 1)
    return before
  }

  /** Snapshots the present state. Returns the function that restores it. */
  remember(): () => void {
    const [name, asked] = [this.#name, new Map(this.#asked)]
    return () => {
      this.#name = name
      this.#asked = asked
      this.keep()
    }
  }

  /** Writes down how far it has come; a world that plays nothing has nothing to write. */
  keep(): void {
    if (this.#name === null && this.#asked.size === 0) return
    this.#options.save({ name: this.#name, asked: Object.fromEntries(this.#asked) })
  }

  #set(name: string | null): void {
    this.#name = name
    this.#asked = new Map()
    this.#options.save({ name, asked: {} })
  }
}
