import type { ForeignSecrets } from './foreign-secrets.ts'
import type { RecordedAnswer, RecordedMessage, RecordedPush, Recording } from './recording.ts'

/** Of each kind, as the schema has it. */
const mostEntries = 5000
/** Characters of all answers together: half of the most that a file may have. */
const mostCharacters = 16 * 1024 * 1024

/** The recording of one world, in memory until it is saved. The secrets of its input were masked before. */
export class Recorder {
  readonly startedAtMs: number
  readonly #secrets: ForeignSecrets
  readonly #answers: RecordedAnswer[] = []
  readonly #messages: RecordedMessage[] = []
  readonly #pushes: RecordedPush[] = []
  /** Running time of the process. */
  readonly #firstMs = new Map<string, number>()
  #characters = 0
  #isRunning = true
  #isFull = false

  constructor(secrets: ForeignSecrets, startedAtMs: number) {
    this.#secrets = secrets
    this.startedAtMs = startedAtMs
  }

  get isRunning(): boolean {
    return this.#isRunning
  }

  get isFull(): boolean {
    return this.#isFull
  }

  get size(): { answers: number; messages: number; pushes: number } {
    return { answers: this.#answers.length, messages: this.#messages.length, pushes: this.#pushes.length }
  }

  stop(): void {
    this.#isRunning = false
  }

  answer({ request, json, text, headers, target, ...rest }: RecordedAnswer): void {
    // A recording is played back at another time.
    const { location, date: _date, 'x-server-time': _time, ...others } = headers
    this.#keep(this.#answers, {
      ...rest,
      target: this.#secrets.address(target),
      headers: location === undefined ? others : { ...others, location: this.#secrets.address(location) },
      ...this.#masked({ request, json }),
      ...(text === undefined ? {} : { text: this.#secrets.maskText(text) }),
    })
  }

  message({ sent, answered, ...rest }: RecordedMessage): void {
    this.#keep(this.#messages, { ...rest, answered: this.#secrets.mask(answered), ...this.#masked({ sent }) })
  }

  push({ payload, ...rest }: RecordedPush): void {
    this.#keep(this.#pushes, { ...rest, ...this.#masked({ payload }) })
  }

  /** Milliseconds since the first message or connection of this caller; the first time 0. */
  sinceFirst(caller: string): number {
    const nowMs = performance.now()
    const firstMs = this.#firstMs.get(caller) ?? nowMs
    this.#firstMs.set(caller, firstMs)
    return Math.round(nowMs - firstMs)
  }

  /** All of it, as a file has it. */
  recording(): Recording {
    return {
      version: 1,
      recordedAt: new Date(this.startedAtMs).toISOString(),
      answers: [...this.#answers],
      messages: [...this.#messages],
      pushes: [...this.#pushes],
    }
  }

  /** The fields that are there. */
  #masked(fields: Record<string, unknown>): Record<string, unknown> {
    const there = Object.entries(fields).filter(([, value]) => value !== undefined)
    return Object.fromEntries(there.map(([name, value]) => [name, this.#secrets.mask(value)]))
  }

  #keep<Entry>(entries: Entry[], entry: Entry): void {
    if (!this.#isRunning) return
    this.#characters += JSON.stringify(entry).length
    this.#isFull = entries.length >= mostEntries || this.#characters > mostCharacters
    if (this.#isFull) this.#isRunning = false
    else entries.push(entry)
  }
}
