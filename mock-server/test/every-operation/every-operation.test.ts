import { type OperationId, operations } from '@chaupar/api/operations.gen'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from '../../src/app.ts'
import { routePath } from '../../src/contract/addresses.ts'
import { type DocumentOperation, readApi } from '../../src/contract/document.ts'
import { operationIds } from '../../src/http/routes.ts'
import { call, logIn, quietConfig, startApp } from '../support/server.ts'
import { casesOf } from './cases.ts'
import { type Answered, type Case, clientAt, type TestClient } from './client.ts'
import { genericRefusals } from './generic-refusals.ts'

const documented = new Map(readApi('api').operations.map((found) => [found.operationId, found]))
const built = operationIds()

let server: App
/** A world where nothing lasting is done. */
let common: TestClient
let made = 0

beforeAll(async () => {
  // Every answer is validated against its schema: a mismatch is a 500.
  server = await buildApp(quietConfig, { defaultSeed: 'walk', systemNow: () => Date.UTC(2026, 10, 21, 14) })
  common = await clientAt(server, 'default')
})
afterAll(() => server.app.close())

/** A fresh world for each visit, so that visits do not affect each other. */
async function visit<T>(act: (client: TestClient) => Promise<T>): Promise<T> {
  made += 1
  const { name } = server.registry.create({ name: `visit-${made}`, seed: 'walk' })
  const answer = await act(await clientAt(server, name))
  server.registry.delete(name)
  return answer
}

function operationOf(id: OperationId): DocumentOperation {
  const found = documented.get(id)
  if (found === undefined) throw new Error(`openapi.yaml has no ${id}`)
  return found
}

function takesKey(id: OperationId): boolean {
  return JSON.stringify(operationOf(id).parameters.header ?? {}).includes('idempotency-key')
}

/** Refusals that leave nothing behind: all operations are brought to them in one world. */
const traceless = [400, 401, 404, 413, 415, 500, 503]

/** Their bodies are not stored, since they hold passwords, so another body under the same key is not noticed. */
const keepsNoBody: readonly OperationId[] = ['updatePassword']

/** The cases of a refusal: the operation's own, and the generic one. Empty: the document names a refusal too many. */
function refusalsAt(id: OperationId, status: number): (() => Promise<Answered>)[] {
  const own = Object.entries(casesOf(id).refusals ?? {}).find(([known]) => Number(known) === status)?.[1]
  const generic = genericRefusals[status]
  const at = traceless.includes(status) ? (act: Case) => act(common) : visit<Answered>
  const isGeneric =
    status === 401
      ? operations[id].auth === 'required'
      : status === 422
        ? takesKey(id) && !keepsNoBody.includes(id)
        : status !== 409 || takesKey(id)
  return [
    ...(own === undefined ? [] : [() => visit(own)]),
    ...(generic === undefined || !isGeneric ? [] : [() => at((client) => generic(client, id, casesOf(id)))]),
  ]
}

const refusalsOf = (id: OperationId) =>
  Object.keys(operationOf(id).responses)
    .map(Number)
    .filter((status) => status !== 200)

describe.each(built)('%s', (id) => {
  test('succeeds, with the answer that openapi.yaml describes', async () => {
    const { status, json } = await visit(casesOf(id).success)
    expect({ status, json }).toMatchObject({ status: 200, json: { error: false } })
  })

  test('gives every refusal that openapi.yaml names', async () => {
    for (const status of refusalsOf(id).filter((wanted) => wanted !== 429)) {
      const found = refusalsAt(id, status)
      expect(found.length, `${id}: nothing brings it to ${status}`).toBeGreaterThan(0)
      for (const refused of found) {
        const answer = await refused()
        expect(answer.status, `${id} ${JSON.stringify(answer.json)}`).toBe(status)
        expect(answer.json).toMatchObject({
          error: true,
          message: expect.stringMatching(/\S/),
          code: expect.any(String),
        })
      }
    }
  })

  test('names every refusal that is known of it', () => {
    const known = Object.keys(casesOf(id).refusals ?? {}).map(Number)
    expect(refusalsOf(id)).toEqual(expect.arrayContaining([...known, 429, 500, 503]))
  })
})

test.each(built.filter(takesKey))('%s that arrives under a key which was closed before is refused', async (id) => {
  const late = await visit(async (client) => {
    let answered: Answered | undefined
    const ask: TestClient['ask'] = async (asked, sent = {}) => {
      if (asked !== id) return client.ask(asked, sent)
      await client.ask('closeIntent', { path: { key: 'closed-0001' } })
      const late = await client.ask(asked, { ...sent, headers: { 'idempotency-key': 'closed-0001' } })
      answered = late
      return late
    }
    await casesOf(id).success({ ...client, ask })
    return answered
  })
  expect(late).toMatchObject({ status: 409, json: { error: true, code: 'intent_closed' } })
})

test('every operation limits a flooding caller, and only that one', async () => {
  const app = await startApp({ rateLimit: 1 }, { processNow: () => 0 })
  const token = await logIn(app)
  for (const id of built) {
    const entry = operations[id]
    const url = routePath(entry).replaceAll(/:\w+/g, 'some-id-1')
    const login = entry.auth === 'none' || id === 'signOut' ? {} : { token }
    // A login was taken already; two are the burst.
    for (let sent = 0; sent < 2; sent += 1) await call(app, url, { method: entry.method, ...login })
    const last = await call(app, url, { method: entry.method, ...login })
    expect(last, id).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  }
})
