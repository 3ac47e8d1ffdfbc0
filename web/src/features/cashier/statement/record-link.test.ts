import { expect, test } from 'vitest'
import { recordLink } from './record-link.ts'

/** 23 November in India, 22 November in Greenwich. */
const createdAt = '2026-11-22T20:00:00.000Z'

test.each([
  [{ kind: 'bet', id: 'b-7' }, '/mybets?betstatus=all&from=2026-11-23&to=2026-11-23'],
  [{ kind: 'match', id: 'm-1/2' }, '/exchange/m-1%2F2'],
  [{ kind: 'deposit', id: 'd-1' }, '/gatewaylist'],
  [{ kind: 'withdrawal', id: 'w-1' }, '/withdrawList'],
  [{ kind: 'bonus', id: 'bn-welcome' }, '/bonus/bn-welcome'],
  [{ kind: 'game', id: 'spribe/aviator' }, '/casino/spribe/aviator'],
  [{ kind: 'game', id: 'ezg-Roulette' }, '/casino/ezg-Roulette'],
] as const)('an entry about %j leads to %s', (about, link) => {
  expect(recordLink({ about, createdAt })).toBe(link)
})

test('an entry that is its own record leads nowhere', () => {
  expect(recordLink({ createdAt })).toBeUndefined()
})
