/** The mismatches, field by field, in words for the backend's authors. */
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import type { Finding } from '../checks/check.ts'
import type { Mark } from '../pacts/operations.ts'
import type { Trial } from '../pacts/plan.ts'
import type { Mismatch } from '../run/mismatches.ts'
import type { Came } from '../run/relay.ts'
import { exampleAt, placeInWords, stepsOf, valueAt } from './json-path.ts'
import { markAt } from './marks.ts'
import { nearestEntry } from './nearest-entry.ts'
import { cameInWords, expectedInWords, shown } from './values.ts'

/** One field that is not as expected. */
export interface Fault {
  /** status, header NAME, body, or the place of the field: data.wallet.balance */
  readonly field: string
  readonly expected: string
  readonly came: string
  readonly mark: Mark
  /** The field is not there at all. */
  readonly isMissing: boolean
  /** In how many more entries of its list the same is wrong. */
  readonly others?: number
}

/** What a pact expects of an answer or a message. */
interface Expected {
  readonly status: number
  readonly body: Json | undefined
  readonly rules: JsonObject
  /** By their names in small letters, as the rules for them. */
  readonly headers: JsonObject
  readonly headerRules: JsonObject
}

/** The faults of a trial, each once. An answer of another status is another answer: its fields are not counted up. */
export function faultsOf(trial: Trial, came: Came, mismatches: readonly Mismatch[]): Fault[] {
  const expected = expectedOf(trial)
  if (came.nothing !== undefined) return [whole(trial, came.nothing)]
  if (came.findings !== undefined) return came.findings.map((one) => faultOfFinding(trial, one))
  if (!trial.isMessage && came.status === undefined) return [whole(trial, 'none came')]
  if (!trial.isMessage && came.status !== expected.status) return [statusFault(trial, expected, came)]
  if (came.isNoJson && expected.body !== undefined) return [unreadable(trial, came)]
  const faults = mismatches.flatMap((one) => faultsIn(trial, expected, came, one))
  return togetherByField(faults)
}

/** What is wrong with several entries of a list in the same way is reported once, at the first of them. */
function togetherByField(faults: readonly Fault[]): Fault[] {
  const kinds = Map.groupBy(faults, ({ field, expected }) => `${field.replace(/\[\d+\]/g, '[*]')} ${expected}`)
  return [...kinds.values()].flatMap((same) => {
    const places = [...new Map(same.map((fault) => [fault.field, fault])).values()].sort(byField)
    const [first, ...others] = places
    if (first === undefined) return []
    return others.length === 0 ? [first] : [{ ...first, others: others.length }]
  })
}

function byField(one: Fault, other: Fault): number {
  return one.field.localeCompare(other.field, 'en', { numeric: true })
}

function expectedOf({ node, isMessage }: Trial): Expected {
  const answer = isMessage ? node : node.response
  if (!isObject(answer)) return { status: 0, body: undefined, rules: {}, headers: {}, headerRules: {} }
  const content = isMessage ? answer.contents : answer.body
  const rules = fieldsOf(answer.matchingRules)
  return {
    status: Number(answer.status ?? 0),
    body: isObject(content) ? content.content : undefined,
    rules: fieldsOf(rules.body),
    headers: inSmallLetters(fieldsOf(answer.headers)),
    headerRules: inSmallLetters(fieldsOf(rules.header)),
  }
}

const fieldsOf = (node: Json | undefined): JsonObject => (isObject(node) ? node : {})

const inSmallLetters = (headers: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

function whole({ facts, isMessage, operation }: Trial, came: string): Fault {
  const expected = operation === 'connect_error' ? 'a refusal' : 'a message'
  const what = isMessage ? { field: operation, expected } : { field: 'answer', expected: 'an answer' }
  return { ...what, came, mark: facts.mark, isMissing: true }
}

function faultOfFinding({ mark }: Trial, finding: Finding): Fault {
  return { ...finding, mark, isMissing: false }
}

function statusFault({ facts }: Trial, { status, body }: Expected, came: Came): Fault {
  const code = isObject(body) && typeof body.code === 'string' ? ` with the code ${shown(body.code)}` : ''
  const said = isObject(came.body) ? (came.body.message ?? came.body.errorMessage) : undefined
  const words = typeof said === 'string' && said !== '' ? ` ${shown(said)}` : ''
  const away = came.location === undefined ? '' : ` to ${shown(came.location)}`
  return {
    field: 'status',
    expected: `${status}${code}`,
    came: `${came.status}${away}${words}`,
    mark: facts.mark,
    isMissing: false,
  }
}

function unreadable({ facts }: Trial, { body }: Came): Fault {
  const came = `what is no JSON: ${shown(body ?? '')}`
  return { field: 'body', expected: 'JSON', came, mark: facts.mark, isMissing: false }
}

function faultsIn(trial: Trial, expected: Expected, came: Came, mismatch: Mismatch): Fault[] {
  const { facts } = trial
  if (mismatch.type === 'HeaderMismatch') return [headerFault(trial, expected, mismatch)]
  if (mismatch.type === 'BodyTypeMismatch') {
    const type = came.contentType ? shown(came.contentType) : 'nothing'
    const field = 'header content-type'
    return [{ field, expected: shown(mismatch.expected), came: type, mark: facts.mark, isMissing: type === 'nothing' }]
  }
  if (mismatch.type !== 'BodyMismatch') {
    return [
      { field: 'answer', expected: 'what the pact says', came: mismatch.words, mark: facts.mark, isMissing: false },
    ]
  }
  return bodyFaults(trial, expected, came, mismatch)
}

/** Pact puts the values of headers in quotation marks of its own. */
function headerFault({ facts }: Trial, { headers, headerRules }: Expected, { key, actual }: Mismatch): Fault {
  const name = key.toLowerCase()
  const rule = headerRules[name]
  const value = listOf(headers[name])[0] ?? null
  const isMissing = actual === null || actual === ''
  return {
    field: `header ${name}`,
    expected: rule === undefined ? shown(value) : expectedInWords({ [`$['${name}']`]: rule }, [name], value),
    came: isMissing ? 'nothing' : shown(String(actual).replace(/^"(.*)"$/s, '$1')),
    mark: facts.mark,
    isMissing,
  }
}

function bodyFaults({ facts }: Trial, expected: Expected, came: Came, mismatch: Mismatch): Fault[] {
  const steps = stepsOf(mismatch.path)
  const faultAt = (at: readonly string[]): Fault => {
    const value = valueAt(came.body, at)
    return {
      field: placeInWords(at),
      expected: expectedInWords(expected.rules, at, exampleAt(expected.body, at)),
      came: cameInWords(value),
      mark: markAt(facts, expected.status, at),
      isMissing: value === undefined,
    }
  }
  const missing = missingKeys(exampleAt(expected.body, steps), valueAt(came.body, steps), mismatch)
  if (missing.length > 0) return missing.map((key) => faultAt([...steps, key]))
  if (/variant/i.test(mismatch.words)) {
    const fault = faultAt(steps)
    return [{ ...fault, ...nearestEntry(exampleAt(expected.body, steps), valueAt(came.body, steps), mismatch.words) }]
  }
  const fault = faultAt(steps)
  // What reads as it should is reported in Pact's own words: a length, a rule that this report does not know.
  return [fault.came === fault.expected ? { ...fault, came: mismatch.words } : fault]
}

/** Pact reports missing fields at the object that lacks them. */
function missingKeys(example: Json | undefined, value: Json | undefined, { words }: Mismatch): string[] {
  if (!isObject(example) || !isObject(value) || !words.includes('missing')) return []
  return Object.keys(example).filter((key) => value[key] === undefined)
}

/** The fault as one line. */
export function faultInWords({ field, expected, came, isMissing, others = 0 }: Fault): string {
  const more = others === 0 ? '' : ` (and in ${others} more of the list)`
  if (!isMissing) return `${field}: expected ${expected}, came ${came}${more}`
  return `${field}: expected ${expected}, ${came === 'nothing' ? 'is missing' : `but ${came}`}${more}`
}
