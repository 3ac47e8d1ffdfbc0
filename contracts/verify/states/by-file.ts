/** States from a file of accounts and tokens, for a backend whose states cannot be set. */
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { isObject, type JsonObject, parseJson } from '@chaupar/api/document'
import type { State } from '../pacts/pact-file.ts'
import type { StateSource, Values } from './state-source.ts'

interface Entry {
  readonly state: State
  readonly values: Values
}

/** What is wrong with the file, in words for its author. */
export class BadStatesFile extends Error {}

/** The states of a file `{ "states": [{ "name", "params", "values" }] }`; they stand as they are. @throws BadStatesFile */
export function statesByFile(path: string): StateSource {
  const entries = entriesOf(path, parsed(path))
  return {
    setUp: async ({ name, params }) =>
      entries.find(({ state }) => state.name === name && isDeepStrictEqual(state.params, params))?.values ?? null,
    bring: async () => false,
    tearDown: async () => undefined,
  }
}

/** The states that a player's token alone serves: that nothing is special, and that the player is signed in. */
export function statesByToken(token: string | undefined): StateSource {
  return {
    setUp: async ({ name, params }) => {
      if (name !== 'default') return null
      if (Object.keys(params).length === 0) return {}
      const isPlayer = Object.keys(params).length === 1 && params.signedIn !== undefined
      return isPlayer && token !== undefined ? { token } : null
    },
    bring: async () => false,
    tearDown: async () => undefined,
  }
}

function parsed(path: string): unknown {
  try {
    return parseJson(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new BadStatesFile(`${path} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function entriesOf(path: string, content: unknown): Entry[] {
  if (!isObject(content) || !Array.isArray(content.states)) {
    throw new BadStatesFile(`${path}: expected an object with a list "states"`)
  }
  return content.states.map((entry: unknown, index: number) => entryOf(entry, `${path}: states[${index}]`))
}

function entryOf(entry: unknown, place: string): Entry {
  if (!isObject(entry) || typeof entry.name !== 'string') throw new BadStatesFile(`${place} needs a "name"`)
  const params = fieldsOf(entry, 'params', place)
  return { state: { name: entry.name, params }, values: fieldsOf(entry, 'values', place) }
}

function fieldsOf(entry: JsonObject, name: string, place: string): JsonObject {
  const fields = entry[name] ?? {}
  if (!isObject(fields)) throw new BadStatesFile(`${place}: "${name}" is no object`)
  return fields
}
