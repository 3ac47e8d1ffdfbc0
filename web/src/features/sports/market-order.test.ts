import { expect, test } from 'vitest'
import { arrange } from './market-order.ts'

function key(marketId: string, HeadName: string, more: { line?: boolean; closed?: boolean; result?: string } = {}) {
  return JSON.stringify({ marketId, HeadName, result: null, line: false, closed: false, ...more })
}

test('[4-16] markets stand as boards, over sessions, other sessions, and results at the end', () => {
  const order = arrange([
    key('toss', 'To Win the Toss', { closed: true, result: 'Mumbai' }),
    key('odds', 'Match Odds'),
    key('six', '6 over run', { line: true }),
    key('fall', 'Fall of wicket', { line: true }),
    key('done', '2 over run', { line: true, result: '0' }),
    '',
  ])
  expect(order).toEqual({ boards: ['odds'], overs: ['six'], rest: ['fall'], decided: ['toss', 'done'] })
})
