/** What became of each trial, for the reports. */
import { isObject } from '@chaupar/api/document'
import type { Mark } from './pacts/operations.ts'
import type { Trial } from './pacts/plan.ts'
import type { Mismatch } from './run/mismatches.ts'
import type { Came } from './run/relay.ts'
import { type Fault, faultInWords, faultsOf } from './words/faults.ts'

export type Outcome =
  | { readonly is: 'kept' }
  | { readonly is: 'broken'; readonly faults: readonly Fault[] }
  /** Broken in ways that the baseline of an earlier run lists. */
  | { readonly is: 'known'; readonly faults: readonly Fault[] }
  | { readonly is: 'not offered'; readonly why: string }
  | { readonly is: 'not tried'; readonly why: string }

export interface Result {
  readonly trial: Trial
  readonly outcome: Outcome
  /** How binding it is: that of the operation, or of a break that lies in looser parts alone. */
  readonly mark: Mark
  readonly came: Came
}

export interface Tried {
  readonly trial: Trial
  readonly came: Came
  readonly mismatches: readonly Mismatch[]
}

/**
 * Judges all trials together: an operation does not exist when no call of it gets further than that. A refusal that is
 * expected shows nothing: a closed site, a dead token and a limit of calls are answered before a path is looked up.
 * An extension is then not offered; of another operation its first call is broken, and the others cannot be tried.
 */
export function judge(tried: readonly Tried[]): Result[] {
  const byOperation = Map.groupBy(tried, ({ trial }) => `${trial.pact.provider} ${trial.operation}`)
  return [...byOperation.values()].flatMap((same) => {
    const deciding = same.filter(
      (one) => one.trial.check === null && one.came.notTried === undefined && (hasFailed(one) || !isRefusal(one)),
    )
    const [first, ...others] = deciding.every(looksAbsent) ? deciding : []
    if (first === undefined) return same.map(resultOf)
    if (first.trial.facts.mark === 'extension') return same.map((one) => notOffered(one) ?? resultOf(one))
    return others.length === 0 ? same.map(resultOf) : same.map((one) => absent(one, first, deciding.length))
  })
}

const hasFailed = ({ mismatches, came: { nothing, findings = [] } }: Tried) =>
  mismatches.length > 0 || nothing !== undefined || findings.length > 0

/** By its status, or as older servers say it, with status 200. */
const isRefusal = ({ came: { status = 0, body } }: Tried) =>
  status >= 400 || (isObject(body) && (body.error === true || body.errorMessage !== undefined))

/** Its path is unknown, or its question, when it is an extension, is not acknowledged. */
function looksAbsent({ trial, came }: Tried): boolean {
  if (trial.isMessage) return trial.facts.mark === 'extension' && came.isUnacknowledged === true
  return came.status === 404 || came.status === 405 || came.status === 501
}

/** Of an extension that is not there; null when it was not tried. */
function notOffered({ trial, came }: Tried): Result | null {
  if (came.notTried !== undefined) return null
  const why = `the operation is an extension, and answered ${came.status ?? 'by nothing'}`
  return { trial, came, mark: trial.mark, outcome: { is: 'not offered', why } }
}

/** Of any other operation that is not there: counted once, at its first call. */
function absent(one: Tried, first: Tried, count: number): Result {
  const { trial, came } = one
  const { mark } = trial
  const answered = `${first.came.status} to each of ${count} calls`
  const why = `${trial.operation} answered ${answered}: it does not exist there`
  if (one !== first) return { trial, came, mark, outcome: { is: 'not tried', why: came.notTried ?? why } }
  const faults: Fault[] = [
    { field: 'operation', expected: 'that it exists', came: answered, mark: trial.facts.mark, isMissing: false },
  ]
  return { trial, came, mark, outcome: { is: 'broken', faults } }
}

function resultOf(tried: Tried): Result {
  const { trial, came, mismatches } = tried
  const { mark } = trial
  if (came.notTried !== undefined) return { trial, came, mark, outcome: { is: 'not tried', why: came.notTried } }
  if (!hasFailed(tried)) return { trial, came, mark, outcome: { is: 'kept' } }
  const faults = faultsOf(trial, came, mismatches)
  const outcome = outcomeOf(faults)
  if (outcome.is === 'broken' && isExtensionUnknown(trial, came)) {
    const why = `${trial.extension?.name} of the request is an extension; ${outcome.faults.map(faultInWords).join('; ')}`
    return { trial, came, mark, outcome: { is: 'not offered', why } }
  }
  return { trial, came, mark: loosest(mark, faults), outcome }
}

/** A backend that does not know what a request has beyond the specification refuses the request, or passes it over. */
function isExtensionUnknown({ facts, extension }: Trial, { status = 0 }: Came): boolean {
  if (extension === null || facts.mark === 'extension') return false
  return extension.is === 'ignored' || (status >= 400 && status < 500)
}

/** Parts that are extensions may be missing too. */
function outcomeOf(faults: readonly Fault[]): Outcome {
  const isMissingAlone = faults.every(
    ({ mark, isMissing, came }) => mark === 'extension' && isMissing && came === 'nothing',
  )
  if (faults.length === 0 || !isMissingAlone) return { is: 'broken', faults }
  return { is: 'not offered', why: `extensions that are missing: ${faults.map(({ field }) => field).join(', ')}` }
}

function loosest(own: Mark, faults: readonly Fault[]): Mark {
  if (faults.length === 0 || faults.some(({ mark }) => mark === 'promised')) return own
  return faults.some(({ mark }) => mark === 'assumed') ? 'assumed' : 'extension'
}
