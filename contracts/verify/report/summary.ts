/** The figures and groups that every report shows. */
import type { Result } from '../judge.ts'
import type { Need } from '../options.ts'
import type { Mark } from '../pacts/operations.ts'
import { stateInWords } from '../pacts/pact-file.ts'
import { type Fault, faultInWords } from '../words/faults.ts'

export const kinds = ['kept', 'broken', 'not offered', 'not tried'] as const
export type Kind = (typeof kinds)[number]

export type Counts = Readonly<Record<Kind, number>>

export const marks: readonly Mark[] = ['promised', 'assumed', 'extension']

/** How binding a group is, in words. */
export const markInWords: Readonly<Record<Mark, string>> = {
  promised: 'promised by the specification',
  assumed: 'assumed: may be bargained about',
  extension: 'extensions: may be missing',
}

export function countsOf(results: readonly Result[]): Counts {
  const count = (kind: Kind) => results.filter(({ outcome }) => outcome.is === kind).length
  return {
    kept: count('kept'),
    broken: count('broken'),
    'not offered': count('not offered'),
    'not tried': count('not tried'),
  }
}

/** Results of one kind, in the order of the pacts. */
export function ofKind(results: readonly Result[], kind: Kind): Result[] {
  return results.filter(({ outcome }) => outcome.is === kind).sort(byPlace)
}

function byPlace(one: Result, other: Result): number {
  const place = ({ trial }: Result) => `${trial.pact.provider} ${trial.description}`
  return place(one) < place(other) ? -1 : 1
}

/** What was asked, and in which state. */
export function circumstances({ trial, came }: Result): string[] {
  const states = trial.states.length === 0 ? [] : [`in the state ${trial.states.map(stateInWords).join(' and ')}`]
  return came.asked === undefined ? states : [came.asked, ...states]
}

/** The faults of a result, each as a line; one that is looser or closer than the result itself says so. */
export function faultLines({ mark }: Result, faults: readonly Fault[]): string[] {
  return faults.map((fault) => `${faultInWords(fault)}${fault.mark === mark ? '' : `  (${fault.mark})`}`)
}

/** What was not tried, by the reason, the most frequent one first. */
export function byReason(results: readonly Result[]): [why: string, results: Result[]][] {
  const groups = Map.groupBy(ofKind(results, 'not tried'), ({ outcome }) =>
    outcome.is === 'not tried' ? outcome.why : '',
  )
  return [...groups].sort(([, one], [, other]) => other.length - one.length)
}

/** What a reader should know beside the single results. */
export function remarksOn(results: readonly Result[]): string[] {
  const refused = results.filter(
    ({ trial, came, outcome }) => outcome.is === 'broken' && came.status === 401 && trial.needs.includes('token'),
  )
  const remarks: string[] = []
  if (results.every(({ outcome }) => outcome.is === 'not tried')) remarks.push('Nothing could be tried.')
  if (refused.length > 2) {
    remarks.push(`${refused.length} calls with a token were answered 401: see whether the token is still alive.`)
  }
  return remarks
}

/** Of how many operations and events all interactions are kept. */
export function wholeInWords(results: readonly Result[]): string {
  const operations = [...Map.groupBy(results, ({ trial }) => `${trial.pact.provider} ${trial.operation}`).values()]
  const whole = operations.filter((own) => own.every(({ outcome }) => outcome.is === 'kept'))
  return `${whole.length} of ${operations.length} operations and events are kept wholly.`
}

/**
 * Whether the run has to fail: something is broken, a host that was named answers nothing, nothing was tried, or what is needed
 * of all is not so of one.
 */
export function hasFailed(results: readonly Result[], need?: Need): boolean {
  return (
    results.some(({ outcome, came }) => outcome.is === 'broken' || came.isUnanswered) ||
    results.every(({ outcome }) => outcome.is === 'not tried') ||
    lacking(results, need) > 0
  )
}

/** How many are not as they are needed, in words; null for none. */
export function needInWords(results: readonly Result[], need: Need | undefined): string | null {
  const count = lacking(results, need)
  return count === 0
    ? null
    : `${count} of ${results.length} interactions were not ${need}, which --need ${need} asks for.`
}

function lacking(results: readonly Result[], need: Need | undefined): number {
  if (need === undefined) return 0
  // What is not tried of an invariant, no answer has shown.
  const asked = results.filter(({ trial, outcome }) => trial.check?.rule === undefined || outcome.is !== 'not tried')
  return asked.filter(({ outcome }) => (need === 'kept' ? outcome.is !== 'kept' : outcome.is === 'not tried')).length
}
