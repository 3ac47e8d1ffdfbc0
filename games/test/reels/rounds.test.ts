import { describe, expect, test } from 'vitest'
import type { Draw } from '../../rules/fairness.ts'
import { stripsOf } from '../../rules/reels/reels.ts'
import { type ReelSet, reelRules } from '../../rules/reels/rounds.ts'
import { spinRules } from '../../rules/reels/spins.ts'
import { lineWins } from '../../rules/reels/wins.ts'

/** Three strips of four symbols; the stop 0 shows three H1 in the middle, 1 three scatters, 2 and 3 nothing that pays. */
const strips = stripsOf(['H1 S L1 L2', 'H1 S L3 L1', 'H1 S L2 L3'])
const awards = { 3: { times: 200, spins: 2 } }
const base: ReelSet = { strips, awards, multiplier: 1 }
const free: ReelSet = { strips, awards, multiplier: 2 }
const evaluation = lineWins(1, [[1, 1, 1]], { H1: { 3: 500 } })
const rules = spinRules({ evaluation, base, free, mostTimes: 100_000 })

/** Draws these stops, each on all three reels. */
function stopsAt(...stops: number[]): Draw {
  let at = 0
  return () => {
    const stop = stops[Math.floor(at / 3)] ?? 3
    at += 1
    return (stop + 0.5) / 4
  }
}
const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type)
const outcome = (...stops: number[]) => rules.order(333, 'base', undefined).play([], stopsAt(...stops))

describe('a spin', () => {
  test('that pays nothing shows the reels and ends', () => {
    const { events, payoutPaise, actions, safest } = outcome(3)
    expect(events).toEqual([
      {
        index: 0,
        type: 'reveal',
        board: [
          [{ name: 'L1' }, { name: 'L2' }, { name: 'H1' }],
          [{ name: 'L3' }, { name: 'L1' }, { name: 'H1' }],
          [{ name: 'L2' }, { name: 'L3' }, { name: 'H1' }],
        ],
        paddingPositions: [3, 3, 3],
        anticipation: [0, 0, 0],
        gameType: 'basegame',
      },
      { index: 1, type: 'setTotalWin', amount: 0 },
      { index: 2, type: 'finalWin', amount: 0 },
    ])
    expect([payoutPaise, actions, safest]).toEqual([0, [], null])
  })

  test('that wins says what, and the payout is rounded down to the paisa once', () => {
    const { events, payoutPaise } = outcome(0)
    expect(typesOf(events)).toEqual(['reveal', 'winInfo', 'setWin', 'setTotalWin', 'finalWin'])
    expect(events[1]).toMatchObject({ totalWin: 500, wins: [{ symbol: 'H1', kind: 3, win: 500 }] })
    expect(events[2]).toMatchObject({ amount: 500, winLevel: 5 })
    expect(payoutPaise).toBe(1_665)
  })
})

describe('three scatters', () => {
  test('pay and win free spins, whose wins are doubled', () => {
    const { events, payoutPaise } = outcome(1, 0, 3)
    expect(typesOf(events)).toEqual([
      ...['reveal', 'winInfo', 'setWin', 'setTotalWin', 'freeSpinTrigger'],
      ...['updateFreeSpin', 'reveal', 'winInfo', 'setWin', 'setTotalWin'],
      ...['updateFreeSpin', 'reveal', 'setTotalWin'],
      ...['freeSpinEnd', 'finalWin'],
    ])
    expect(events[0]).toMatchObject({ anticipation: [0, 0, 1], gameType: 'basegame' })
    expect(events[1]).toMatchObject({ totalWin: 200, wins: [{ symbol: 'S', kind: 3, win: 200 }] })
    expect(events[4]).toMatchObject({ totalFs: 2, positions: [0, 1, 2].map((reel) => ({ reel, row: 1 })) })
    expect(events[5]).toMatchObject({ amount: 1, total: 2 })
    expect(events[6]).toMatchObject({ gameType: 'freegame' })
    expect(events[7]).toMatchObject({ wins: [{ win: 1_000, meta: { winWithoutMult: 500, globalMult: 2 } }] })
    expect(events.at(-2)).toMatchObject({ amount: 1_000 })
    expect(events.at(-1)).toMatchObject({ amount: 1_200 })
    expect(payoutPaise).toBe(Math.floor((333 * 1_200) / 100))
  })

  test('in a free spin win more of them', () => {
    const { events } = outcome(1, 1, 3, 3, 3)
    expect(events.filter(({ type }) => type === 'freeSpinRetrigger')).toMatchObject([{ totalFs: 4 }])
    expect(typesOf(events).filter((type) => type === 'updateFreeSpin')).toHaveLength(4)
  })

  test('again and again end at a hundred free spins', () => {
    const endless = spinRules({ evaluation, base, free, mostTimes: 1_000_000 }).order(100, 'base', {})
    const { events } = endless.play([], () => 0.3)
    expect(typesOf(events).filter((type) => type === 'updateFreeSpin')).toHaveLength(100)
    expect(events.at(-1)).toMatchObject({ type: 'finalWin', amount: 200 + 100 * 400 })
  })
})

test('a round that has won the most ends there, whatever free spins are left', () => {
  const small = spinRules({ evaluation, base, free, mostTimes: 900 }).order(100, 'base', {})
  const { events, payoutPaise } = small.play([], stopsAt(1, 0, 0))
  expect(typesOf(events).slice(-5)).toEqual(['setWin', 'setTotalWin', 'wincap', 'freeSpinEnd', 'finalWin'])
  expect(events.at(-3)).toMatchObject({ amount: 900 })
  expect(payoutPaise).toBe(900)
})

describe('is refused in words', () => {
  test('another mode', () => {
    expect(() => rules.order(100, 'bonus', undefined)).toThrow('This game has no such mode')
  })

  test('a bet that cannot be read', () => {
    expect(() => rules.order(100, 'base', 'all')).toThrow('The bet is not readable')
  })

  test('an action', () => {
    expect(() => rules.order(100, 'base', undefined).play([{ action: 'spin' }], () => 0)).toThrow('This round is over')
  })
})

test('the numbers of a round are asked for in one order, the stops of each spin from the left', () => {
  const seen: number[] = []
  const spin: Parameters<typeof reelRules>[0]['spin'] = (_, set, draw) => {
    seen.push(...set.strips.map(() => draw()))
    return { events: [], win: 0, scatters: seen.length === 3 ? [1, 2, 3].map((reel) => ({ reel, row: 1 })) : [] }
  }
  const game = reelRules({ base, free, mostTimes: 1, spin, returned: () => ({ expected: 0, proof: 'closed form' }) })
  let number = 0
  game.order(100, 'base', undefined).play([], () => (number += 1))
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
