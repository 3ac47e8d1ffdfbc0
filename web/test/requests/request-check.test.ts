import { expect, test } from 'vitest'
import { requestMismatches } from './request-check.ts'
import type { SentRequest } from './sent-requests.ts'

function request(line: string, headers: SentRequest['headers'] = {}, body: unknown = null): SentRequest {
  const [method = '', path = ''] = line.split(' ')
  return { method, url: new URL(path, 'http://127.0.0.1'), headers, body }
}

const json = { 'content-type': 'application/json', authorization: 'tok' }
const credentials = { username: 'player', password: 'Chaupar123' }

/** A withdrawal whose amount is a text. */
const asText = JSON.stringify({ amount: '500', method: 'm_paytm', account: '9820041177' })

test.each([
  [
    'an unknown filter',
    request('GET /api/sports/matches?sport=4'),
    ['listMatches: query.sport: is unknown to the document'],
  ],
  [
    'the token of another host',
    request('GET /sports-data/user/bets?skip=0', { authorization: 'tok' }),
    ['listUserBets: header.authorization: is unknown to the document'],
  ],
  [
    'an amount as text',
    request('POST /api/withdrawRequest/create', json, asText),
    ['createWithdrawal: body.amount: expected number, came text "500"'],
  ],
  [
    'a token at the login',
    request('POST /api/login', json, JSON.stringify(credentials)),
    ['login: header.authorization: is unknown to the document'],
  ],
  ['an unknown address', request('GET /api/sport'), ['GET /api/sport: openapi.yaml has no such operation']],
])('a request with %s is a mismatch', async (_, sent, words) => {
  expect(await requestMismatches([sent])).toEqual(words)
})

test('an unknown field of the JSON part of a form is a mismatch', async () => {
  const form = new FormData()
  const data = { gateway: 'm_paytm', amount: 500, utr: '402911223344', coupon: 'A1' }
  form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }))
  expect(await requestMismatches([request('POST /api/deposit/create', { authorization: 'tok' }, form)])).toEqual([
    'createDeposit: body.data.coupon: is unknown to the document',
  ])
})

test('requests as the document has them, and those of the socket, have no mismatch', async () => {
  const sent = [
    request('GET /api/sports/matches?when=inplay', { accept: 'application/json', 'accept-language': 'hi' }),
    request('GET /sports-data/user/bets?skip=0&pagesize=10&betstatus=open', { 'xu-auth': 'tok' }),
    request('POST /api/login', { 'content-type': 'application/json' }, JSON.stringify(credentials)),
    request('GET /public/?EIO=4&transport=polling'),
  ]
  expect(await requestMismatches(sent)).toEqual([])
})
