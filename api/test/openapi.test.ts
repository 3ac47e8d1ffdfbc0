import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isObject, type JsonObject, objectAt, operationsOf, resolve, walk } from '../src/document.ts'
import { readDocument } from '../src/read-document.ts'
import { askedEvents, pushedEvents } from '../src/realtime.gen.ts'
import { Schemas } from './schemas.ts'

const document = readDocument('api')
const operations = operationsOf(document)
const schemas = new Schemas(document)
const specification = `${import.meta.dirname}/../../docs/specification`
const pages = readdirSync(specification).map((page) => readFileSync(`${specification}/${page}`, 'utf8'))
/** Its sections by their numbers, as its headings have them. */
const sections = pages.flatMap((page) => [...page.matchAll(/^##? (\d(?:\.\d+)?)\.? /gm)].map(([, number]) => number))
/** Its clauses about calls. */
const clauses = pages.flatMap((page) => page.split('\n').filter((line) => line.startsWith('- **7.')))
const rows = operations.map((operation) => ({ id: operation.id, operation }))

function answersOf(operation: JsonObject): [string, JsonObject][] {
  return Object.entries(objectAt(operation, 'responses')).map(([status, answer]) => [status, resolve(document, answer)])
}

function schemaOf(answer: JsonObject): JsonObject {
  return objectAt(answer, 'content', 'application/json', 'schema')
}

describe('every operation', () => {
  test.each(rows)('[7-5] $id answers with the envelope, whatever the status', ({ operation }) => {
    for (const [status, answer] of answersOf(operation.node)) {
      const schema = schemaOf(answer)
      if (status !== '200') {
        expect(schema.$ref).toBe('#/components/schemas/Failure')
        continue
      }
      const [envelope, content] = schema.allOf as readonly JsonObject[]
      expect(envelope?.$ref).toBe('#/components/schemas/Success')
      expect(content?.required).toEqual(['data'])
    }
  })

  test.each(rows)('$id documents the failures that any call may meet, and a request id with each', ({ operation }) => {
    const answers = answersOf(operation.node)
    expect(answers.map(([status]) => status)).toEqual(
      expect.arrayContaining(['200', '400', '404', '429', '500', '503']),
    )
    for (const [, answer] of answers) expect(Object.keys(objectAt(answer, 'headers'))).toContain('x-request-id')
  })

  test.each(rows)('$id documents 401 when it needs a token, 413 and 415 when a body may come', ({ operation }) => {
    const statuses = answersOf(operation.node).map(([status]) => status)
    const security = operation.node.security as readonly JsonObject[]
    const required = security.length > 0 && security.every((requirement) => Object.keys(requirement).length > 0)
    if (required) expect(statuses).toContain('401')
    if (operation.method !== 'GET') expect(statuses).toEqual(expect.arrayContaining(['413', '415']))
  })
})

describe('request bodies', () => {
  const bodies = rows.filter(({ operation }) => operation.node.requestBody !== undefined)

  test.each(bodies)('$id refuses unknown fields', ({ operation }) => {
    const [content] = Object.values(objectAt(operation.node, 'requestBody', 'content'))
    const schema = resolve(document, objectAt(content).schema)
    const shapes = Array.isArray(schema.oneOf) ? schema.oneOf.map((shape) => resolve(document, shape)) : [schema]
    for (const shape of shapes) expect(shape.additionalProperties).toBe(false)
  })

  test('[3-18] [3-19] a code is asked for in either spelling, never in a mixture', () => {
    const body = '#/components/schemas/SendOtpRequest'
    expect(schemas.problems(body, { mobile: '9820041177', country_code: '91' })).toEqual([])
    expect(schemas.problems(body, { phone: '9820041177', countryCode: '+91' })).toEqual([])
    expect(schemas.problems(body, { mobile: '9820041177', countryCode: '91' })).not.toEqual([])
  })

  const registration = {
    name: 'Asha Rao',
    username: 'asha',
    password: 'Chaupar123',
    typeId: 3,
    parentId: 81026,
    mobile: '9820041177',
    country_code: '91',
  }

  test.each([
    ['[9-3] another typeId', { typeId: 4 }],
    ['[9-3] another parentId', { parentId: 81027 }],
    ['[9-1] a username of 3 characters', { username: 'ash' }],
    ['[9-1] a username of 16 characters', { username: 'a'.repeat(16) }],
    ['[5-6] a username with a sign in it', { username: 'asha_rao' }],
    ['[5-5] a username of spaces', { username: '    ' }],
    ['[9-2] a password of 7 characters', { password: 'a'.repeat(7) }],
    ['[9-2] a password of 21 characters', { password: 'a'.repeat(21) }],
    ['[5-4] a name of spaces', { name: '  ' }],
    ['[5-14] a number that is not Indian', { country_code: '44' }],
    ['an unknown field', { role: 'admin' }],
  ])('register refuses %s', (_, change) => {
    const body = '#/components/schemas/RegisterRequest'
    expect(schemas.problems(body, registration)).toEqual([])
    expect(schemas.problems(body, { ...registration, ...change })).not.toEqual([])
  })
})

describe('marks', () => {
  test('x-assumed names a section of the specification, x-extension is true', () => {
    walk(document, (node, pointer) => {
      if (!isObject(node)) return
      const { 'x-assumed': assumed, 'x-extension': extension } = node
      if (assumed !== undefined) expect(sections, pointer).toContain(assumed)
      if (extension !== undefined) expect(extension, pointer).toBe(true)
    })
  })

  /** Calls that a clause of the specification gives with method and path: 'POST /login'. */
  const inClauses = new Set(
    clauses.flatMap((clause) =>
      [...clause.matchAll(/\b(GET|POST|PUT|DELETE) `(\/[^`]*)`/g)].map(([, ...call]) => call.join(' ')),
    ),
  )
  /** What a clause names at all: '/bank'. */
  const pathsInClauses = new Set(
    clauses.flatMap((clause) => [...clause.matchAll(/`(\/[^`]*)`/g)].map(([, path]) => path)),
  )

  test('what a clause gives with method and path stands in the document, unmarked', () => {
    const unmarked = operations.filter(
      ({ node }) => node['x-assumed'] === undefined && node['x-extension'] === undefined,
    )
    const named = unmarked.map(({ method, path }) => `${method} ${path}`)
    expect(
      [...inClauses].filter((call) => !named.includes(call)),
      'openapi.yaml lacks it, or marks it',
    ).toEqual([])
    expect(
      unmarked.filter(({ method, path }) => !inClauses.has(`${method} ${path}`)).map(({ id }) => id),
      "no clause of docs/specification gives it: mark it with x-assumed: '<section>' or x-extension: true",
    ).toEqual([])
  })

  test('an extension is beside the specification: no clause names its path', () => {
    const extensions = operations.filter(({ node }) => node['x-extension'] === true)
    expect(extensions.length).toBeGreaterThan(0)
    expect(
      extensions.filter(({ path }) => pathsInClauses.has(path)).map(({ id }) => id),
      'a clause of docs/specification names its path: it is x-assumed, not x-extension',
    ).toEqual([])
  })
})

test('every component is used by a path, or is a payload of the socket', () => {
  const used = new Set<string>()
  walk(document, (node) => {
    if (isObject(node) && typeof node.$ref === 'string') used.add(node.$ref)
  })
  const unused = Object.entries(objectAt(document, 'components')).flatMap(([kind, parts]) =>
    kind === 'securitySchemes'
      ? []
      : Object.keys(objectAt(parts)).filter((name) => !used.has(`#/components/${kind}/${name}`)),
  )
  const asked = Object.values(askedEvents).flatMap(({ sent, answered }) =>
    sent === null ? [answered] : [sent, answered],
  )
  expect(unused.sort()).toEqual([...new Set<string>([...Object.values(pushedEvents), ...asked])].sort())
})
