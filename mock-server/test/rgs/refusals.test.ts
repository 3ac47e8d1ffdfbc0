import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { App } from '../../src/app.ts'
import { loadDocument } from '../../src/contract/schemas.ts'
import { changeSettings } from '../../src/domain/base/change-settings.ts'
import { startApp } from '../support/server.ts'

const { document, schemas } = loadDocument('rgs')
const replayed: Readonly<Record<string, string>> = { game: 'mines', version: '1', mode: 'base', event: '1' }

type Refused = (app: App, id: RgsOperationId, send: (how?: InjectOptions & { world?: string }) => Asked) => Asked
type Asked = Promise<{ status: number; json: unknown }>

/** How any call of the games' server is brought to a refusal. */
const ways: Readonly<Record<number, Refused>> = {
  400: (_app, _id, send) => send(),
  404: (_app, _id, send) => send({ world: 'nowhere' }),
  413: (_app, _id, send) => send({ payload: JSON.stringify({ text: 'x'.repeat(20_000) }) }),
  415: (_app, _id, send) => send({ payload: 'a=b', headers: { 'content-type': 'text/plain' } }),
  429: async (_app, _id, send) => {
    // One a second; two are the burst.
    for (let sent = 0; sent < 2; sent += 1) await send()
    return send()
  },
  500: ({ registry }, id, send) => {
    const effect = { kind: 'error', status: 500, code: 'internal_error', message: 'Something went wrong' } as const
    registry.get('default').faults.plant({ target: { operation: id }, effect, times: 1 })
    return send()
  },
  503: ({ registry }, _id, send) => {
    changeSettings(registry.get('default'), { appDetails: { BRAND_STATUS: 'maintenance' } })
    return send()
  },
}

const isKnown = (id: string): id is RgsOperationId => Object.hasOwn(rgsOperations, id)
const ids = document.operations.map(({ operationId }) => operationId).filter(isKnown)

test.each(ids)('%s gives every refusal that rgs.yaml names', async (id) => {
  const operation = document.operations.find(({ operationId }) => operationId === id)
  const statuses = Object.keys(operation?.responses ?? {}).map(Number)
  for (const status of statuses.filter((one) => one !== 200)) {
    const way = ways[status]
    if (way === undefined) throw new Error(`nothing brings ${id} to ${status}`)
    const app = await startApp(status === 429 ? { rateLimit: 1 } : {}, { processNow: () => 0 })
    const { method, path } = rgsOperations[id]
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => replayed[name] ?? '')
    const answer = await way(app, id, async ({ world = 'default', ...how } = {}) => {
      const body = method === 'GET' ? {} : { payload: JSON.stringify({ sessionID: 'unknown' }) }
      const headers = { 'content-type': 'application/json', ...how.headers }
      const sent = await app.app.inject({ ...body, ...how, method, url: `/game-host/rgs/${world}${filled}`, headers })
      return { status: sent.statusCode, json: sent.json() }
    })
    expect(answer.status, `${id} ${JSON.stringify(answer.json)}`).toBe(status)
    expect(schemas.named('Refusal')(answer.json)).toBeNull()
  }
})
