import { expect, test } from 'vitest'
import { type App, buildApp } from '../../src/app.ts'
import { readApi } from '../../src/contract/document.ts'
import { listMatches } from '../../src/domain/matches/matches.ts'
import { operationIds } from '../../src/http/routes.ts'
import { casesOf } from '../every-operation/cases.ts'
import { clientAt } from '../every-operation/client.ts'
import { logIn, quietConfig, serveApp } from '../support/server.ts'
import { shownIn } from '../support/shown-texts.ts'
import { connect, emitRaw, next } from '../support/sockets.ts'

const { operations } = readApi('api')

test.each([
  ['hostile-texts', (text: string) => text.startsWith('<img src=x')],
  ['long-texts', (text: string) => text.length >= 12],
] as const)('every operation answers in the style of %s', async (scenario, isStyled) => {
  const server: App = await buildApp(quietConfig, { defaultSeed: 'walk', systemNow: () => Date.UTC(2026, 10, 21, 14) })
  let count = 0
  for (const id of operationIds()) {
    const { name } = server.registry.create({ name: `texts-${id.toLowerCase()}`, seed: 'walk', scenario })
    const { status, json } = await casesOf(id).success(await clientAt(server, name))
    expect(status, id).toBe(200)
    const schema = operations.find(({ operationId }) => operationId === id)?.responses['200'] ?? {}
    const plain = shownIn(schema, json).filter(({ text }) => !isStyled(text))
    expect(plain, id).toEqual([])
    count += JSON.stringify(json).includes(scenario === 'long-texts' ? 'purushottama' : 'onerror') ? 1 : 0
    server.registry.delete(name)
  }
  expect(count).toBeGreaterThan(20)
  await server.app.close()
})

test('socket messages are in the style, too', async () => {
  const app = await serveApp()
  const world = app.registry.create({ name: 'hostile', seed: 'a', scenario: 'hostile-texts' })
  const headers = { 'x-world': world.name }
  const socket = await connect(app.origin, { token: await logIn(app, headers), query: { world: world.name } })
  const toast = next(socket, 'notification_toast')
  await app.app.inject({
    method: 'POST',
    url: `/__mock/worlds/${world.name}/push/toast`,
    payload: { message: 'Received', title: 'Deposit' },
  })
  expect((await toast).message).toMatch(/^<img src=x.*Received$/)
  const matchId = listMatches(world)[0]?.refMatchId
  const snapshot = await emitRaw(socket, 'odds:subscribe', { matchId })
  expect(snapshot).toMatchObject({
    markets: expect.arrayContaining([expect.objectContaining({ HeadName: expect.stringMatching(/^<img/) })]),
  })
})

test('a world with plain texts again shows its own words', async () => {
  const { registry, app } = await serveApp()
  const world = registry.create({ name: 'plain', seed: 'a', scenario: 'hostile-texts' })
  const names = async () => {
    const answer = await app.inject({ url: '/api/sports/matches', headers: { 'x-world': 'plain' } })
    return answer.body
  }
  expect(await names()).toContain('onerror')
  registry.apply(world.name, 'long-texts')
  expect(await names()).not.toContain('onerror')
  expect(await names()).toContain('purushottama')
  await app.inject({ method: 'POST', url: '/__mock/worlds/plain/scenario/end', payload: {} })
  expect(await names()).not.toContain('purushottama')
})
