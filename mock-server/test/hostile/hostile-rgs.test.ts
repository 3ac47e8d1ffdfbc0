import { operationsOf } from '@chaupar/api/document'
import { hostileCall } from '@chaupar/api/fuzz/hostile-call'
import { inputsOf } from '@chaupar/api/fuzz/schema-facts'
import { readDocument } from '@chaupar/api/read-document'
import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadDocument } from '../../src/contract/schemas.ts'
import { there } from '../support/answers.ts'
import { launch, RgsTestClient, sitDown } from '../support/game-client.ts'
import { startApp } from '../support/server.ts'
import { brokenInvariants } from '../support/worlds.ts'

/** Inputs in all; HOSTILE_INPUTS=10000 is the long form. */
const inputs = Math.ceil(Number(process.env.HOSTILE_INPUTS ?? 600) / 2)
const seed = 20_261_121

const { document, schemas } = loadDocument('rgs')
const source = readDocument('rgs')
const inputsById = new Map(operationsOf(source).map((found) => [found.id, inputsOf(source, found)]))

/** A body that each call takes at a game of mines, but for the session. */
const bodies: Record<Exclude<RgsOperationId, 'replayRound'>, object> = {
  authenticate: { language: 'en', intent: 'key-of-the-player' },
  readGameBalance: {},
  playRound: { amount: 100_000_000, currency: 'INR', mode: 'base', meta: { mines: 1 } },
  endRound: {},
  noteRoundEvent: { event: '1' },
  actInRound: { action: 'pick', meta: { tile: 7 } },
  searchGame: { search: { words: 'loses' } },
  readPastRounds: { skip: 0, limit: 20 },
  readSeeds: {},
  rotateSeed: { clientSeed: 'monsoon' },
}

const isPosted = (id: string): id is keyof typeof bodies => Object.hasOwn(bodies, id)

test('every call of the games’ server answers hostile inputs as documented, and moves no money for a refusal', async () => {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const { world, token } = await sitDown(app)
  const posted = document.operations.filter(({ method }) => method.toUpperCase() === 'POST')
  expect(posted.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(bodies).sort())
  const entries = (): number =>
    there(world.store.one('SELECT count(*) AS number FROM ledger_entries', [], (row) => row.integer('number')))
  for (const operation of posted) {
    const { operationId: id } = operation
    if (!isPosted(id)) throw new Error(`no body for ${id}`)
    const client = new RgsTestClient(app, 'default', await launch(app, { token, game: { code: 'mines' } }))
    await client.ask('authenticate')
    await client.ask('playRound', bodies.playRound)
    const valid = { body: { sessionID: client.sessionID, ...bodies[id] } }
    const checks = schemas.operation(operation)
    await fc.assert(
      fc.asyncProperty(hostileCall(valid, there(inputsById.get(id))), async ({ body, headers }) => {
        const before = entries()
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        const { status, json } = await client.send(id, text, headers)
        const said = `${id} ${text.slice(0, 300)}: ${status} ${JSON.stringify(json).slice(0, 300)}`
        expect(status, said).toBeLessThan(500)
        const check = checks.response(status)
        expect(check === null ? 'not documented' : check(json), said).toBeNull()
        if (status !== 200) expect(entries(), said).toBe(before)
      }),
      { numRuns: Math.ceil(inputs / posted.length), seed },
    )
    expect(brokenInvariants(world)).toEqual([])
  }
})

test.each([
  ['a world that is not there', '/nowhere/bet/replay/mines/1/base/1', 404],
  ['a path that is not there', '/default/bet/nothing', 404],
  ['an address that Fastify itself refuses', `/default/bet/replay/${'x'.repeat(300)}/1/base/1`, 400],
])('%s is refused in the words of the protocol', async (_, path, status) => {
  const { app } = await startApp()
  const answer = await app.inject({ url: `/game-host/rgs${path}` })
  expect(answer.statusCode).toBe(status)
  const refused = schemas.named('Refusal')
  expect(refused(answer.json())).toBeNull()
})
