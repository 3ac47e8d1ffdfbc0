import { makeAjv } from '@chaupar/api/ajv'
import type { Json, JsonObject } from '@chaupar/api/document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Change, Changes, type Sender } from './change.ts'
import { SchemaPlace } from './compare-schemas.ts'
import { Documents } from './documents.ts'

/** The changes from one schema to another in data of this sender. */
function changed(sender: Sender, before: Json, after: Json, shared: [JsonObject, JsonObject] = [{}, {}]): Change[] {
  const [old, now] = shared.map((schemas) => new Documents(() => ({ components: { schemas } })))
  const changes = new Changes()
  if (old === undefined || now === undefined) return []
  const of = { before: old, after: now, document: 'api.yaml', user: 'placeBet', changes }
  // Read as part of the document, so that references are whole.
  const place = new SchemaPlace(of, sender, 'body')
  place.compare(whole(before), whole(after))
  return changes.all
}

function whole(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api.yaml#/'))
}

function kinds(sender: Sender, before: Json, after: Json): string[] {
  return changed(sender, before, after).map(({ kind }) => kind)
}

const text = { type: 'string' }
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })

/** From narrow to wide: the way there harms who reads it, the way back who sends it. */
const widenings: [title: string, narrow: Json, wide: Json][] = [
  ['a value', { type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }],
  ['a value that was the only one', { const: 'a' }, { enum: ['a', 'b'] }],
  ['any value', { type: 'string', enum: ['a'] }, text],
  ['a type', text, { type: ['string', 'number'] }],
  ['fractions', { type: 'integer' }, { type: 'number' }],
  ['null, by its types', text, { type: ['string', 'null'] }],
  ['null, by an alternative', text, { oneOf: [text, { type: 'null' }] }],
  ['a length', { type: 'string', maxLength: 5 }, { type: 'string', maxLength: 10 }],
  ['any length', { type: 'string', minLength: 1 }, text],
  ['an amount', { type: 'number', minimum: 100 }, { type: 'number', minimum: 10 }],
  ['a step', { type: 'number', multipleOf: 1 }, { type: 'number', multipleOf: 0.01 }],
  ['decimals', { type: 'number', 'x-decimals': 2 }, { type: 'number' }],
  ['a form', { type: 'string', pattern: '^a' }, text],
  ['twice the same', { type: 'array', uniqueItems: true, items: text }, { type: 'array', items: text }],
  ['items', { type: 'array', items: { ...text, enum: ['a'] } }, { type: 'array', items: text }],
  ['an alternative', { oneOf: [{ const: 'a' }] }, { oneOf: [{ const: 'a' }, { type: 'integer' }] }],
  ['a field that may be absent', object({ a: text }, { required: ['a'] }), object({ a: text })],
  ['a deep field', object({ a: object({ b: { enum: [1] } }) }), object({ a: object({ b: { enum: [1, 2] } }) })],
  ['a rule in an allOf', { allOf: [text, { maxLength: 3 }] }, { allOf: [text] }],
]

describe.each(widenings)('%s more', (_, narrow, wide) => {
  test('is safe to send and breaks who reads it', () => {
    expect(kinds('client', narrow, wide)).toEqual(['safe'])
    expect(kinds('server', narrow, wide)).toEqual(['breaking'])
  })

  test('and less the other way round', () => {
    expect(kinds('client', wide, narrow)).toEqual(['breaking'])
    expect(kinds('server', wide, narrow)).toEqual(['safe'])
  })
})

describe('a field', () => {
  const [without, optional, required] = [object({}), object({ a: text }), object({ a: text }, { required: ['a'] })]
  const closed = object({}, { additionalProperties: false })

  test('that is new harms only who must send it', () => {
    expect(changed('client', without, optional)).toMatchObject([{ kind: 'safe', at: 'body.a' }])
    expect(changed('client', without, required)).toMatchObject([{ kind: 'breaking', words: 'a new field, required' }])
    expect(changed('server', without, required)).toMatchObject([{ kind: 'safe', words: 'a new field' }])
  })

  test('that is gone is missed on both sides', () => {
    expect(changed('server', optional, without)).toMatchObject([{ kind: 'breaking', words: 'the field is gone' }])
    expect(changed('client', optional, without)).toMatchObject([{ kind: 'breaking', words: 'the field is not read' }])
    const [field, others] = changed('client', optional, closed)
    expect(field).toMatchObject({ kind: 'breaking', words: 'the field is refused' })
    expect(others).toMatchObject({ kind: 'breaking', words: 'other fields: refused, not taken' })
  })

  test('that an answer may have more is no harm', () => {
    expect(kinds('server', closed, without)).toEqual(['safe'])
    expect(kinds('server', without, closed)).toEqual(['safe'])
    expect(kinds('client', closed, without)).toEqual(['safe'])
  })
})

describe('what has no direction is breaking on both sides', () => {
  const pairs: [title: string, Json, Json][] = [
    ['a type', text, { type: 'integer' }],
    ['a form', { type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }],
    ['a pattern', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '^b' }],
    ['a step', { type: 'number', multipleOf: 2 }, { type: 'number', multipleOf: 3 }],
    ['a rule that is not known here', text, { ...text, contentEncoding: 'base64' }],
  ]
  test.each(pairs)('%s', (_, one, other) => {
    for (const sender of ['client', 'server'] as const) {
      expect(kinds(sender, one, other)).toEqual(['breaking'])
      expect(kinds(sender, other, one)).toEqual(['breaking'])
    }
  })
})

test('another default means another value for who leaves it out', () => {
  const [ten, twenty] = [10, 20].map((value) => ({ type: 'integer', default: value }))
  expect(kinds('client', ten ?? null, twenty ?? null)).toEqual(['breaking'])
  expect(kinds('client', { type: 'integer' }, ten ?? null)).toEqual(['safe'])
})

test('a mark that comes takes a promise back, one that goes gives it', () => {
  expect(kinds('server', text, { ...text, 'x-extension': true })).toEqual(['breaking'])
  expect(kinds('server', { ...text, 'x-assumed': '7.4' }, text)).toEqual(['safe'])
  expect(kinds('server', { ...text, 'x-assumed': '7.4' }, { ...text, 'x-assumed': '7.5' })).toEqual(['editorial'])
})

test('descriptions and examples are no change', () => {
  const words = { ...text, title: 'Name', description: 'A name', examples: ['Asha'], 'x-messages': { pattern: 'No' } }
  expect(new Set(kinds('client', text, words))).toEqual(new Set(['editorial']))
})

test('a shared schema is named by itself, and one that holds itself is read once', () => {
  const tree = (leaf: Json) => ({ Tree: object({ leaf, inner: { $ref: '#/components/schemas/Tree' } }) })
  const ref = { $ref: '#/components/schemas/Tree' }
  const found = changed('server', ref, ref, [tree({ enum: ['a'] }), tree({ enum: ['a', 'b'] })])
  expect(found).toEqual([
    {
      ...{ kind: 'breaking', document: 'api.yaml', at: 'Tree.leaf', words: 'b too' },
      uses: [{ user: 'placeBet', document: 'api.yaml', sender: 'server', kind: 'breaking' }],
    },
  ])
})

describe('against a validator', () => {
  const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 })
  const { schema } = fc.letrec<{ schema: JsonObject; plain: JsonObject }>((tie) => ({
    plain: fc.oneof(
      fc.record({ type: fc.constant('string'), minLength: fc.nat(2), maxLength: fc.integer({ min: 2, max: 4 }) }),
      fc.record({ type: fc.constant('integer'), minimum: fc.nat(2), maximum: fc.integer({ min: 2, max: 4 }) }),
      fc.record({ type: fc.constant('number'), multipleOf: fc.constantFrom(1, 2, 3, 0.5) }, { requiredKeys: ['type'] }),
      fc.record({ enum: fc.uniqueArray(fc.constantFrom<Json>('', 'a', 'aa', 1, 2, null), { minLength: 1 }) }),
      fc.record({ type: fc.constant<Json>(['string', 'null']), maxLength: fc.nat(2) }, { requiredKeys: ['type'] }),
    ),
    schema: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('plain'),
      fc.record(
        { type: fc.constant('array'), items: tie('schema'), maxItems: fc.nat(2) },
        { requiredKeys: ['type', 'items'] },
      ),
      fc.record({ anyOf: fc.tuple(tie('schema'), fc.constant({ type: 'null' })) }),
      fc
        .tuple(names, names, fc.array(tie('schema'), { minLength: 3, maxLength: 3 }))
        .map(([given, needed, schemas]) => ({
          type: 'object',
          additionalProperties: false,
          required: needed.filter((name) => given.includes(name)),
          properties: Object.fromEntries(given.map((name, index) => [name, schemas[index] ?? true])),
        })),
    ),
  }))
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<Json>('', 'a', 'aa', 'aaa', 'aaaaa', 0, 1, 2, 3, 4, 6, 0.5, null),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
    ),
  }))
  const ajv = makeAjv({ strict: false })
  const taken = (one: JsonObject, values: readonly Json[]) => values.filter((sample) => ajv.validate(one, sample))

  test('a request that is refused now is a breaking change, and an answer that was impossible before', () => {
    let breaking = 0
    fc.assert(
      fc.property(schema, schema, fc.array(value, { minLength: 20, maxLength: 40 }), (old, now, values) => {
        const [was, is] = [taken(old, values), taken(now, values)]
        const refused = was.some((sample) => !is.includes(sample))
        // Clients pass over fields that they do not know.
        const read = taken(
          JSON.parse(JSON.stringify(old).replaceAll('"additionalProperties":false', '"title":""')),
          values,
        )
        const unknown = is.some((sample) => !read.includes(sample))
        breaking += refused || unknown ? 1 : 0
        if (refused) expect(kinds('client', old, now)).toContain('breaking')
        if (unknown) expect(kinds('server', old, now)).toContain('breaking')
      }),
      { seed: 17, numRuns: 300 },
    )
    // The samples do distinguish schemas.
    expect(breaking).toBeGreaterThan(100)
  })

  test('nothing has changed from a schema to itself', () => {
    fc.assert(
      fc.property(schema, (one) => {
        for (const sender of ['client', 'server'] as const) expect(kinds(sender, one, structuredClone(one))).toEqual([])
      }),
      { seed: 17 },
    )
  })
})
