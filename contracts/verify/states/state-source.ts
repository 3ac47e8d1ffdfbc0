/** Where the states of the interactions come from. */
import type { Json, JsonObject } from '@chaupar/api/document'
import { type State, type Step, stateInWords } from '../pacts/pact-file.ts'
import { sentenceOf } from './sentences.ts'

/** What requests need of a state: a token, the id of a match and the like. */
export type Values = JsonObject

/** A state or a step that is not there, in words for the report: its interaction cannot be tried. */
export class NotOffered extends Error {}

/** No source knows the state. */
export class NoState extends NotOffered {}

export interface StateSource {
  /** Makes it so and answers the values, or null when this source does not know the state. @throws NotOffered */
  setUp(state: State): Promise<Values | null>
  /** Lets the server send something; false when this source cannot. @throws NotOffered */
  bring(step: Step): Promise<boolean>
  /** Called once after each interaction, with the states that this source has set up for it. */
  tearDown(states: readonly State[]): Promise<void>
  /** Called once after the whole run. */
  close?(): Promise<void>
}

/** The states of the running interaction, each from the first source that knows it. */
export class Stage {
  readonly #sources: readonly StateSource[]
  #done: { source: StateSource; state: State }[] = []
  #values: Values = {}

  constructor(sources: readonly StateSource[]) {
    this.#sources = sources
  }

  /** What the states have given so far. */
  get values(): Values {
    return this.#values
  }

  /** Sets the states up in their order, and answers all their values. @throws NotOffered */
  async setUp(states: readonly State[], needs: readonly string[]): Promise<Values> {
    for (const state of states) await this.#setUpOne(state)
    // An empty text was not filled in.
    const missing = needs.filter((name) => this.#values[name] === undefined || this.#values[name] === '')
    if (missing.length > 0) {
      throw new NotOffered(`the state ${states.map(stateInWords).join(' and ')} gave no ${missing.join(', ')}`)
    }
    return this.#values
  }

  async #setUpOne(state: State): Promise<void> {
    for (const source of this.#sources) {
      // A state that fails half-way has to be torn down too.
      const began = { source, state }
      this.#done.push(began)
      const values = await source.setUp(state)
      if (values === null) {
        this.#done = this.#done.filter((one) => one !== began)
        continue
      }
      this.#values = { ...this.#values, ...values }
      return
    }
    const meaning = sentenceOf(state)
    throw new NoState(`nothing sets up the state ${stateInWords(state)}${meaning === '' ? '' : ` (${meaning})`}`)
  }

  /** Lets the server send the message. @throws NotOffered */
  async bring({ name, input }: Step): Promise<void> {
    const step = { name, input: this.filled(input) }
    for (const source of this.#sources) if (await source.bring(step)) return
    throw new NotOffered(`nothing can bring the server to send it: the step ${name}`)
  }

  /** Ends the interaction. A source that fails in it is asked for the next states all the same. */
  async end(): Promise<void> {
    const done = this.#done
    this.#done = []
    this.#values = {}
    for (const source of this.#sources) {
      const states = done.filter((one) => one.source === source).map(({ state }) => state)
      if (states.length > 0) await source.tearDown(states.toReversed()).catch(() => undefined)
    }
  }

  /** Ends the interaction and what the sources kept for all of them. */
  async close(): Promise<void> {
    await this.end()
    for (const source of this.#sources) await source.close?.().catch(() => undefined)
  }

  /** The payload with the states' values in the place of their names, '{refMatchId}' and the like. */
  filled(fields: JsonObject): JsonObject {
    const values = new Map(Object.entries(this.#values).map(([name, value]): [Json, Json] => [`{${name}}`, value]))
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, values.get(field) ?? field]))
  }
}
