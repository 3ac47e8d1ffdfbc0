import { mismatchesOfAnswer, mismatchesOfPush, mismatchesOfQuestion } from './check-message.ts'
import type { ForeignSecrets } from './foreign-secrets.ts'
import type { Recorder } from './recorder.ts'
import type { Answered, Hears, SocketLine } from './socket-backend.ts'
import type { RawLine } from './socket-client.ts'

export type PassedLineOptions = {
  raw: RawLine
  secrets: ForeignSecrets
  /** The stand-in of whose line this is. */
  caller: string
  /** The running recorder, or null. */
  recorder: () => Recorder | null
  count: (outcome: 'kept' | 'broken' | 'failed') => void
}

/** The line of one socket to a real backend: everything passes both ways, held against the document and recorded on its way. */
export class PassedLine implements SocketLine {
  readonly from = 'upstream'
  readonly secrets: ForeignSecrets
  readonly #options: PassedLineOptions

  constructor(options: PassedLineOptions) {
    this.#options = options
    this.secrets = options.secrets
    options.recorder()?.sinceFirst(options.caller)
  }

  async ask(event: string, sent: readonly unknown[]): Promise<Answered | null> {
    const { raw, caller, recorder, count } = this.#options
    const { shown } = this.secrets
    const answered = await raw.ask(event, sent).catch(() => undefined)
    if (answered === undefined) {
      count('failed')
      return null
    }
    const mismatches = [...mismatchesOfQuestion(event, sent, shown), ...mismatchesOfAnswer(event, answered, shown)]
    count(mismatches.length === 0 ? 'kept' : 'broken')
    recorder()?.message({ event, caller, answered, ...(sent.length === 0 ? {} : { sent: sent[0] }) })
    return { answered, mismatches }
  }

  send(event: string, sent: readonly unknown[]): string[] {
    this.#options.raw.send(event, sent)
    return mismatchesOfQuestion(event, sent, this.secrets.shown)
  }

  listen(hears: Hears): void {
    this.#options.raw.listen({
      event: (event, payload) => this.#pushed(event, payload, hears),
      ended: (isSentAway) => hears.ended(isSentAway),
    })
  }

  close(): void {
    this.#options.raw.close()
  }

  #pushed(event: string, payload: unknown, hears: Hears): void {
    const { caller, recorder, count } = this.#options
    const mismatches = mismatchesOfPush(event, payload, this.secrets.shown)
    count(mismatches.length === 0 ? 'kept' : 'broken')
    const running = recorder()
    running?.push({ event, caller, afterMs: running.sinceFirst(caller), ...(payload === undefined ? {} : { payload }) })
    hears.event(event, payload, mismatches)
  }
}
