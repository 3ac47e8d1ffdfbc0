import { expect, test } from 'vitest'
import type { PriceKind, Side } from '../odds/price.ts'
import type { AcceptPolicy } from './bet.ts'
import { takesPrice } from './price-policy.ts'

type Case = [PriceKind, Side, seen: [number, number?], offered: [number, number?], better: boolean, ticksWorse: number]

// docs/money.md, "Which price is taken"
const moves: Case[] = [
  ['decimal', 'back', [300], [305], true, -1],
  ['decimal', 'back', [305], [300], false, 1],
  ['decimal', 'back', [305], [296], false, 3],
  ['decimal', 'lay', [300], [296], true, -2],
  ['decimal', 'lay', [300], [310], false, 2],
  ['rate', 'back', [80_00], [82_00], true, -2],
  ['rate', 'lay', [80_00], [82_00], false, 2],
  ['line', 'back', [100_00, 45], [90_00, 44], true, -1],
  ['line', 'back', [100_00, 45], [110_00, 47], false, 2],
  ['line', 'back', [100_00, 45], [99_00, 45], false, 1],
  ['line', 'lay', [100_00, 45], [110_00, 46], true, -1],
  ['line', 'lay', [100_00, 45], [90_00, 42], false, 3],
  ['line', 'lay', [100_00, 45], [101_00, 45], false, 1],
]

const quote = ([priceHundredths, line]: [number, number?]) => ({ priceHundredths, line: line ?? null })

test.each(moves)(
  '%s %s, seen %j, offered %j: better %s, %i ticks worse',
  (priceKind, side, seen, offered, isBetter, worse) => {
    const takes = (accept: AcceptPolicy) => takesPrice(accept, { priceKind, side }, quote(seen), quote(offered))
    expect(takes({ policy: 'never' })).toBe(false)
    expect(takes({ policy: 'better' })).toBe(isBetter)
    expect(takes({ policy: 'any' })).toBe(true)
    expect(takes({ policy: 'ticks', ticks: Math.max(0, worse) })).toBe(true)
    if (worse > 0) expect(takes({ policy: 'ticks', ticks: worse - 1 })).toBe(false)
  },
)

test.each(['never', 'better', 'any', 'ticks'] as const)('%s takes the price that was seen', (policy) => {
  const seen = { priceHundredths: 305, line: null }
  expect(takesPrice({ policy }, { priceKind: 'decimal', side: 'back' }, seen, seen)).toBe(true)
})
