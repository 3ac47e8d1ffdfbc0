import { describe, expect, test } from 'vitest'
import { pack, packsOf, rankOf, shoeOf } from '../../rules/cards.ts'
import { drawItems } from '../../rules/draw.ts'
import { luckySeven, oneCardRules } from '../../rules/tables/one-card.ts'
import { drawOf, drawOfCards } from './numbers.ts'

const table = oneCardRules(luckySeven)
const sevenOfSpades = drawOfCards(['7S'], packsOf(8))

test('bets on one spot come as one, and all bets of a round are rounded down together', () => {
  const bets = [
    { on: 'below', amountPaise: 1 },
    { on: 'seven', amountPaise: 1 },
    { on: 'above', amountPaise: 1 },
    { on: 'below', amountPaise: 2 },
  ]
  expect(table.order(5, 'base', { bets }).play([], sevenOfSpades())).toEqual({
    events: [
      { index: 0, type: 'card', card: '7S' },
      {
        index: 1,
        type: 'result',
        bets: [
          { on: 'below', amountPaise: 3, times: 50 },
          { on: 'seven', amountPaise: 1, times: 1_200 },
          { on: 'above', amountPaise: 1, times: 50 },
        ],
      },
    ],
    stakePaise: 5,
    payoutPaise: 14,
    actions: [],
    safest: null,
  })
})

describe('is refused in words', () => {
  const bet = { on: 'below', amountPaise: 100 }
  test.each([
    [undefined, 'Place a bet first'],
    [{ bets: [] }, 'Place a bet first'],
    [{ bets: { 0: bet } }, 'Place a bet first'],
    ['below', 'The bet is not readable'],
    [{ bets: ['below'] }, 'The bet is not readable'],
    [{ bets: Array.from({ length: 101 }, () => ({ on: 'below', amountPaise: 1 })) }, 'A round takes at most 100 bets'],
    [{ bets: [{ on: 'beside', amountPaise: 100 }] }, 'This table has no such bet'],
    [{ bets: [{ on: 'constructor', amountPaise: 100 }] }, 'This table has no such bet'],
    [{ bets: [{ on: ['below'], amountPaise: 100 }] }, 'This table has no such bet'],
    [{ bets: [{ on: 'below', amountPaise: 99.5 }, bet] }, 'Each bet needs an amount in whole paise, above zero'],
    [{ bets: [{ on: 'below', amountPaise: 0 }, bet] }, 'Each bet needs an amount in whole paise, above zero'],
    [{ bets: [{ on: 'below', amountPaise: -100 }, bet, bet] }, 'Each bet needs an amount in whole paise, above zero'],
    [{ bets: [{ on: 'below', amountPaise: '100' }] }, 'Each bet needs an amount in whole paise, above zero'],
    [{ bets: [{ on: 'below', amountPaise: Number.NaN }] }, 'Each bet needs an amount in whole paise, above zero'],
    [{ bets: [bet, bet] }, 'The bets do not add up to the stake'],
    [{ bets: [{ on: 'below', amountPaise: 99 }] }, 'The bets do not add up to the stake'],
  ])('%j', (meta, words) => {
    expect(() => table.order(100, 'base', meta)).toThrow(words)
  })

  test('another mode', () => {
    expect(() => table.order(100, 'bonus', { bets: [bet] })).toThrow('This game has no such mode')
  })

  test('an action, for the outcome decides all', () => {
    expect(() => table.order(100, 'base', { bets: [bet] }).play([{ action: 'hit' }], sevenOfSpades())).toThrow(
      'This round is over',
    )
  })
})

test('a shoe deals each of its cards once, and then no more', () => {
  const next = shoeOf(drawOf([0.99, 0, 0.5, 0.3, 0.7]), pack)
  expect(Array.from({ length: 52 }, next).sort()).toEqual([...pack].sort())
  expect(next).toThrow('The shoe is empty')
})

test('each card is as often the second of a shoe as any other', () => {
  const cards = packsOf(2).slice(0, 5)
  const seconds = cards.flatMap((_, first) =>
    Array.from({ length: 4 }, (_, second) => {
      const next = shoeOf(drawOf([first / 5, second / 4]), cards)
      next()
      return next()
    }),
  )
  for (const card of cards) expect(seconds.filter((second) => second === card)).toHaveLength(4)
})

test('ranks count from the ace, 1, to the king, 13', () => {
  expect((['AS', '2H', 'TD', 'JC', 'KS'] as const).map(rankOf)).toEqual([1, 2, 10, 11, 13])
  expect(drawItems(() => 0, pack, 13).map(rankOf)).toEqual(Array.from({ length: 13 }, (_, at) => at + 1))
})
