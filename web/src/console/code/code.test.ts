import { runInNewContext } from 'node:vm'
import type { ControlData } from '@chaupar/api/control-client'
import { expect, test } from 'vitest'
import type { Entry } from '../journal/use-journal.ts'
import { copiesOf, copiesOfPress } from './copies.ts'
import { journeyOf } from './journey.ts'
import { literal } from './literal.ts'

const where = {
  base: 'http://w-1.localhost:8080/__mock',
  origin: 'http://w-1.localhost:8080',
  world: 'w-1',
  hasToken: false,
}
const hostile = [
  `it's "now" \`\${process.exit(1)}\` \\`,
  "'); process.exit(1) //",
  'one\ntwo\r\nthree\ttab',
  '</script><script>alert(1)</script><!--',
  '\u2028\u2029\u202e\u0000\u007f',
  '\ud800',
  'क्रिकेट 🏏 *\u002f',
]
const startedAt = '2026-11-21T06:30:00.000Z'

const entry = (id: number, secondsAfter: number, name: string, more: Partial<Entry>): Entry => ({
  id,
  at: new Date(Date.parse(startedAt) + secondsAfter * 1000).toISOString(),
  kind: 'http',
  name,
  text: name,
  status: 200,
  ...more,
})

const call = (method: string, url: string, more: object = {}) => ({ method, url, token: 'token#1', ...more })

const login = entry(1, 0, 'login', {
  username: 'player',
  data: {
    request: { username: 'player', password: 'password#public0' },
    call: { method: 'POST', url: '/api/login', hasBody: true },
    answer: { token: 'token#1' },
  },
})

const journal = (entries: Entry[], seed = '7'): ControlData<'exportJournal'> => ({
  version: 1,
  world: { name: 'w-1', scenarios: [{ name: 'default', params: {} }], seed, startedAt },
  entries,
})

function codeOf(entries: Entry[], secondsAfter: number): string {
  const journey = journeyOf(journal(entries), Date.parse(startedAt) + secondsAfter * 1000)
  return 'code' in journey ? journey.code : journey.problem
}

test.each(hostile)('the text %j is one string on one line, with the same value', (text) => {
  const written = literal({ [text]: [text] })
  expect(written).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|<\//u)
  expect(runInNewContext(`(${written})`)).toEqual({ [text]: [text] })
})

test('a field named __proto__ stays a field', () => {
  const value: unknown = runInNewContext(
    `(${literal(
      Object.fromEntries([
        ['__proto__', 1],
        ['a-b', null],
      ]),
    )})`,
  )
  expect(Object.entries(Object(value))).toEqual([
    ['__proto__', 1],
    ['a-b', null],
  ])
})

test.each(hostile)('the text %j in a refusal, a title and a body adds no line to the test', (text) => {
  const refused = entry(2, 1, 'placeBet', {
    status: 422,
    username: 'player',
    data: {
      request: { note: text },
      call: call('POST', '/api/bets', { hasBody: true, idempotencyKey: text }),
      answer: { error: true, code: 'bet_refused', message: text },
    },
  })
  const other = entry(3, 1, text, { data: { call: call('GET', '/x') } })
  const lines = codeOf([login, refused, other], 2).split(/[\n\r\u2028\u2029]/)
  expect(lines).toHaveLength(14)
  const quoted = literal(text)
  expect(lines.slice(9, 11)).toEqual([
    "  await clock.set('2026-11-21T06:30:01.000Z')",
    `  await expect(player.api.call('placeBet', { body: { note: ${quoted} }, idempotencyKey: ${quoted} })).rejects.toMatchObject({ status: 422, code: 'bet_refused', reason: ${quoted} })`,
  ])
})

test('what changed the world earlier comes first, its reads do not, and a jump of the clock takes no time', () => {
  const read = (id: number, at: number) =>
    entry(id, at, 'listBanks', { username: 'player', data: { call: call('GET', '/api/user/banks') } })
  const credit = entry(3, 10, 'creditPlayer', {
    kind: 'control',
    data: { request: { username: 'player', amount: 500 } },
  })
  const jump = entry(5, 200, 'advanceClock', { kind: 'clock', data: { request: { ms: 3_600_000 } } })
  const lines = codeOf([login, read(2, 5), credit, read(4, 199), jump, read(6, 3800)], 3810).split('\n')
  expect(lines.slice(6, -2)).toEqual([
    "test('the last two minutes of w-1', async ({ clock, player, world }) => {",
    '  test.setTimeout(60000)',
    '  // Before the last two minutes, what changed the world:',
    '  // Left out: login; the fixture `player` has signed in.',
    "  await clock.set('2026-11-21T06:30:10.000Z')",
    "  await world.control.creditPlayer({ world: world.name, username: 'player', amount: 500 })",
    '',
    "  await clock.set('2026-11-21T06:33:19.000Z')",
    "  await player.api.call('listBanks')",
    "  await clock.set('2026-11-21T06:33:20.000Z')",
    '  await clock.advance(3600000)',
    "  await player.api.call('listBanks')",
  ])
})

test('no test is written of a hidden seed, of a journal without its beginning, and of nothing', () => {
  expect(journeyOf(journal([login], ''), 0)).toEqual({
    problem: 'The seed of this world is hidden: what happens in it cannot be played again',
  })
  expect(codeOf([{ ...login, id: 2 }], 1)).toBe('The beginning of this journal is no longer kept')
  expect(codeOf([login], 500)).toBe('No call was made in the last two minutes')
})

test('a refused call copies as curl without its token, as a step and as a situation', () => {
  const data = {
    request: { stake: 1, note: "it's" },
    call: call('POST', '/api/bets', { hasBody: true, idempotencyKey: 'k-1' }),
    answer: { error: true, code: 'bet_refused', message: 'No' },
  }
  expect(copiesOf(entry(1, 0, 'placeBet', { status: 422, username: 'player', data }), where)).toEqual({
    curl: `curl -X POST 'http://w-1.localhost:8080/api/bets' -H 'x-world: w-1' -H "authorization: $TOKEN" -H 'idempotency-key: k-1' -H 'content-type: application/json' -d '{"stake":1,"note":"it'\\''s"}'`,
    'Playwright step':
      "await expect(player.api.call('placeBet', { body: { stake: 1, note: 'it\\'s' }, idempotencyKey: 'k-1' })).rejects.toMatchObject({ status: 422, code: 'bet_refused', reason: 'No' })",
    'scenario entry': [
      'faultSituation({',
      "  name: 'place-bet-answers-422-bet-refused',",
      "  group: 'placeBet',",
      "  about: 'placeBet answers 422 bet_refused',",
      "  faults: [{ target: { operation: 'placeBet' }, effect: { kind: 'error', status: 422, code: 'bet_refused', message: 'No' } }],",
      '}),',
    ].join('\n'),
  })
})

test('secrets are not copied: a step has the code that the world sent, or is left out', () => {
  const step = (name: string, request: object) =>
    copiesOf(
      entry(1, 0, name, { username: 'player', data: { request, call: call('POST', '/api/x', { hasBody: true }) } }),
      where,
    )['Playwright step']
  expect(step('createWithdrawal', { otp: 'otp#3' })).toContain('{ otp: await world.sentCode(seededMobile) }')
  expect(step('addBank', { number: 'number#1.12.2222.0' })).toBe('// Left out: addBank; the journal holds no secrets.')
})

test('a press copies as a command, a step and an entry of the list of scenarios', () => {
  const scenarios = [{ name: 'low-balance', params: { balance: 5 } }]
  expect(copiesOfPress({ op: 'applyScenarios', input: { world: 'w-1', scenarios } }, where)).toEqual({
    curl: `curl -X POST 'http://w-1.localhost:8080/__mock/worlds/w-1/scenario' -H 'content-type: application/json' -d '{"scenarios":[{"name":"low-balance","params":{"balance":5}}]}'`,
    'Playwright step':
      "await world.control.applyScenarios({ world: world.name, scenarios: [{ name: 'low-balance', params: { balance: 5 } }] })",
    'scenario entry': "{ name: 'low-balance', params: { balance: 5 } }",
  })
  expect(copiesOfPress({ op: 'readClock', input: { world: 'w-1' } }, where)).toEqual({
    curl: "curl 'http://w-1.localhost:8080/__mock/worlds/w-1/clock'",
    'Playwright step': 'await world.control.readClock({ world: world.name })',
  })
})
