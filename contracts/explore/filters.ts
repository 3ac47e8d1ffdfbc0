/** Filters of lists: every entry that comes for a value has that value in the field that the filter is for. */
import { isObject, type Json } from '@chaupar/api/document'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import { partsOf, propertiesOf } from '@chaupar/api/fuzz/schema-facts'
import fc from 'fast-check'
import { fittingCall } from './calls.ts'
import type { Explored } from './explored.ts'
import { ownFault } from './fault.ts'
import type { Finding } from './finding.ts'
import { type KnownValues, knownAs } from './known-values.ts'
import type { Parameter, Subject } from './operations.ts'

export interface Filter {
  readonly parameter: Parameter
  readonly field: string
  /** The values of the field for one of the filter; null when the document ties none to it. */
  allowed(value: string): readonly string[] | null
}

/** So many values of a filter without an enum are enough. */
const mostValues = 5

/** The parameters of the query that have the name of a field of the entries, and those that say theirs in x-filters. */
export function filtersOf(subject: Subject): Filter[] {
  const fields = entryFields(subject)
  if (subject.method !== 'GET') return []
  return subject.parameters.flatMap((parameter) => {
    const { name, place, filters } = parameter
    const said = isObject(filters) ? filters : {}
    const wanted = typeof filters === 'string' ? filters : (said.field ?? name)
    const field = fields.find((one) => one.toLowerCase() === String(wanted).toLowerCase())
    if (place !== 'query' || field === undefined) return []
    const values = isObject(said.values) ? said.values : null
    const allowed = (value: string) => (values === null ? [value] : textsOf(values[value]))
    return [{ parameter, field, allowed }]
  })
}

const textsOf = (values: Json | undefined) => (Array.isArray(values) ? values.map(String) : null)

/** Whether an entry may come for this value. Fields that it lacks or that are null say nothing. */
export function isLetThrough({ field, allowed }: Filter, value: string, entry: Json): boolean {
  const found = isObject(entry) ? entry[field] : undefined
  return found === undefined || found === null || allowed(value)?.includes(String(found)) !== false
}

/** Asks for the values of each filter alone. */
export async function filterFindings(
  explored: Explored,
  subject: Subject,
  known: KnownValues,
  seed: number,
): Promise<Finding[]> {
  const found: Finding[] = []
  const [base = {}] = fc.sample(fittingCall(subject, known), { numRuns: 1, seed })
  const required = new Set(subject.parameters.filter((one) => one.required).map(({ name }) => name))
  const kept = Object.entries(base.query ?? {}).filter(([name]) => required.has(name))
  for (const filter of filtersOf(subject)) {
    for (const value of valuesOf(subject, filter, known)) {
      const call = { ...base, query: { ...Object.fromEntries(kept), [filter.parameter.name]: value } }
      const finding = await ignoredFilter(explored, subject, call, filter, value)
      if (finding === null) continue
      found.push(finding)
      break
    }
  }
  return found
}

async function ignoredFilter(explored: Explored, subject: Subject, call: Call, filter: Filter, value: string) {
  const { answer } = await explored.try(subject, call)
  const entries = answer?.status === 200 ? listsOf(answer.json).flatMap(([, list]) => list) : []
  const wrong = entries.find((entry) => !isLetThrough(filter, value, entry))
  if (!isObject(wrong)) return null
  const { name } = filter.parameter
  const text = `${name}=${value} was answered with an entry whose ${filter.field} is ${String(wrong[filter.field])}`
  return { ...ownFault(subject, `filter ${name}`, text), subject, call, answer }
}

function valuesOf(subject: Subject, { parameter }: Filter, known: KnownValues): string[] {
  const { name, schema } = parameter
  const named = partsOf(subject.document, schema).flatMap((part) => (Array.isArray(part.enum) ? part.enum : []))
  if (named.length > 0) return named.map(String)
  const names = knownAs(subject.document, schema, name)
  return [...new Set(names.flatMap((one) => known.of(one)).map(String))].slice(0, mostValues)
}

/** The lists of an answer: its data, or fields of its data by their names. */
function listsOf(json: Json | undefined): [name: string, list: readonly Json[]][] {
  const data = isObject(json) ? json.data : undefined
  const fields: [string, Json | undefined][] = isObject(data) ? Object.entries(data) : [['', data]]
  return fields.flatMap(([name, value]): [string, readonly Json[]][] => (Array.isArray(value) ? [[name, value]] : []))
}

/** The fields of the entries of the lists in a success. */
function entryFields({ document, answers }: Subject): string[] {
  const within = (name: string | null, parts: ReturnType<typeof partsOf>) =>
    parts
      .flatMap(propertiesOf)
      .filter(([field]) => name === null || field === name)
      .flatMap(([, schema]) => partsOf(document, schema))
  const bodies = [...(answers.get(200)?.values() ?? [])].flatMap((pointer) => partsOf(document, { $ref: pointer }))
  const data = within('data', bodies)
  const items = [...data, ...within(null, data)].flatMap(({ items: entry }) => (isObject(entry) ? [entry] : []))
  return items.flatMap((entry) => partsOf(document, entry).flatMap(propertiesOf)).map(([name]) => name)
}
