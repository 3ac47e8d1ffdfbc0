import { operationsOf } from '@chaupar/api/document'
import { hostileCall } from '@chaupar/api/fuzz/hostile-call'
import { inputsOf } from '@chaupar/api/fuzz/schema-facts'
import type { OperationId } from '@chaupar/api/operations.gen'
import { readDocument } from '@chaupar/api/read-document'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from '../../src/app.ts'
import { loadDocument } from '../../src/contract/schemas.ts'
import { operationIds } from '../../src/http/routes.ts'
import { casesOf } from '../every-operation/cases.ts'
import { type Asked, clientAt, type TestClient } from '../every-operation/client.ts'
import { there } from '../support/answers.ts'
import { quietConfig } from '../support/server.ts'
import { brokenInvariants } from '../support/worlds.ts'

/** Inputs in all; HOSTILE_INPUTS=10000 is the long form. */
const inputs = Number(process.env.HOSTILE_INPUTS ?? 600)
const seed = 20_261_121
const runs = Math.ceil(inputs / operationIds().length)

const { document, schemas } = loadDocument('api')
const source = readDocument('api')
const inputsById = new Map(operationsOf(source).map((found) => [found.id, inputsOf(source, found)]))

let server: App
let made = 0

beforeAll(async () => {
  server = await buildApp(quietConfig, { defaultSeed: 'hostile', systemNow: () => Date.UTC(2026, 10, 21, 14) })
})
afterAll(() => server.app.close())

/** A world in which the operation has just succeeded, and the call that did. */
async function standing(id: OperationId): Promise<{ client: TestClient; valid: Asked }> {
  made += 1
  const { name } = server.registry.create({ name: `hostile-${made}`, seed: 'hostile' })
  const client = await clientAt(server, name)
  let valid: Asked = {}
  const ask: TestClient['ask'] = (asked, how = {}) => {
    if (asked === id) valid = how
    return client.ask(asked, how)
  }
  // A fresh world restores anything that the success uses up; only the input of the call is needed here.
  await casesOf(id).success({ ...client, ask })
  return { client, valid }
}

const entries = ({ world }: TestClient): number =>
  world.store.one('SELECT count(*) AS number FROM ledger_entries', [], (row) => row.integer('number')) ?? 0

describe.each(operationIds())('%s', (id) => {
  const operation = document.operations.find(({ operationId }) => operationId === id)
  if (operation === undefined) throw new Error(`openapi.yaml has no ${id}`)
  const checks = schemas.operation(operation)

  // Each sign-in hashes a password, so the long form takes its time.
  test(`answers ${runs} hostile inputs as documented, and moves no money for a refusal`, async () => {
    const { client, valid } = await standing(id)
    const input = hostileCall(valid, there(inputsById.get(id)))
    await fc.assert(
      fc.asyncProperty(input, async (asked) => {
        const before = entries(client)
        const { status, json } = await client.ask(id, asked)
        const said = `${status} ${JSON.stringify(json)}`
        expect(status, said).toBeLessThan(500)
        const check = checks.response(status)
        expect(check === null ? 'not documented' : check(json), said).toBeNull()
        if (status !== 200) expect(entries(client), said).toBe(before)
      }),
      { numRuns: runs, seed },
    )
    expect(brokenInvariants(client.world)).toEqual([])
    // The process lives, and so does the next caller.
    expect((await client.ask('getAppDetails')).status).toBe(200)
    server.registry.delete(client.world.name)
  })
})
