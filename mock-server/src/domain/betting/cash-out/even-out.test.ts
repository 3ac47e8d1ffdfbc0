import { expect, test } from 'vitest'
import { evenOut, type PricedOutcome } from './even-out.ts'

const outcome = (outcomeKey: string, rupees: number, back: number | null, lay: number | null): PricedOutcome => ({
  outcomeKey,
  resultPaise: Math.round(rupees * 100),
  backHundredths: back === null ? null : Math.round(back * 100),
  layHundredths: lay === null ? null : Math.round(lay * 100),
})

test('outcomes above the worst are laid: the worth of a back bet is that of its own cash-out', () => {
  const outcomes = [outcome('a', 2050, 3.05, 2.5), outcome('b', -1000, null, null), outcome('draw', -1000, null, null)]
  const even = evenOut('decimal', outcomes)
  expect(even?.profitPaise).toBe(220_00)
  expect([...(even?.chances ?? [])]).toEqual([
    ['a', 0.4],
    ['b', 0.3],
    ['draw', 0.3],
  ])
})

test('outcomes below the best are backed, where that brings more', () => {
  const outcomes = [outcome('a', -500, 2, null), outcome('b', 500, 1.9, 2.1)]
  // 1,000 more on a by a back at 2 costs 500; there is no lay price to take it off b for less than 1,000 / 2.1 brings.
  expect(evenOut('decimal', outcomes)?.profitPaise).toBe(0)
  expect(evenOut('decimal', [outcome('a', -500, 2.5, null), outcome('b', 500, 1.9, 2.1)])?.profitPaise).toBe(100_00)
})

test('an equal result of two runners is locked already: no price is needed, and no bad one is taken', () => {
  const locked = [outcome('a', 500, 2.5, 5), outcome('b', 500, 2.5, 6)]
  expect(evenOut('decimal', locked)?.profitPaise).toBe(500_00)
  expect(evenOut('decimal', [outcome('a', 500, 2.5, 50), outcome('b', 480, 1.01, 60)])?.profitPaise).toBe(480_40)
})

test('a rate counts as 1 and its hundredth part, each bet is rounded once', () => {
  const outcomes = [outcome('a', 316.66, 95, 90), outcome('b', -333.33, 95, 105)]
  // 649.99 / 1.9 = 342.1 less 333.33
  expect(evenOut('rate', outcomes)?.profitPaise).toBe(8_77)
})

test('there is no offer where no base has the prices that it needs', () => {
  expect(evenOut('decimal', [outcome('a', 100, 2, null), outcome('b', -100, null, 2)])).toBeNull()
})
