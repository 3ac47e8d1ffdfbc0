import { expect, test } from 'vitest'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { there } from '../support/answers.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { seededId, startMs } from '../support/worlds.ts'

const token = 'control-token-of-this-test'

type Journal = Awaited<ReturnType<typeof recorded>>['journal']
type Entry = Journal['entries'][number]

/** A server with two worlds and the export of one of them, in which a player has signed in and been credited. */
async function recorded() {
  const app = await startApp({ controlToken: token })
  app.registry.create({ name: 'source', seed: 'source', frozenAtMs: startMs })
  const victim = app.registry.create({ name: 'victim', seed: 'victim', frozenAtMs: startMs })
  const control = { 'x-control-token': token }
  await logIn(app, { 'x-world': 'source' })
  const credit = { username: 'player', amount: 5 }
  expect((await call(app, '/__mock/worlds/source/money/credit', { headers: control, body: credit })).status).toBe(200)
  const { data: journal } = (await call(app, '/__mock/worlds/source/journal/export', { headers: control })).json
  const victimPaise = () => balanceOf(victim, seededId(victim)).balancePaise
  const replay = (edited: object) =>
    call(app, '/__mock/journal/replay', {
      headers: control,
      body: { name: 'again', journal: { ...journal, ...edited } },
    })
  return { app, journal, replay, victimPaise }
}

/** The journal with one more entry at its end. */
function withEntry({ entries }: Journal, kind: Entry['kind'], name: string, data: Record<string, unknown>) {
  const last = there(entries.at(-1))
  return { entries: [...entries, { id: last.id + 1, at: last.at, kind, name, text: 'edited', data }] }
}

const credit = { username: 'player', amount: 900 }
const post = { method: 'POST', hasBody: true }

test.each([
  ['another world', '/__mock/worlds/victim/money/credit'],
  ['another operation', '/api/getBanners'],
  ['a path behind dots', '/api/login/../../__mock/worlds/victim/money/credit'],
  ['another host', 'http://localhost/__mock/worlds/victim/money/credit'],
  ['nothing', ''],
])('refuses a journal whose call names %s by its address', async (_, url) => {
  const { app, journal, replay, victimPaise } = await recorded()
  const before = victimPaise()
  const edited = withEntry(journal, 'http', 'login', { call: { ...post, url }, request: credit })
  const { status, json } = await replay(edited)
  expect([status, json.message]).toEqual([
    400,
    expect.stringMatching(/^Entry #\d+ is no call that a journal can contain$/),
  ])
  expect(victimPaise()).toBe(before)
  expect(app.registry.has('again')).toBe(false)
})

test.each([
  ['replayJournal', { name: 'nested', journal: {} }],
  ['createWorld', { name: 'made' }],
  ['forkWorld', { name: 'made' }],
  ['saveWorld', { name: 'kept' }],
  ['loadWorld', { saved: 'kept', name: 'made' }],
  ['deleteSavedWorld', { saved: 'kept' }],
  ['deleteWorld', {}],
  ['deleteRecording', { recording: 'one' }],
  ['startRecording', {}],
  ['exportJournal', {}],
])('refuses a journal with the action %s, which is journaled in no world', async (name, request) => {
  const { app, journal, replay } = await recorded()
  const { status, json } = await replay(withEntry(journal, 'control', name, { request }))
  expect([status, json.message]).toEqual([
    400,
    expect.stringContaining(`${name} is no action that a journal can contain`),
  ])
  expect(app.registry.list().map((world) => world.name)).toEqual(['default', 'source', 'victim'])
})

test('leaves out an action whose path a dot would leave, and stays in its own world', async () => {
  const { app, journal, replay, victimPaise } = await recorded()
  const before = victimPaise()
  const request = { faultId: '..', world: 'victim' }
  const { json } = await replay(withEntry(journal, 'fault', 'removeFault', { request }))
  expect(json.data.world.name).toBe('again')
  expect(app.registry.has('again')).toBe(true)
  const asked = withEntry(journal, 'control', 'creditPlayer', { request: { ...credit, world: 'victim' } })
  await call(app, '/__mock/worlds/again', { method: 'DELETE', headers: { 'x-control-token': token } })
  expect((await replay(asked)).status).toBe(200)
  expect(victimPaise()).toBe(before)
})

test("sends a game's call to the world that is replayed, whichever world its address names", async () => {
  const { app, journal, replay } = await recorded()
  const url = '/game-host/rgs/victim/wallet/authenticate'
  const edited = withEntry(journal, 'http', 'authenticate', { call: { ...post, url }, request: { sessionID: 'none' } })
  expect((await replay(edited)).status).toBe(200)
  const names = (world: string) =>
    app.registry
      .get(world)
      .journal.query({})
      .map(({ name }) => name)
  expect(names('again')).toContain('authenticate')
  expect(names('victim')).not.toContain('authenticate')
})

const proof = { part: 'proof', name: 'proof.png', bytes: 100, start: '89504e470d0a1a0a' }

test.each([
  ['one of 300 MB', [{ ...proof, bytes: 300 * 1024 * 1024 }]],
  ['one of a negative length', [{ ...proof, bytes: -1 }]],
  ['nine of them', Array.from({ length: 9 }, () => proof)],
  ['one without a name', [{ ...proof, name: null }]],
  ['no list', { length: 1 }],
])('refuses files that no form can have before it makes them: %s', async (_, files) => {
  const { app, journal, replay } = await recorded()
  const call = { ...post, url: '/api/kyc', files }
  const { status, json } = await replay(withEntry(journal, 'http', 'submitKyc', { call }))
  expect([status, json.message]).toEqual([400, expect.stringContaining('has files that no form can have')])
  expect(app.registry.has('again')).toBe(false)
})
