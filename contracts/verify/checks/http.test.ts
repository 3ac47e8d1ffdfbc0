import { Buffer } from 'node:buffer'
import { isObject } from '@chaupar/api/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answered, changeData, site, startTampered, type Tampering } from './tampered-mock.ts'

let mock: Awaited<ReturnType<typeof startTampered>>

beforeAll(async () => {
  mock = await startTampered()
})

afterAll(() => mock.stop())

/** Changes every answer. */
const each = (change: (answered: Answered) => void): Tampering => ({ answered: change })
const withHeader = (name: string, value: string) =>
  each(({ headers }) => void Object.assign(headers, { [name]: value }))
const withoutHeader = (name: string) => each(({ headers }) => void delete headers[name])

/** Gives the answers to one method, or to all, this status. */
const withStatus = (status: number, method?: string): Tampering => ({
  answered: (answered, asked) => {
    if (method === undefined || asked.method === method) answered.status = status
  },
})

const preflight = 'placeBet: the preflight of a browser'
const readable = 'listMatches: an answer may be read by the site'
const requestIds = 'listMatches: each call of the run has a request id of its own'
const utf8 = 'listMatches: each answer of the run is JSON in UTF-8'
const caches = 'listMatches: what a player reads in the run stays out of shared caches'
const waits = 'listMatches: each Retry-After of the run is in seconds'
const time = 'listMatches: its time goes forward, as Date does'
const methods = 'listMatches: HEAD and OPTIONS are no failure of the server'
const brokenJson = 'placeBet: a body that is no JSON is refused'
const tooLarge = 'placeBet: a body that is too large is refused'
const devanagari = 'addBank: a name in Devanagari comes back whole'

/** Times that follow each other by a second, from this one on. */
function clockFrom(start: string): Tampering {
  let at = Date.parse(start)
  return each(({ headers }) => {
    headers['x-server-time'] = new Date(at).toISOString()
    headers.date = 'Sat, 21 Nov 2026 14:00:00 GMT'
    at += 1000
  })
}

/** A violation, the check that notices it, and a line of what it says. */
const cases: readonly (readonly [violation: string, description: string, change: Tampering, words: string])[] = [
  [
    'a preflight that is not served',
    preflight,
    withStatus(404, 'OPTIONS'),
    'status: expected 200 or 204 to OPTIONS, which a browser asks before it, came 404',
  ],
  [
    'a preflight without the origin',
    preflight,
    withoutHeader('access-control-allow-origin'),
    `header access-control-allow-origin: expected "${site}" or "*" with the status 204, came nothing`,
  ],
  [
    'a preflight for another origin',
    preflight,
    withHeader('access-control-allow-origin', `${site}/`),
    `with the status 204, came "${site}/"`,
  ],
  [
    'a preflight that forbids the key',
    preflight,
    withHeader('access-control-allow-headers', 'Authorization, Content-Type'),
    'header access-control-allow-headers: expected that it names idempotency-key, came "Authorization, Content-Type"',
  ],
  [
    'a preflight whose star stands for the token too',
    preflight,
    withHeader('access-control-allow-headers', '*'),
    'header access-control-allow-headers: expected that it names authorization, came "*"',
  ],
  [
    'a preflight that forbids a method',
    'removeBank: the preflight of a browser',
    withHeader('access-control-allow-methods', 'GET, POST'),
    'header access-control-allow-methods: expected that it names DELETE, came "GET, POST"',
  ],
  [
    'a preflight that forbids the sports-data host its token',
    'listUserBets: the preflight of a browser',
    withHeader('access-control-allow-headers', 'authorization'),
    'header access-control-allow-headers: expected that it names xu-auth, came "authorization"',
  ],
  [
    'an answer that the site may not read',
    readable,
    withoutHeader('access-control-allow-origin'),
    `header access-control-allow-origin: expected "${site}" or "*" with the status 200, came nothing`,
  ],
  [
    'headers that the site may not read',
    readable,
    withHeader('access-control-expose-headers', 'x-request-id'),
    'header access-control-expose-headers: expected that it names retry-after, x-server-time, came "x-request-id"',
  ],
  [
    'a refusal that the site may not read',
    'getExposure: a refusal may be read by the site',
    withoutHeader('access-control-allow-origin'),
    `header access-control-allow-origin: expected "${site}" or "*" with the status 401, came nothing`,
  ],
  [
    'one request id for all calls',
    requestIds,
    withHeader('x-request-id', 'request-of-today'),
    'header x-request-id: expected another one for each call, came "request-of-today" for 2 calls: getExposure, listMatches',
  ],
  [
    'a request id with a space',
    requestIds,
    withHeader('x-request-id', 'a b'),
    'header x-request-id: expected 8 to 64 letters, digits, _ . : and -, came the text "a b" in 2 answers: getExposure, listMatches',
  ],
  [
    'another charset',
    utf8,
    withHeader('content-type', 'application/json; charset=iso-8859-1'),
    'header content-type: expected application/json, with no charset or utf-8, came the text "application/json; charset=iso-8859-1" in 2 answers',
  ],
  [
    'letters in Latin-1',
    utf8,
    each((answered) => {
      answered.bytes = Buffer.from('{"error":false,"message":"d\xe9j\xe0","data":{}}', 'latin1')
    }),
    'body: expected UTF-8, came bytes that are none in 2 answers: getExposure, listMatches',
  ],
  [
    'an exposure that a cache may hand to others',
    caches,
    withHeader('cache-control', 'public, max-age=60'),
    'header cache-control: expected no-store, or private without a max-age, where a token was sent, came the text "public, max-age=60" in 1 answer: getExposure',
  ],
  [
    'a wait that is a date',
    waits,
    withHeader('retry-after', 'Sat, 21 Nov 2026 14:00:30 GMT'),
    'header retry-after: expected whole seconds, came the text "Sat, 21 Nov 2026 14:00:30 GMT" in 2 answers',
  ],
  [
    'too many requests without a wait',
    waits,
    withStatus(429),
    'header retry-after: expected whole seconds, came nothing in 2 answers',
  ],
  [
    'the time of India with a Z',
    time,
    clockFrom('2026-11-21T19:30:00.000Z'),
    'header x-server-time: expected a time within 5 minutes of its Date, Sat, 21 Nov 2026 14:00:00 GMT, came 2026-11-21T19:30:00.000Z',
  ],
  [
    'a time without milliseconds',
    time,
    withHeader('x-server-time', '2026-11-21T14:00:00Z'),
    'header x-server-time: expected a time in UTC with milliseconds, came the text "2026-11-21T14:00:00Z"',
  ],
  [
    'no time at all',
    time,
    each(({ headers }) => {
      delete headers['x-server-time']
      headers.date = 'today'
    }),
    'header date: expected a time, since there is no x-server-time, came the text "today"',
  ],
  ['HEAD as a failure', methods, withStatus(500, 'HEAD'), 'status: expected 200 to HEAD as to GET, or 405, came 500'],
  [
    'OPTIONS as a failure',
    methods,
    withStatus(500, 'OPTIONS'),
    'status: expected no failure of the server to OPTIONS, came 500',
  ],
  [
    'a body that is no JSON as a failure',
    brokenJson,
    withStatus(500),
    'status: expected 400 to a body that is no JSON, came 500',
  ],
  [
    'a refusal outside of the envelope',
    brokenJson,
    each((answered) => {
      answered.body = { detail: 'bad' }
    }),
    'error: expected true, in the envelope, came nothing',
  ],
  [
    'question marks for Devanagari',
    devanagari,
    each((answered) => changeData(answered, (data) => ({ ...data, holder: '??? ???' }))),
    'data.holder: expected "आशा राव", as it was sent, came the text "??? ???"',
  ],
  [
    'a list with other letters than the answer',
    devanagari,
    each((answered) =>
      changeData(answered, (data) => {
        if (!Array.isArray(data.banks)) return data
        return { ...data, banks: data.banks.map((bank: unknown) => ({ ...(isObject(bank) ? bank : {}), holder: 'Ã' })) }
      }),
    ),
    'listBanks holder: expected "आशा राव", as it was sent, came the text "Ã"',
  ],
  [
    'a private answer that the browser may keep',
    caches,
    withHeader('cache-control', 'private, max-age=60'),
    'header cache-control: expected no-store, or private without a max-age, where a token was sent, came the text "private, max-age=60"',
  ],
  [
    'a failure of the server by a large body',
    tooLarge,
    withStatus(500, 'POST'),
    'status: expected 413 or 400 to a body of 256 kB, came 500',
  ],
]

test.each(cases)('notices %s', async (_violation, description, change, words) => {
  const found = await mock.found(description, change)
  expect(found.join('\n')).toContain(words)
})

test.each([
  [
    'a star for origin and exposed headers',
    readable,
    { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' },
  ],
  ['no charset', utf8, { 'content-type': 'application/json' }],
  ['a private cache', caches, { 'cache-control': 'private, max-age=0' }],
])('takes %s', async (_title, description, headers) => {
  const change = each((answered) => void Object.assign(answered.headers, headers))
  expect(await mock.found(description, change)).toEqual([])
})

test('a time that a state has stopped may be of another day than Date', async () => {
  expect(await mock.found(time, withHeader('x-server-time', '2020-01-01T00:00:00.000Z'))).toEqual([])
})
