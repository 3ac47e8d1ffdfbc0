/** The committed pacts, read as far as the verification needs them: who asks whom, in which states, and what is asked for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, type Json, type JsonObject, listOf, parseJson } from '@chaupar/api/document'

const committed = join(import.meta.dirname, '../../pacts')

/** What has to be so before an interaction: a name, and what is said closer about it. */
export interface State {
  readonly name: string
  readonly params: JsonObject
}

/** What a backend has to do so that it sends a message: the name of the step, and its input. */
export interface Step {
  readonly name: string
  readonly input: JsonObject
}

/** One interaction as its pact has it. */
export interface Interaction {
  /** `<operation or event>: <situation>`, unique in its pact. */
  readonly description: string
  readonly states: readonly State[]
  /** Of a message: what the client asks before it, event and payload. */
  readonly asks: readonly Json[] | null
  /** Of a message that the server sends by itself: what brings it about. */
  readonly when: Step | null
  readonly isMessage: boolean
  /** The whole interaction, as it stands in the file. */
  readonly node: JsonObject
}

export interface Pact {
  /** Name of its file. */
  readonly file: string
  readonly consumer: string
  readonly provider: string
  readonly interactions: readonly Interaction[]
  /** The whole file. */
  readonly node: JsonObject
}

/** All committed pacts, or those of a folder, by the names of their files. @throws when a file is no pact */
export function readPacts(folder = committed): Pact[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => pactOf(file, parseJson(readFileSync(join(folder, file), 'utf8'))))
}

/** A pact from its parsed file. @throws when a part that every pact has is missing */
function pactOf(file: string, node: unknown): Pact {
  if (!isObject(node) || !Array.isArray(node.interactions))
    throw new Error(`${file} is no pact: it has no interactions`)
  const interactions = node.interactions.map((one: unknown) => {
    if (!isObject(one)) throw new Error(`${file}: an interaction is no object`)
    return interactionOf(one)
  })
  return { file, node, consumer: nameIn(node.consumer), provider: nameIn(node.provider), interactions }
}

function nameIn(side: Json | undefined): string {
  return isObject(side) ? String(side.name) : ''
}

function interactionOf(node: JsonObject): Interaction {
  const given = listOf(node.providerStates).filter(isObject)
  const [first] = given.map(({ params }) => (isObject(params) ? params : {}))
  const { asks, when } = first ?? {}
  const [name, input] = listOf(when)
  return {
    node,
    description: String(node.description),
    states: given.map(stateOf),
    asks: asks === undefined ? null : listOf(asks),
    when: when === undefined ? null : { name: String(name), input: isObject(input) ? input : {} },
    isMessage: node.type === 'Asynchronous/Messages',
  }
}

/** The steps of a message stand among the parameters of its states; they are no part of the state. */
function stateOf({ name, params }: JsonObject): State {
  const { asks: _asks, when: _when, ...own } = isObject(params) ? params : {}
  return { name: String(name), params: own }
}

/** The state in words: its name, with its parameters when it has some. */
export function stateInWords({ name, params }: State): string {
  return Object.keys(params).length === 0 ? name : `${name} ${JSON.stringify(params)}`
}
