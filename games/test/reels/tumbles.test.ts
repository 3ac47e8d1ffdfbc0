import { describe, expect, test } from 'vitest'
import { stripsOf } from '../../rules/reels/reels.ts'
import { tumbleRules } from '../../rules/reels/tumbles.ts'

/** Two reels of two rows; at the stops 1 and 1 both reels show H1 H1, above them L1 and a multiplier, L2 and L3. */
const strips = stripsOf(['L1 H1 H1 L3 M3', 'L3 H1 H1 L4 L2'])
const awards = { 2: { times: 300, spins: 1 } }
const set = { strips, awards, multiplier: 1 }
const pays = { H1: { 3: 100, 4: 250 }, L3: { 2: 50 } }
const game = { rows: 2, pays, expected: 0.96, base: set, mostTimes: 100_000 }
const stops =
  (...at: number[]) =>
  () =>
    ((at.shift() ?? 0) + 0.5) / 5

describe('enough of a symbol', () => {
  const { events, payoutPaise } = tumbleRules(game).order(200, 'base', undefined).play([], stops(1, 1))

  test('wins and goes, and what stands above on the strips falls', () => {
    expect(events.map(({ type }) => type)).toEqual([
      ...['reveal', 'winInfo', 'updateTumbleWin', 'tumbleBoard', 'boardMultiplierInfo'],
      ...['setWin', 'setTotalWin', 'finalWin'],
    ])
    expect(events[1]).toMatchObject({ totalWin: 250, wins: [{ symbol: 'H1', kind: 4, win: 250 }] })
    expect(events[3]).toMatchObject({
      explodingSymbols: [0, 1].flatMap((reel) => [1, 2].map((row) => ({ reel, row }))),
      newSymbols: [
        [{ name: 'L3' }, { name: 'M', multiplier: 3 }],
        [{ name: 'L4' }, { name: 'L2' }],
      ],
    })
  })

  test('is multiplied by the symbols M in view at the end', () => {
    expect(events[4]).toMatchObject({
      multInfo: { positions: [{ reel: 0, row: 1, multiplier: 3 }] },
      winInfo: { tumbleWin: 250, boardMult: 3, totalWin: 750 },
    })
    expect(payoutPaise).toBe(1_500)
  })
})

test('symbols tumble until nothing wins, and each win counts', () => {
  const more = stripsOf(['L1 L3 H1 H1', 'L2 L3 H1 H1'])
  const rules = tumbleRules({ ...game, base: { ...set, strips: more } })
  const { events } = rules.order(100, 'base', undefined).play([], () => 2.5 / 4)
  const wins = events.filter(({ type }) => type === 'updateTumbleWin')
  expect(wins).toMatchObject([{ amount: 250 }, { amount: 300 }, { amount: 550 }, { amount: 600 }].slice(0, wins.length))
  expect(wins.length).toBeGreaterThan(1)
})

test('a spin that can win no more than the most tumbles no further', () => {
  const endless = stripsOf(['H1', 'H1'])
  const rules = tumbleRules({ ...game, base: { ...set, strips: endless }, mostTimes: 1_000 })
  const { events, payoutPaise } = rules.order(100, 'base', undefined).play([], () => 0)
  expect(events.filter(({ type }) => type === 'winInfo')).toHaveLength(4)
  expect(events.at(-2)).toMatchObject({ type: 'wincap', amount: 1_000 })
  expect(payoutPaise).toBe(1_000)
})

test('scatters that fell count with those that were there, and never go', () => {
  const falling = stripsOf(['S L1 H1 H1', 'S L2 H1 H1'])
  const rules = tumbleRules({ ...game, base: { ...set, strips: falling } })
  const { events } = rules.order(100, 'base', undefined).play([], () => 2.5 / 4)
  expect(events.filter(({ type }) => type === 'winInfo').at(-1)).toMatchObject({
    totalWin: 300,
    wins: [{ symbol: 'S', kind: 2 }],
  })
})
