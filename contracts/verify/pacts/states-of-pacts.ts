/** The states that the pacts speak of. */
import { isDeepStrictEqual } from 'node:util'
import { sentenceOf, valuesOf } from '../states/sentences.ts'
import type { Pact, State } from './pact-file.ts'
import { planOf } from './plan.ts'

export interface StateOfPacts {
  readonly state: State
  /** Values that some request in this state is made of. */
  readonly needs: readonly string[]
  /** Operations that are tried in it. */
  readonly operations: readonly string[]
}

/** Every state with its parameters, in the order in which they appear. */
export function statesOf(pacts: readonly Pact[]): StateOfPacts[] {
  const found: { state: State; needs: Set<string>; operations: Set<string> }[] = []
  const everything = { hasAddress: () => true, allowWrites: true, skipStates: [], only: [] }
  for (const { states, needs, operation } of planOf(pacts, everything).tried) {
    // A value that no state is known to give is one of the first.
    const givers = needs.map((name) => ({
      name,
      giver: states.find((one) => valuesOf(one).includes(name)) ?? states[0],
    }))
    for (const state of states) {
      const known = found.find((one) => isDeepStrictEqual(one.state, state))
      const entry = known ?? { state, needs: new Set(), operations: new Set() }
      if (known === undefined) found.push(entry)
      entry.operations.add(operation)
      for (const { name, giver } of givers) if (giver === state) entry.needs.add(name)
    }
  }
  return found.map(({ state, needs, operations }) => ({ state, needs: [...needs], operations: [...operations] }))
}

/** Names among these that no pact has. */
export function unknownStates(pacts: readonly Pact[], names: readonly string[]): string[] {
  const known = new Set(statesOf(pacts).map(({ state }) => state.name))
  return names.filter((name) => !known.has(name))
}

/** A file for --states-file with every state, whose values are to be filled in. */
export function statesTemplate(pacts: readonly Pact[]): string {
  const states = statesOf(pacts).map(({ state, needs, operations }) => ({
    name: state.name,
    params: state.params,
    meaning: sentenceOf(state),
    values: Object.fromEntries(needs.map((name) => [name, ''])),
    usedBy: operations.join(', '),
  }))
  return JSON.stringify({ states }, null, 2)
}
