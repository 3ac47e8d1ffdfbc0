/** Holds an answer against the invariants of its operation. */
import jsonata, { type Expression } from 'jsonata'
import { isObject, type Json, type JsonObject, parseJson } from '../src/document.ts'
import type { PlacedRule, Rule, Subject } from './rules.ts'

/** A successful answer and what it answers, as rules read them. */
export interface Answer {
  readonly request: { readonly path: JsonObject; readonly query: JsonObject; readonly body: Json }
  readonly body: Json
  /** The server's own time when it answered, in ms; undefined where none is known, as with a push. */
  readonly clock: number | undefined
}

/** A field that is not as a rule has it, in words. */
export interface Violation {
  readonly field: string
  readonly expected: string
  readonly came: Json | undefined
}

export interface Judgement {
  /** The rule had something to say of this answer. */
  readonly isApplied: boolean
  /** The first one. */
  readonly violation: Violation | null
}

/** Less than half a paisa: sums of decimal fractions are not exact. */
const exact = 0.004

const compiled = new Map<string, Expression>()

function expression(text: string): Expression {
  const known = compiled.get(text) ?? jsonata(text)
  compiled.set(text, known)
  return known
}

/** Holds an answer against the rules of one name. */
export async function judgeAnswer(rules: readonly PlacedRule[], answer: Answer): Promise<Judgement> {
  let isApplied = false
  for (const { rule, at } of rules) {
    for (const place of placesAt(answer.body, at)) {
      for (const spot of spotsOf(rule, place)) {
        const verdict = await judgeSpot(rule, spot, answer)
        if (verdict === 'not applied') continue
        if (verdict !== 'kept') return { isApplied: true, violation: verdict }
        isApplied = true
      }
    }
  }
  return { isApplied, violation: null }
}

/** The first violation of an answer, by whatever rule; null when all are kept. */
export async function violationIn(subject: Subject, answer: Answer): Promise<(Violation & { rule: string }) | null> {
  for (const [rule, placed] of subject.rules) {
    const { violation } = await judgeAnswer(placed, answer)
    if (violation !== null) return { rule, ...violation }
  }
  return null
}

/** What was sent, as rules read it: parameters in the type that the document gives them, those left out with their default. */
export function requestOf({ path, query }: Subject, url: URL, body: Json): Answer['request'] {
  const given = Object.fromEntries(url.searchParams)
  const pattern = new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`)
  const read = query.flatMap(({ name, isNumber, default: usual }) => {
    const value = given[name] ?? usual
    return value === undefined ? [] : [[name, isNumber ? Number(value) : value]]
  })
  return { path: { ...pattern.exec(url.pathname)?.groups }, query: { ...given, ...Object.fromEntries(read) }, body }
}

/** A value of a body and the steps to it. */
interface Place {
  readonly value: Json
  readonly steps: readonly string[]
}

/** What a rule is tried on at once: its context, and for `each` the whole and the entry that follows. */
interface Spot extends Place {
  readonly whole: Json
  readonly next: Json | undefined
}

/** The values at these steps; '*' stands for every entry. */
function placesAt(root: Json, at: readonly string[]): Place[] {
  return at.reduce<Place[]>(
    (places, step) =>
      places.flatMap(({ value, steps }) => {
        if (step === '*') return Array.isArray(value) ? entriesOf({ value, steps }) : []
        const inner = isObject(value) ? value[step] : undefined
        return inner === undefined ? [] : [{ value: inner, steps: [...steps, step] }]
      }),
    [{ value: root, steps: [] }],
  )
}

function entriesOf({ value, steps }: Place): Place[] {
  return Array.isArray(value) ? value.map((entry, index) => ({ value: entry, steps: [...steps, String(index)] })) : []
}

function spotsOf({ each }: Rule, place: Place): Spot[] {
  if (each === undefined) return [{ ...place, whole: place.value, next: undefined }]
  return placesAt(place.value, stepsOf(each)).flatMap((list) => {
    const entries = entriesOf({ value: list.value, steps: [...place.steps, ...list.steps] })
    return entries.map((entry, index) => ({ ...entry, whole: place.value, next: entries[index + 1]?.value }))
  })
}

/** `rows.amount` goes through the list in between. */
const stepsOf = (path: string): string[] => path.split('.')

async function judgeSpot(rule: Rule, spot: Spot, answer: Answer): Promise<Violation | 'kept' | 'not applied'> {
  const bindings = {
    ...{ request: answer.request, body: answer.body, clock: answer.clock },
    ...{ whole: spot.whole, next: spot.next },
  }
  const computed = async (text: string): Promise<Json | undefined> =>
    plain(await expression(text).evaluate(spot.value, bindings))
  const [field] = fieldsAt(spot, rule.field)
  const came = field?.value
  const violation = (expected: string, at = field): Violation => ({
    field: nameOf(at?.steps ?? spot.steps, at ? undefined : rule.field),
    expected,
    came: at?.value,
  })
  try {
    if (rule.when !== undefined && (await computed(rule.when)) !== true) return 'not applied'
    if (rule.demand === 'order') return judgeOrder(rule, spot)
    const than = await computed(rule.than)
    if (than === undefined) return 'not applied'
    if (rule.demand === 'holds') return than === true ? 'kept' : violation(`that ${rule.name}`)
    if (rule.demand === 'equals') {
      return isSame(came, than, exact + (rule.within ?? 0)) ? 'kept' : violation(`${shown(than)}, since ${rule.name}`)
    }
    if (came === undefined || came === null) return 'not applied'
    const bound = rule.demand === 'atMost' ? compare(came, than) <= 0 : compare(came, than) >= 0
    const words = rule.demand === 'atMost' ? 'at most' : 'at least'
    return bound ? 'kept' : violation(`${words} ${shown(than)}, since ${rule.name}`)
  } catch (error) {
    return violation(`that ${rule.name}, which cannot be computed of what came (${errorInWords(error)})`)
  }
}

/** The values of a path, through every list on it. */
function fieldsAt(place: Place, path: string | undefined): Place[] {
  if (path === undefined) return [place]
  return stepsOf(path).reduce<Place[]>(
    (places, step) =>
      places
        .flatMap((one) => (Array.isArray(one.value) ? entriesOf(one) : [one]))
        .flatMap(({ value, steps }) => {
          const inner = isObject(value) ? value[step] : undefined
          return inner === undefined ? [] : [{ value: inner, steps: [...steps, step] }]
        }),
    [place],
  )
}

/** Each value may equal the one before it. */
function judgeOrder({ name, field, than }: Rule, spot: Spot): Violation | 'kept' | 'not applied' {
  const found = fieldsAt(spot, field).filter(({ value }) => value !== null)
  if (found.length < 2) return 'not applied'
  const words = than === 'descending' ? 'at most' : 'at least'
  for (const [index, { value, steps }] of found.entries()) {
    const before = found[index - 1]
    if (before === undefined) continue
    const step = compare(value, before.value)
    if (than === 'descending' ? step <= 0 : step >= 0) continue
    const expected = `${words} ${shown(before.value)}, which ${nameOf(before.steps)} has, since ${name}`
    return { field: nameOf(steps), expected, came: value }
  }
  return 'kept'
}

/** Below zero when `one` is less. Times are compared as moments. @throws for values without an order */
function compare(one: Json, other: Json): number {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= exact ? 0 : one - other
  if (typeof one !== 'string' || typeof other !== 'string')
    throw new Error(`${shown(one)} and ${shown(other)} have no order`)
  const [first, second] = [momentOf(one), momentOf(other)]
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second
  return one < other ? -1 : Number(one > other)
}

const momentOf = (text: string): number => (/^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN)

function isSame(one: Json | undefined, other: Json, within: number): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= within
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A result without the marks that JSONata gives its lists. */
function plain(value: unknown): Json | undefined {
  return value === undefined ? undefined : parseJson(JSON.stringify(value))
}

function nameOf(steps: readonly string[], more?: string): string {
  const text = steps.reduce((name, step) => (/^\d+$/.test(step) ? `${name}[${step}]` : `${name}.${step}`), '')
  const whole = more === undefined ? text : `${text}.${more}`
  return whole === '' ? 'body' : whole.replace(/^\./, '')
}

function shown(value: Json): string {
  // A sum of decimal fractions has a tail.
  const text = typeof value === 'number' ? String(Number(value.toFixed(4))) : JSON.stringify(value)
  return text.length > 100 ? `${text.slice(0, 97)}...` : text
}

function errorInWords(error: unknown): string {
  return error instanceof Error || (isObject(error) && typeof error.message === 'string')
    ? String(error.message)
    : String(error)
}
