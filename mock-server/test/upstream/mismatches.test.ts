import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { type Reply, realBackend, startBefore, success } from '../support/real-backend.ts'
import { call, logIn, serveApp } from '../support/server.ts'

const player = { mstruserid: 81_230, mobileno: '9820041177', username: 'asha', name: 'Asha Rao' }

/** The journal row and mismatches of one call with this answer. */
async function mismatchesOf(url: `/api/${string}`, reply: Reply, body?: object) {
  const backend = await realBackend(() => reply)
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  // Not by call(): an answer may be anything.
  const answer = await app.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: { authorization: 'mine', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  const entry = there(app.registry.get('default').journal.query({ kind: 'http' })[0])
  return { answer, entry, mismatches: entry.data?.mismatches }
}

const signIn = { username: 'asha', password: 'Correct-Horse-1' }

test('an answer that the document promises has no mismatches', async () => {
  const { entry } = await mismatchesOf('/api/login', success({ token: 'opaque-0001', user: player }), signIn)
  expect(entry.text).toBe('POST /api/login 200')
  expect(entry.data).toMatchObject({ backend: 'upstream' })
  expect(entry.data).not.toHaveProperty('mismatches')
})

test.each<[violation: string, reply: Reply, mismatch: string]>([
  ['a field is gone', success({ user: player }), 'answer.data.token: is missing'],
  [
    'a number came as text',
    success({ token: 'opaque-0001', user: { ...player, mstruserid: '81230' } }),
    'answer.data.user.mstruserid: expected integer, came text "81230"',
  ],
  [
    'null in place of an object',
    success({ token: 'opaque-0001', user: null }),
    'answer.data.user: expected object, came null',
  ],
  ['the envelope is gone', { body: { token: 'opaque-0001', user: player } }, 'answer.data: is missing'],
  [
    'a code that the document does not have',
    { status: 401, body: { error: true, message: 'No', code: 'WRONG_LOGIN' } },
    'answer.code: expected one of',
  ],
  [
    'a status that it does not have',
    { status: 418, body: {} },
    'status 418 is not one that the document names for login',
  ],
  [
    'a page of HTML',
    { status: 500, body: '<html>', headers: { 'content-type': 'text/html' } },
    'answer cannot be read as JSON; its type is text/html',
  ],
  [
    'half of its JSON',
    { body: '{"error":false,"data":' },
    'answer cannot be read as JSON; its type is application/json',
  ],
])('%s: the journal names it', async (_violation, reply, mismatch) => {
  const { answer, entry, mismatches } = await mismatchesOf('/api/login', reply, signIn)
  expect(mismatches).toEqual(expect.arrayContaining([expect.stringContaining(mismatch)]))
  expect(entry.text).toContain('does not fit: ')
  expect(answer.statusCode).toBe(reply.status ?? 200)
})

test('a refusal without the header that says when to come again', async () => {
  const body = { error: true, message: 'Please wait', code: 'too_many_requests' }
  const { mismatches } = await mismatchesOf('/api/login', { status: 429, body }, signIn)
  expect(mismatches).toEqual(['header retry-after is missing'])
})

test('rows with the same mismatch are reported once', async () => {
  const bet = { id: 'b-1', stack: 'hundred' }
  const { mismatches } = await mismatchesOf(
    '/api/bets?skip=0&pageSize=10',
    success({ bets: [bet, bet, bet], count: 3, pagesize: 10 }),
  )
  expect(mismatches).toContainEqual(
    expect.stringMatching(/^answer.data.bets.0.stack: .*came text "hundred" \(and 2 more like it\)$/),
  )
})

test('the client’s input is checked against the document too, and goes on all the same', async () => {
  const { answer, mismatches } = await mismatchesOf(
    '/api/login?next=1',
    success({ token: 'opaque-0001', user: player }),
    {
      username: 7,
      pass: 'x',
    },
  )
  expect(answer.statusCode).toBe(200)
  expect(mismatches).toEqual([
    'request query.next: is unknown to the document',
    'request body.password: is missing',
    'request body.pass: is unknown to the document',
    'request body.username: expected string, came number 7',
  ])
})

test.each([
  [undefined, 'body cannot be read: it has no type'],
  ['text/csv', 'body cannot be read as text/csv'],
])('a body of type %s is reported with its type', async (type, mismatch) => {
  const backend = await realBackend(() => success({ token: 'opaque-0001', user: player }))
  const app = await startBefore({ UPSTREAM_API_URL: backend.url })
  const headers = type === undefined ? {} : { 'content-type': type }
  await app.app.inject({ method: 'POST', url: '/api/login', headers, payload: 'asha;secret' })
  const entry = there(app.registry.get('default').journal.query({ kind: 'http' })[0])
  expect(entry.data?.mismatches).toContain(`request ${mismatch}`)
})

test('a second mock as the backend keeps every promise: signing in, reading, moving money, signing out', async () => {
  const behind = await serveApp()
  const app = await startBefore({
    UPSTREAM_API_URL: `${behind.origin}/api`,
    UPSTREAM_SPORTS_DATA_URL: `${behind.origin}/sports-data`,
    UPSTREAM_GAME_HOST_URL: `${behind.origin}/game-host`,
    UPSTREAM_LIVE_TV_URL: `${behind.origin}/live-tv`,
  })
  const token = await logIn(app)
  const reads = [
    '/api/getAppDetails',
    '/api/getBanners',
    '/api/sports/matches?sportId=4',
    '/api/bank',
    '/api/limits',
  ] as const
  for (const url of reads) expect((await call(app, url, { token })).status).toBe(200)
  expect((await call(app, '/sports-data/user/bets?skip=0&pagesize=10', { token })).status).toBe(200)
  const bank = { type: 'bank', holder: 'Asha Rao', bankName: 'Play Bank', number: '000011112222', ifsc: 'PLAY0000001' }
  const added = await call(app, '/api/bank', { token, body: bank, headers: { 'idempotency-key': 'a-key-of-mine-1' } })
  expect(added.json.data.number).toBe('******2222')
  expect((await call(app, '/api/signout', { token })).status).toBe(200)
  expect((await call(app, '/api/bank', { token })).json.message).toBe('Unauthorized action.')
  const entries = app.registry.get('default').journal.query({ kind: 'http' })
  expect(
    entries.map(({ text, data }) => [text, data?.mismatches]).filter(([, mismatches]) => mismatches !== undefined),
  ).toEqual([])
  expect(entries).toHaveLength(10)
  // The world in front did nothing.
  const banks = app.registry
    .get('default')
    .store.one('SELECT count(*) AS kept FROM banks', [], (row) => row.integer('kept'))
  expect(banks).toBe(0)
})
