import { expect, test } from 'vitest'
import { effectText, targetText, timesText } from './fault-text.ts'

test('what a fault meets', () => {
  expect(targetText({ target: { operation: 'placeBet' } })).toBe('placeBet')
  expect(targetText({ target: { event: 'odds:update' } })).toBe('odds:update')
  expect(targetText({ target: { group: 'all' } })).toBe('every call')
  expect(targetText({ target: { group: 'authenticated' } })).toBe('every call with a token')
  expect(targetText({ target: { operation: 'placeBet' }, only: { username: 'player', fields: { stake: 500 } } })).toBe(
    'placeBet of player, stake 500',
  )
})

test.each([
  [{ kind: 'latency', ms: 2000 }, '+2,000 ms'],
  [{ kind: 'event-late', ms: 5 }, '+5 ms'],
  [{ kind: 'error', status: 503 }, '503 unavailable'],
  [
    { kind: 'error', status: 401, code: 'unauthorized', message: 'Unauthorized action.' },
    '401 unauthorized: Unauthorized action.',
  ],
  [{ kind: 'error', status: 429, retryAfter: 30 }, '429 unavailable, again after 30 s'],
  [{ kind: 'dropped-answer' }, 'answer lost after commit'],
  [{ kind: 'event-duplicated' }, 'sent twice'],
  [{ kind: 'event-failed', message: 'No.' }, 'refused: No.'],
] as const)('%j reads %s', (effect, text) => {
  expect(effectText(effect)).toBe(text)
})

test.each([
  [{ times: null }, 'until cleared'],
  [{ times: 1 }, 'next 1'],
  [{ times: 4 }, '4 left'],
  [{ times: null, share: 0.2 }, '20 %, until cleared'],
])('%j strikes: %s', (fault, text) => {
  expect(timesText(fault)).toBe(text)
})
