import { expect, test } from 'vitest'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { resettleMarket, settleMarket } from '../../src/domain/settlement/settlement.ts'
import { signUp } from '../support/accounts.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { betOn, brokenInvariants, openMarket, seededId, threeRunners } from '../support/worlds.ts'

async function sitDown() {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = app.registry.get('default')
  world.clock.freeze()
  app.registry.apply('default', 'otp-not-required')
  const token = await logIn(app)
  const { code } = (await call(app, '/api/ref/generate', { method: 'POST', token })).json.data
  const visit = (source?: string) =>
    call(app, '/api/page/visit', { body: { path: '/mobile-number', agentCode: code, ...(source ? { source } : {}) } })
  const register = (number: number, agent_code: string) =>
    call(app, '/api/register', {
      body: {
        name: 'R',
        username: `rajani${number}`,
        password: 'Secret123',
        typeId: 3,
        parentId: 81026,
        mobile: `982004220${number}`,
        country_code: '91',
        agent_code,
      },
    })
  const read = async <What extends 'stats' | 'sources' | 'children'>(what: What) =>
    (await call(app, `/api/ref/${what}`, { token })).json.data
  return { app, world, token, code, visit, register, read }
}

test('[7.5-2] a code and its link; a second call gives the same', async () => {
  const { app, token, code, read } = await sitDown()
  expect(code).toMatch(/^PLAYER\d{4}$/)
  const again = await call(app, '/api/ref/generate', { method: 'POST', token })
  expect(again.json.data).toEqual({ code, link: `/mobile-number?agent_code=${code}&source=link` })
  expect(await read('stats')).toMatchObject({ code, clicks: 0, registered: 0, active: 0, earned: 0 })
})

test('before there is a code, stats say so', async () => {
  const { app } = await sitDown()
  const demo = (await call(app, '/api/login/demo', { method: 'POST' })).json.data.token
  const { json } = await call(app, '/api/ref/stats', { token: demo })
  expect(json.data).toEqual({ code: null, link: null, clicks: 0, registered: 0, active: 0, earned: 0 })
})

test('visits and registrations count by source; an unknown code counts for no player', async () => {
  const { visit, register, read, code } = await sitDown()
  await visit('telegram')
  await visit('telegram')
  await visit()
  await visit('whatsapp')
  expect((await register(1, code.toLowerCase())).status).toBe(200)
  expect((await register(2, 'AGENT7')).status).toBe(200)
  expect(await read('stats')).toMatchObject({ clicks: 4, registered: 1, active: 0, earned: 0 })
  expect((await read('sources')).rows).toEqual([
    { source: 'telegram', clicks: 2, registered: 0, earned: 0 },
    { source: 'whatsapp', clicks: 1, registered: 1, earned: 0 },
    { source: '', clicks: 1, registered: 0, earned: 0 },
  ])
  expect(await read('children')).toMatchObject({
    count: 1,
    rows: [{ username: 'ra***1', source: 'whatsapp', active: false, earned: 0 }],
  })
})

test('50.00 when the first bet of a player is decided: once, through the ledger', async () => {
  const { app, world, register, code, read } = await sitDown()
  await register(1, code)
  const childId = world.store.one("SELECT id FROM players WHERE username = 'rajani1'", [], (row) => row.integer('id'))
  const markets = ['first', 'second', 'third'].map((key) => openMarket(world, { key, runners: threeRunners }))
  for (const id of markets) placeBet(world, childId ?? 0, betOn(id, 'a', 'back', 100_00, { odds: 3.05 }))
  const [voided = '', first = '', second = ''] = markets
  settleMarket(world, voided, 'void')
  expect(await read('stats')).toMatchObject({ active: 0, earned: 0 })
  settleMarket(world, first, 'b')
  settleMarket(world, second, 'a')
  resettleMarket(world, first, 'a')
  expect(await read('stats')).toMatchObject({ active: 1, earned: 50 })
  expect((await read('sources')).rows).toEqual([{ source: '', clicks: 0, registered: 1, earned: 50 }])
  expect(balanceOf(world, seededId(world))).toMatchObject({ balancePaise: 10_050_00, cashPaise: 50_00 })
  expect(brokenInvariants(world)).toEqual([])
  const statement = await call(app, '/api/getAccountstatement?type=referral', { token: await logIn(app) })
  expect(statement.json.data).toMatchObject({ count: 1, totals: { credit: 50, debit: 0 } })
})

test('agent-code-bad: a registration with a code is refused, one without is not', async () => {
  const { app, world, register } = await sitDown()
  app.registry.apply('default', 'agent-code-bad', { code: 'BAD7' })
  expect(await register(1, 'bad7')).toMatchObject({ status: 400, json: { code: 'agent_code_bad' } })
  expect((await register(1, 'GOOD7')).status).toBe(200)
  app.registry.apply('default', 'agent-code-bad')
  expect(await register(2, 'GOOD7')).toMatchObject({ status: 400, json: { code: 'agent_code_bad' } })
  const body = { name: 'N', username: 'nocode', password: 'Secret123', typeId: 3, parentId: 81026 }
  expect(signUp(world, { ...body, mobile: '9820042299', country_code: '91' }).player.username).toBe('nocode')
})
