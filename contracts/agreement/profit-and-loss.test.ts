import { describe, expect, test } from 'vitest'
import { isOnLadder as isOnMockLadder } from '../../mock-server/src/domain/odds/odds-ladder.ts'
import { toHundredths } from '../../mock-server/src/wire/price.ts'
import { isOnLadder } from '../../web/src/features/sports/prices/odds-ladder.ts'
import {
  outcomeOf,
  type Position,
  type PriceKind,
  type Side,
} from '../../web/src/features/sports/prices/profit-rules.ts'
import { onTheMock } from './mock-positions.ts'

const kinds: readonly PriceKind[] = ['decimal', 'rate', 'line']
const sides: readonly Side[] = ['back', 'lay']
const prices: Readonly<Record<PriceKind, readonly number[]>> = {
  decimal: [1.01, 1.5, 1.85, 2.02, 3.05, 4.9, 19.5, 100, 1000],
  rate: [1, 45, 99, 100, 215, 333],
  line: [45, 90, 100, 110, 150],
}
const stakes = [1, 2, 3, 99, 100, 333_33, 1_000_00, 7_777_77, 50_000_00]

describe.each(kinds)('%s', (kind) => {
  test.each(sides)('[1-6] a %s bet brings the same in the slip and in the ledger, to the paisa', (side) => {
    for (const price of prices[kind]) {
      for (const stakePaise of stakes) {
        const bet: Position = { kind, side, selectionId: 'a', price, stakePaise, line: 245 }
        const { profitPaise, lossPaise } = outcomeOf(bet)
        const { ifTruePaise, ifFalsePaise } = onTheMock(bet)
        const [won, lost] = side === 'back' ? [ifTruePaise, ifFalsePaise] : [ifFalsePaise, ifTruePaise]
        expect([profitPaise, lossPaise], `${price} ${stakePaise}`).toEqual([won, lost])
      }
    }
  })
})

test('[1-6] both sides know the same ladder of odds', () => {
  for (let hundredths = 100; hundredths <= 100_100; hundredths += 1) {
    const odds = hundredths / 100
    if (isOnLadder(odds) !== isOnMockLadder(toHundredths(odds) ?? 0)) expect.fail(`${odds} is odds on one side only`)
  }
})
