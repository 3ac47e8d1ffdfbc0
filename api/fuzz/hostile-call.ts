/** Inputs that no honest client sends, for the tests of the mock and for the exploration of any server. */
import fc from 'fast-check'
import { objectAt, parseJson } from '../src/document.ts'
import type { FieldFacts } from './schema-facts.ts'

/** One part of a form; a part with a file name is a file. */
export type Part = { name: string; value: string | Uint8Array; filename?: string; type?: string }

/** What a call of an operation brings. */
export type Call = {
  path?: Record<string, string>
  query?: Record<string, string>
  /** A text goes as it is, anything else as JSON. */
  body?: unknown
  /** Instead of a body: a form. */
  form?: Part[]
  headers?: Record<string, string>
  /** Instead of the player's token; null = none. */
  token?: string | null
}

/** JSON has no word for it, yet a client may write it. */
const endless = '@@1e309@@'

const texts = ['', ' ', 'NaN', 'Infinity', '1e309', '-1', '0x10', '__proto__', 'constructor', 'toString', '\u0000']
const nasty = [
  '\ud800',
  '\u202e',
  '\ufeff',
  '😀'.repeat(60),
  "' OR 1=1 --",
  '<script>',
  '../../etc/passwd',
  '%00',
  '{}',
]
const numbers = [0, -0, -1, 1, 0.1, 0.001, 0.005, 1e20, -1e20, 1e308, 5e-324, Number.MAX_SAFE_INTEGER, 2 ** 53]

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...texts, ...nasty, ...numbers, null, true, false, endless),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant('x'.repeat(5000)),
)

/** A change of a valid object: a field gone, wrong, at its bound, or an unknown one. */
const change = (fields: readonly FieldFacts[]): fc.Arbitrary<[name: string, value: unknown]> => {
  const unknown = fc.tuple(fc.constantFrom('extra', 'constructor', 'prototype', 'length', '\u0000'), value)
  if (fields.length === 0) return unknown
  const known = fc.constantFrom(...fields).chain(({ name, edges }) => {
    const edge = edges.length === 0 ? value : fc.constantFrom(...edges)
    return fc.tuple(fc.constant(name), fc.oneof(value, edge, edge, fc.constant(undefined)))
  })
  return fc.oneof({ weight: 5, arbitrary: known }, { weight: 1, arbitrary: unknown })
}

/** JSON text of an object with some of its fields changed; now and then a key comes twice, where the last one counts. */
function changedText(valid: object, changes: readonly [string, unknown][], isDoubled: boolean): string {
  const changed = Object.fromEntries([...Object.entries(valid), ...changes])
  const text = JSON.stringify(changed).replaceAll(`"${endless}"`, '1e309')
  const [name, first] = changes[0] ?? ['extra', 1]
  if (!isDoubled || text === '{}') return text
  return `{${JSON.stringify(name)}:${JSON.stringify(first) ?? 'null'},${text.slice(1)}`
}

const rawBodies = [
  'null',
  '[]',
  '1e309',
  'true',
  '"text"',
  '{"a":NaN}',
  '{"amount":-Infinity}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '\ufeff{}',
  '{"a":1,}',
  `${'['.repeat(9000)}${']'.repeat(9000)}`,
  `{"text":"${'x'.repeat(1_000_000)}"}`,
]

/** A call that no honest client makes, close to the valid one. A body is given as text. */
export function hostileCall(valid: Call, fields: { body: FieldFacts[]; query: FieldFacts[] }): fc.Arbitrary<Call> {
  const data = valid.form?.find(({ name }) => name === 'data')?.value
  const body: object = data === undefined ? Object(valid.body ?? {}) : objectAt(parseJson(String(data)))
  const some = (facts: FieldFacts[]) => fc.array(change(facts), { minLength: 1, maxLength: 3 })
  const changed = fc.tuple(some(fields.body), fc.boolean()).map(([list, twice]) => changedText(body, list, twice))
  const withBody = fc.oneof({ weight: 8, arbitrary: changed }, { weight: 2, arbitrary: fc.constantFrom(...rawBodies) })
  const inBody = withBody.map((text) => {
    if (valid.form === undefined) return { ...valid, body: text }
    return { ...valid, form: valid.form.map((part) => (part.name === 'data' ? { ...part, value: text } : part)) }
  })
  const inQuery = some(fields.query).map((list) => {
    const sent = Object.entries({ ...valid.query, ...Object.fromEntries(list) }).filter(([, one]) => one !== undefined)
    return { ...valid, query: Object.fromEntries(sent.map(([name, one]) => [name, wellFormed(one)])) }
  })
  const inPath = fc.constantFrom(...texts.slice(1), ...nasty, 'x'.repeat(3000)).map((text) => ({
    ...valid,
    path: Object.fromEntries(Object.keys(valid.path ?? {}).map((name) => [name, text.toWellFormed()])),
  }))
  const inHeaders = fc.constantFrom('a', 'a b', 'x'.repeat(300), '__proto__', "'--").map((text) => ({
    ...valid,
    headers: { ...valid.headers, 'idempotency-key': text },
  }))
  const inToken = fc.constantFrom('x', '__proto__', "' OR 1=1", 'x'.repeat(600)).map((token) => ({ ...valid, token }))
  const hasBody = fields.body.length > 0 ? 8 : 1
  return fc.oneof(
    { weight: hasBody, arbitrary: inBody },
    { weight: fields.query.length > 0 ? 8 : 1, arbitrary: inQuery },
    { weight: valid.path === undefined ? 0 : 6, arbitrary: inPath },
    { weight: 1, arbitrary: inHeaders },
    { weight: 1, arbitrary: inToken },
  )
}

function wellFormed(sent: unknown): string {
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent)
  return text.replaceAll(endless, '1e309').toWellFormed().slice(0, 2000)
}
