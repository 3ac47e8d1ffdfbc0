/** The result of a run as a file: what was verified, of which version, and how it went for each pact. */
import { createHash } from 'node:crypto'
import { isObject, type Json, readJson } from '@chaupar/api/document'
import type { Result } from '../judge.ts'
import { type Mark, marks } from '../pacts/operations.ts'
import type { Pact } from '../pacts/pact-file.ts'

/** How a backend kept one pact. */
export interface VerifiedPact {
  readonly consumer: string
  readonly provider: string
  /** Of the pact's content, so that it is known which one was verified. */
  readonly sha256: string
  readonly success: boolean
  /** Why not; '' for success. */
  readonly why: string
}

export interface Verification {
  /** Of the backend; '' when none was named. */
  readonly version: string
  readonly pacts: readonly VerifiedPact[]
}

/** The pacts of which something was tried. Kept is a pact when nothing in it is broken and nothing promised was left untried. */
export function verificationOf(
  pacts: readonly Pact[],
  results: readonly Result[],
  { version = '', failOn }: { readonly version?: string | undefined; readonly failOn: Mark },
): Verification {
  const tried = pacts.filter((pact) =>
    results.some(({ trial, outcome }) => trial.pact.provider === pact.provider && outcome.is !== 'not tried'),
  )
  return {
    version,
    pacts: tried.map((pact) => {
      const why = whyNot(pact, results, failOn)
      return { consumer: pact.consumer, provider: pact.provider, sha256: hashOf(pact), success: why === '', why }
    }),
  }
}

/** The hash of a pact's content, whatever its blanks. */
function hashOf({ node }: Pact): string {
  return createHash('sha256').update(JSON.stringify(node)).digest('hex')
}

function whyNot({ provider, interactions }: Pact, results: readonly Result[], failOn: Mark): string {
  const own = results.filter(({ trial }) => trial.pact.provider === provider)
  const counting = marks.slice(0, marks.indexOf(failOn) + 1)
  const broken = own.filter(({ outcome, mark }) => outcome.is === 'broken' && counting.includes(mark)).length
  if (broken > 0) return `${broken} of ${own.length} are broken`
  const named = new Set(own.filter(({ trial }) => trial.check === null).map(({ trial }) => trial.description))
  const unnamed = interactions.filter(({ description }) => !named.has(description)).length
  if (unnamed > 0) return `the run left ${unnamed} of ${interactions.length} interactions out`
  const untried = own.filter(
    ({ trial, mark, outcome }) => outcome.is === 'not tried' && mark === 'promised' && !trial.isMadeUp,
  ).length
  return untried > 0 ? `${untried} of ${own.length} are promised and were not tried` : ''
}

/** Reads such a file; null when it has another form. */
export function readVerification(text: string): Verification | null {
  const content = readJson(text)
  if (!isObject(content) || typeof content.version !== 'string' || !Array.isArray(content.pacts)) return null
  const pacts = content.pacts.map(verifiedPact)
  return pacts.every((pact) => pact !== null) ? { version: content.version, pacts } : null
}

function verifiedPact(node: Json): VerifiedPact | null {
  if (!isObject(node)) return null
  const { consumer, provider, sha256, success, why } = node
  if (typeof consumer !== 'string' || typeof provider !== 'string' || typeof sha256 !== 'string') return null
  if (typeof success !== 'boolean' || typeof why !== 'string') return null
  return { consumer, provider, sha256, success, why }
}

/** Whether a backend with this verification keeps the pacts as they are today: the reasons against it, none when it may go out. */
export function reasonsAgainst({ pacts: verified }: Verification, pacts: readonly Pact[]): string[] {
  if (verified.length === 0) return ['Nothing was verified.']
  return verified.flatMap(({ consumer, provider, sha256, success, why }) => {
    const now = pacts.find((pact) => pact.consumer === consumer && pact.provider === provider)
    if (now === undefined) return `${consumer} and ${provider} have no pact any more: verify again.`
    if (hashOf(now) !== sha256) return `The pact of ${consumer} and ${provider} has changed since: verify again.`
    return success ? [] : `${provider} does not keep its pact with ${consumer}: ${why}.`
  })
}
