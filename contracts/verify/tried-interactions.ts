/** Interactions of the committed pacts as if they had been tried, for the tests of what is made of them. */
import type { Tried } from './judge.ts'
import { readPacts } from './pacts/pact-file.ts'
import { planOf } from './pacts/plan.ts'
import type { Mismatch } from './run/mismatches.ts'
import type { Came } from './run/relay.ts'

/** All that can be tried. */
export const plan = planOf(readPacts(), { hasAddress: () => true, allowWrites: true, skipStates: [], only: [] })

/** A mismatch of the body at this JSON path. */
export const body = (path: string, words = ''): Mismatch => ({
  type: 'BodyMismatch',
  path,
  key: '',
  expected: null,
  actual: null,
  words,
})
/** Fields of the object at this path are missing. */
export const missing = (path: string) => body(path, 'Actual map is missing the following keys: some')

/** The interaction of this description, with what came of it. @throws when no pact has it */
export function tried(description: string, came: Came, ...mismatches: Mismatch[]): Tried {
  const trial = plan.tried.find((one) => one.description === description)
  if (!trial) throw new Error(`No pact has ${description}`)
  return { trial, came, mismatches }
}

/** The description of an interaction whose fields are of every kind. */
export const wallet = 'get:balance: a player'
