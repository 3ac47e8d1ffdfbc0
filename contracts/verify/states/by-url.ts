/**
 * States by HTTP, in the shape of Pact's own change of state: POST { "action": "setup" | "teardown", "state", "params" }.
 * 200 answers the values as a JSON object, 404 or 501 says that there is no such state.
 */
import { isObject, readJson } from '@chaupar/api/document'
import { type State, type Step, stateInWords } from '../pacts/pact-file.ts'
import { isCut, reasonOf } from '../run/silence.ts'
import { NotOffered, type StateSource, type Values } from './state-source.ts'

export class StatesByUrl implements StateSource {
  readonly #url: string
  readonly #timeoutMs: number
  /** Why the server cannot be reached at all, once that is known. */
  #unreachable: string | null = null

  constructor(url: string, timeoutMs: number) {
    this.#url = url
    this.#timeoutMs = timeoutMs
  }

  setUp(state: State): Promise<Values | null> {
    return this.#post(state)
  }

  /** A step is asked for as a state is; its values are not used. */
  async bring({ name, input }: Step): Promise<boolean> {
    return (await this.#post({ name, params: input })) !== null
  }

  /** Whatever is answered to a teardown, the next state is asked for. */
  async tearDown(states: readonly State[]): Promise<void> {
    if (this.#unreachable !== null) return
    for (const state of states) await (await this.#send('teardown', state)).text()
  }

  async #post(state: State): Promise<Values | null> {
    if (this.#unreachable !== null) throw new NotOffered(this.#unreachable)
    const answer = await this.#send('setup', state)
    // Read in any case: to leave an answer unread is to break the connection off, which servers complain of.
    const text = await answer.text()
    if (answer.status === 404 || answer.status === 501) return null
    if (!answer.ok) {
      throw new NotOffered(
        `the states server answered ${answer.status} to ${stateInWords(state)}: ${text.slice(0, 200)}`,
      )
    }
    const values = valuesIn(text)
    if (values === null) throw new NotOffered(`the states server answered no JSON object to ${stateInWords(state)}`)
    return values
  }

  async #send(action: 'setup' | 'teardown', { name, params }: State): Promise<Response> {
    try {
      return await fetch(this.#url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ action, state: name, params }),
        signal: AbortSignal.timeout(this.#timeoutMs),
      })
    } catch (error) {
      const reason = reasonOf(error)
      if (isCut(reason)) {
        throw new NotOffered(`the states server closed the connection at ${stateInWords({ name, params })} (${reason})`)
      }
      const why = `the states server at ${this.#url} cannot be reached: ${reason}`
      this.#unreachable = why
      throw new NotOffered(why)
    }
  }
}

/** An empty answer gives no values. */
function valuesIn(text: string): Values | null {
  if (text.trim() === '') return {}
  const values = readJson(text)
  return isObject(values) ? values : null
}
