/** The verification of a stand-in, and what it reports of an interaction. */
import type { Result } from './verify/judge.ts'
import { readPacts } from './verify/pacts/pact-file.ts'
import { addressOptions } from './verify/pacts/plan.ts'
import { backendAt } from './verify/run/backend.ts'
import { StatesByUrl } from './verify/states/by-url.ts'
import { verify } from './verify/verify.ts'
import { faultInWords } from './verify/words/faults.ts'

export interface Addresses {
  readonly api: string
  readonly sports?: string
  readonly realtime: string
  readonly states: string
  readonly socketPath: string
  /** Origin of the site, for a stand-in that lets it in. */
  readonly site?: string
}

const pacts = readPacts()

/** The verification of these operations, all when none is named, at these addresses. */
export function verifyAt(addresses: Addresses, only: readonly string[], timeoutMs: number): Promise<Result[]> {
  const { api, sports, realtime, states, socketPath, site } = addresses
  const byOption: Readonly<Record<string, string | undefined>> = {
    'api-url': api,
    'sports-url': sports,
    'realtime-url': realtime,
  }
  const providers = Object.entries(addressOptions).map(([provider, option]) => [provider, byOption[option]])
  const backend = backendAt(Object.fromEntries(providers), socketPath, site)
  const sources = [new StatesByUrl(states, 5000)]
  return verify(pacts, { backend, sources, allowWrites: true, skipStates: [], only, timeoutMs })
}

export const outcomeOf = (results: readonly Result[], description: string) =>
  results.find(({ trial }) => trial.description === description)?.outcome

/** The words of the faults of an interaction, its outcome when it is not broken. */
export function faults(results: readonly Result[], description: string): string[] {
  const outcome = outcomeOf(results, description)
  return outcome?.is === 'broken' ? outcome.faults.map(faultInWords) : [String(outcome?.is)]
}

/** The check of the order of pushes, which is no single interaction. */
export const order = 'odds:subscribe: the order of pushes'
