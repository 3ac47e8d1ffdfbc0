import { describe, expect, test } from 'vitest'
import { isObject, type Json, type JsonObject, objectAt, operationsOf, resolve, walk } from '../src/document.ts'
import { readDocument } from '../src/read-document.ts'
import { Schemas } from './schemas.ts'

interface Example {
  readonly where: string
  readonly schema: string
  readonly value: Json
}

/** Every example of a media type with the pointer of the schema that it has to fit. */
function examplesOf(document: JsonObject): Example[] {
  const found: Example[] = []
  walk(document, (node, pointer) => {
    if (!isObject(node) || !isObject(node.schema)) return
    const schema = `${pointer}/schema`
    if (node.example !== undefined) found.push({ where: pointer, schema, value: node.example })
    if (!isObject(node.examples)) return
    for (const [name, example] of Object.entries(node.examples)) {
      found.push({ where: `${pointer}/${name}`, schema, value: objectAt(example).value ?? null })
    }
  })
  return found
}

describe.each(['api', 'control', 'rgs'] as const)('%s', (name) => {
  const document = readDocument(name)
  const schemas = new Schemas(document)
  const examples = examplesOf(document)

  const bodies = operationsOf(document).flatMap(({ id, node }) => {
    const content = isObject(node.requestBody) ? objectAt(node.requestBody, 'content')['application/json'] : undefined
    return content === undefined ? [] : [{ id, content: objectAt(content) }]
  })

  test.each(bodies)('$id shows an example of its body', ({ content }) => {
    expect(content.example ?? content.examples).toBeDefined()
  })

  test.each(examples)('example at $where fits its schema', ({ schema, value }) => {
    expect(schemas.problems(schema, value)).toEqual([])
  })

  test.each(Object.keys(objectAt(document, 'components', 'schemas')))(
    'schema %s compiles under strict rules',
    (key) => {
      expect(schemas.at(`#/components/schemas/${key}`)).toBeTypeOf('function')
    },
  )
})

const api = readDocument('api')
const rgs = readDocument('rgs')

describe.each([
  ['api', api],
  ['rgs', rgs],
] as const)('%s', (_, document) => {
  test.each(operationsOf(document))('$id shows an example of every answer', ({ node }) => {
    for (const answer of Object.values(objectAt(node, 'responses'))) {
      const content = objectAt(resolve(document, answer), 'content', 'application/json')
      expect(content.example ?? content.examples).toBeDefined()
    }
  })

  const schemas = new Schemas(document)
  const { pushed, asked } = objectAt(document, 'x-socket-events')
  const messages = [...Object.entries(objectAt(pushed)), ...Object.entries(objectAt(asked))].flatMap(([name, node]) => {
    const { payload, example, answer, answerExample } = objectAt(node)
    const sent = { name, schema: payload, example }
    const answered = { name: `the answer to ${name}`, schema: answer, example: answerExample }
    return [sent, answered].filter(({ schema }) => schema !== undefined)
  })

  test.each(messages)('$name shows an example, which fits its schema', ({ schema, example }) => {
    expect(schemas.problems(`#/components/schemas/${schema}`, example)).toEqual([])
  })
})

describe('amounts', () => {
  const schemas = new Schemas(api)
  const amount = '#/components/schemas/Amount'

  test('[1-1] every amount in whole paise fits', () => {
    for (let paise = 0; paise <= 20_000; paise += 1) expect(schemas.problems(amount, paise / 100)).toEqual([])
  })

  test('[1-1] a third place, a negative and an endless amount are refused', () => {
    for (const value of [0.001, 10.005, -0.01, Number.POSITIVE_INFINITY, '10.00']) {
      expect(schemas.problems(amount, value)).not.toEqual([])
    }
  })
})
