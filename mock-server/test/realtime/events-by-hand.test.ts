import { readDocument } from '@chaupar/api/read-document'
import { pushedEvents } from '@chaupar/api/realtime.gen'
import { expect, test } from 'vitest'
import { call, logIn, serveApp } from '../support/server.ts'
import { connect, listenTo } from '../support/sockets.ts'

const push = '/__mock/worlds/default/push/event'

/** The value below these keys of a document. */
const below = (value: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce<unknown>((at, key) => Object.entries(Object(at)).find(([name]) => name === String(key))?.[1], value)

const exampleOf = (event: string) =>
  below(readDocument('realtime'), 'components', 'messages', event, 'examples', 0, 'payload')

async function twoPlayers() {
  const served = await serveApp()
  const demo = (await call(served, '/api/login/demo', { method: 'POST' })).json.data.token
  const socket = await connect(served.origin, { token: await logIn(served) })
  const other = await connect(served.origin, { token: demo })
  const settled = () => Promise.all([socket.emitWithAck('session_check'), other.emitWithAck('session_check')])
  return { served, socket, other, settled, heard: listenTo(socket), heardByOther: listenTo(other) }
}

test.each(Object.keys(pushedEvents))('%s is pushed as given, to one player alone or to everybody', async (event) => {
  const { served, settled, heard, heardByOther } = await twoPlayers()
  const payload = exampleOf(event)
  expect(payload).toBeTypeOf('object')
  const players = () => call(served, '/__mock/worlds/default/players')
  const before = (await players()).json
  expect((await call(served, push, { body: { event, payload, username: 'player' } })).status).toBe(200)
  await settled()
  expect(heard).toEqual([[event, payload]])
  expect(heardByOther).toEqual([])
  const rows = served.registry.get('default').journal.query({ kind: 'socket' })
  expect(rows).toContainEqual(
    expect.objectContaining({ name: event, text: `${event} pushed by the control surface`, username: 'player' }),
  )
  expect((await players()).json).toEqual(before)
  await call(served, push, { body: { event, payload } })
  await settled()
  expect(heard).toEqual([
    [event, payload],
    [event, payload],
  ])
  expect(heardByOther).toEqual([[event, payload]])
})

test('an event for a match reaches its followers alone', async () => {
  const { served, socket, settled, heard, heardByOther } = await twoPlayers()
  const matches = (await call(served, '/__mock/worlds/default/markets')).json.data
  const refMatchId = String(below(matches, 0, 'refMatchId'))
  await socket.emitWithAck('odds:subscribe', { matchId: refMatchId })
  const payload = { title: 'Rain', status: 'info' }
  await call(served, push, { body: { event: 'notification_toast', payload, refMatchId } })
  await settled()
  expect(heard).toContainEqual(['notification_toast', payload])
  expect(heardByOther).toEqual([])
})

test.each([
  ['update_balance', { balance: 'much' }, 'body.payload.balance'],
  ['bet:update', {}, 'body.payload.bet'],
])(
  '%s with a wrong payload is refused by the name of its field, and nothing is sent',
  async (event, payload, field) => {
    const { served, settled, heard } = await twoPlayers()
    const refused = await call(served, push, { body: { event, payload, username: 'player' } })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.json)).toContain(`"${field}"`)
    await settled()
    expect(heard).toEqual([])
  },
)

test('an event for a player and a match at once is refused', async () => {
  const { served } = await twoPlayers()
  const body = { event: 'session_refresh', payload: {}, username: 'player', refMatchId: '1' }
  const refused = await call(served, push, { body })
  expect(refused.status).toBe(400)
  expect(refused.json.message).toBe('Name a player or a match, not both')
})
