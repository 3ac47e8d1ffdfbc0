import { expect, test } from 'vitest'
import { recordLink } from './record-link.ts'

/** 23 November in India, 22 November in Greenwich. */
const createdAt = '2026-11-22T20:00:00.000Z'

test.each([
  [{ kind: 'bet', id: 'b-7' }, '/mybets?betstatus=all&from=2026-11-23&to=2026-11-23&bet=b-7'],
  [{ kind: 'match', id: 'm-1/2' }, '/mybets?refmatchid=m-1%2F2'],
  [{ kind: 'deposit', id: 'd-1' }, '/gatewaylist?request=d-1'],
  [{ kind: 'withdrawal', id: 'w-1' }, '/withdrawList?request=w-1'],
  [{ kind: 'bonus', id: 'bn-welcome' }, '/bonus/bn-welcome'],
  [{ kind: 'game', id: 'spribe/aviator' }, '/casino/spribe/aviator'],
  [{ kind: 'game', id: 'ezg-Roulette' }, '/casino/ezg-Roulette'],
  [{ kind: 'game', id: 'spribe/dice', round: 'g-12' }, '/casino/spribe/dice?round=g-12&day=2026-11-23'],
] as const)('an entry about %j leads to %s', (about, link) => {
  expect(recordLink({ about, createdAt })).toBe(link)
})

test('an entry that is its own record leads nowhere', () => {
  expect(recordLink({ createdAt })).toBeUndefined()
})
