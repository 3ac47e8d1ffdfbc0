/** Filters of lists: what comes for a value of a parameter keeps every invariant of the operation that reads the parameter. */
import { isObject } from '@chaupar/api/document'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import { partsOf } from '@chaupar/api/fuzz/schema-facts'
import { judgeAnswer, requestOf } from '@chaupar/api/invariants/judge-answer'
import { type PlacedRule, subjectsOf } from '@chaupar/api/invariants/rules'
import fc from 'fast-check'
import { cameInWords } from '../verify/words/values.ts'
import { fittingCall } from './calls.ts'
import type { Explored } from './explored.ts'
import { ownFault } from './fault.ts'
import type { Finding } from './finding.ts'
import { type KnownValues, knownAs } from './known-values.ts'
import type { Parameter, Subject } from './operations.ts'
import { urlOf } from './send.ts'

interface Filter {
  readonly parameter: Parameter
  /** The invariants that read the parameter. */
  readonly rules: readonly PlacedRule[]
}

/** So many values of a filter without an enum are enough. */
const mostValues = 5

/** The parameters of the query that invariants of the operation read. */
function filtersOf(subject: Subject): Filter[] {
  const rules = [...(subjectsOf('api').get(subject.id)?.rules.values() ?? [])].flat()
  if (subject.method !== 'GET') return []
  return subject.parameters.flatMap((parameter) => {
    const reading = new RegExp(`\\$request\\.query\\.${parameter.name}\\b`)
    const own = rules.filter(({ rule: { when = '', than } }) => reading.test(`${when} ${than}`))
    return parameter.place === 'query' && own.length > 0 ? [{ parameter, rules: own }] : []
  })
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
  const read = subjectsOf('api').get(subject.id)
  if (answer?.status !== 200 || read === undefined || !isObject(answer.json) || answer.json.error === true) return null
  const request = requestOf(read, new URL(urlOf(explored.places, subject, call)), null)
  const { violation } = await judgeAnswer(filter.rules, { request, body: answer.json, clock: answer.clock })
  if (violation === null) return null
  const { name } = filter.parameter
  const { field, expected, came } = violation
  const text = `${name}=${value}: ${field}: expected ${expected}, came ${cameInWords(came)}`
  return { ...ownFault(subject, `filter ${name}`, text), subject, call, answer }
}

function valuesOf(subject: Subject, { parameter }: Filter, known: KnownValues): string[] {
  const { name, schema } = parameter
  const named = partsOf(subject.document, schema).flatMap((part) => (Array.isArray(part.enum) ? part.enum : []))
  if (named.length > 0) return named.map(String)
  const names = knownAs(subject.document, schema, name)
  return [...new Set(names.flatMap((one) => known.of(one)).map(String))].slice(0, mostValues)
}
