/** The figures and groups that every report shows. */
import type { Result } from '../judge.ts'
import type { Need } from '../options.ts'
import { type Mark, marks } from '../pacts/operations.ts'
import { type State, stateInWords } from '../pacts/pact-file.ts'
import { sentenceOf } from '../states/sentences.ts'
import { type Fault, faultInWords } from '../words/faults.ts'
import { requestLines } from './request.ts'

export const kinds = ['kept', 'broken', 'known', 'not offered', 'not tried'] as const
export type Kind = (typeof kinds)[number]

export type Counts = Readonly<Record<Kind, number>>

/** How binding a group is, in words. */
const markInWords: Readonly<Record<Mark, string>> = {
  promised: 'promised by the specification',
  assumed: 'assumed: may be bargained about',
  extension: 'extensions: may be missing',
}

export function countsOf(results: readonly Result[]): Counts {
  const count = (kind: Kind) => results.filter(({ outcome }) => outcome.is === kind).length
  return {
    kept: count('kept'),
    broken: count('broken'),
    known: count('known'),
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

/** So many characters of a request's body are shown in lines of text. */
const longestBody = 600

/** What was asked, with what, and in which state. */
export function circumstances({ trial, came }: Result): string[] {
  const { asks, states } = trial
  const question = asks === null || asks[0] === trial.operation ? [] : [`after ${JSON.stringify(asks)}`]
  return [
    ...(came.asked === undefined ? [] : [came.asked]),
    ...(came.exchange === undefined ? question : requestLines(came.exchange, longestBody)),
    ...(states.length === 0 ? [] : [`in the state ${states.map(stateInWords).join(' and ')}`]),
    ...meaningOf(states),
  ]
}

/** The states in plain sentences, as one line. */
function meaningOf(states: readonly State[]): string[] {
  const sentences = states.map(sentenceOf).filter((sentence) => sentence !== '')
  return sentences.length === 0 ? [] : [`that is: ${sentences.join(' ')}`]
}

/** The rows of the table: each host, what binds how much, failures that are made up for themselves, and all. */
export function rowsOf(results: readonly Result[]): [name: string, counts: Counts][] {
  const hosts = Map.groupBy(results, ({ trial }) => trial.pact.provider)
  const marked = results.filter(({ trial }) => !trial.isMadeUp)
  const madeUp = results.filter(({ trial }) => trial.isMadeUp)
  const groups: [string, readonly Result[]][] = [
    ...hosts,
    ...marks.map((mark): [string, Result[]] => [markInWords[mark], marked.filter((result) => result.mark === mark)]),
    ['failures that a state makes up', madeUp],
    ['all', results],
  ]
  return groups
    .filter(([name, own]) => own.length > 0 || name !== 'failures that a state makes up')
    .map(([name, own]) => [name, countsOf(own)])
}

/** The faults of a result, each as a line; one that is looser or closer than the result itself says so. */
export function faultLines({ mark }: Result, faults: readonly Fault[]): string[] {
  return faults.map((fault) => `${faultInWords(fault)}${fault.mark === mark ? '' : `  (${fault.mark})`}`)
}

/** What was not tried, by the reason, the most frequent one first; invariants, which follow from the calls, last. */
export function byReason(results: readonly Result[]): [why: string, results: Result[]][] {
  const groups = Map.groupBy(ofKind(results, 'not tried'), ({ outcome }) =>
    outcome.is === 'not tried' ? outcome.why : '',
  )
  const isOfInvariant = ([first]: readonly Result[]) => first?.trial.check?.rule !== undefined
  return [...groups].sort(
    ([, one], [, other]) => Number(isOfInvariant(one)) - Number(isOfInvariant(other)) || other.length - one.length,
  )
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

/** What the options ask of a run. */
export interface Demands {
  readonly need?: Need | undefined
  /** The least binding whose break counts; any when left out. */
  readonly failOn?: Mark
}

/**
 * Whether the run has to fail: something is broken that is binding enough, a host that was named answers nothing, nothing was
 * tried, or what is needed of all is not so of one.
 */
export function hasFailed(results: readonly Result[], { need, failOn = 'extension' }: Demands = {}): boolean {
  const counting = marks.slice(0, marks.indexOf(failOn) + 1)
  return (
    results.some(
      ({ outcome, came, mark }) => (outcome.is === 'broken' && counting.includes(mark)) || came.isUnanswered,
    ) ||
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
  const asked = results.filter(
    ({ trial: { check }, outcome }) =>
      outcome.is !== 'not tried' || (check?.isOptional !== true && check?.rule === undefined),
  )
  return asked.filter(({ outcome }) => (need === 'kept' ? outcome.is !== 'kept' : outcome.is === 'not tried')).length
}
