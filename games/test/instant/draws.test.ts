import { describe, expect, test } from 'vitest'
import { pack, rankOf } from '../../rules/cards.ts'
import { cardMatka, matkaRules, worliMatka } from '../../rules/instant/matka.ts'
import { cardRace, queenRace, raceRules } from '../../rules/instant/race.ts'
import type { GameRules } from '../../rules/rules.ts'
import { drawOf, drawOfCards } from '../tables/numbers.ts'

const bet = (rules: GameRules, on: string) => rules.order(1_000, 'base', { bets: [{ on, amountPaise: 1_000 }] })

describe('worli matka', () => {
  const rules = matkaRules(worliMatka)
  const draw = (digits: string) => drawOf([...digits].map((digit) => (Number(digit) + 0.5) / 10))

  test('returns both pattis, their anks and the jodi', () => {
    expect(bet(rules, 'jodi-65').play([], draw('970159')).events).toEqual([
      { index: 0, type: 'patti', draw: 'open', digits: [9, 7, 0], ank: 6 },
      { index: 1, type: 'patti', draw: 'close', digits: [1, 5, 9], ank: 5 },
      { index: 2, type: 'jodi', jodi: '65' },
      { index: 3, type: 'result', bets: [{ on: 'jodi-65', amountPaise: 1_000, times: 9_500 }] },
    ])
  })

  test.each([
    ['open-ank-6', 9_500],
    ['open-ank-5', 0],
    ['close-ank-5', 9_500],
    ['open-even', 1_900],
    ['open-odd', 0],
    ['close-odd', 1_900],
    ['open-patti-079', 158_330],
    ['close-patti-159', 158_330],
    ['close-patti-079', 0],
    ['jodi-65', 95_000],
    ['jodi-56', 0],
  ])('970 and 159: %s pays %i paise', (on, payoutPaise) => {
    expect(bet(rules, on).play([], draw('970159')).payoutPaise).toBe(payoutPaise)
  })

  test('a double and a triple pay by how rare they are', () => {
    expect(bet(rules, 'open-patti-112').play([], draw('121000')).payoutPaise).toBe(316_660)
    expect(bet(rules, 'open-patti-111').play([], draw('111000')).payoutPaise).toBe(950_000)
    expect(bet(rules, 'close-patti-000').play([], draw('111000')).payoutPaise).toBe(950_000)
  })

  test.each(['open-ank-10', 'open-patti-970', 'jodi-6', 'middle-ank-1'])('there is no bet on %s', (on) => {
    expect(() => bet(rules, on)).toThrow('This table has no such bet')
  })
})

describe('card matka', () => {
  const rules = matkaRules(cardMatka)
  const cards = pack.filter((card) => rankOf(card) <= 10)

  test('a ten counts 0, and the event lists the cards', () => {
    const outcome = bet(rules, 'open-patti-017').play([], drawOfCards(['7H', 'TS', 'AC'], cards)())
    expect(outcome.events[0]).toEqual({
      index: 0,
      type: 'patti',
      draw: 'open',
      digits: [7, 0, 1],
      ank: 8,
      cards: ['7H', 'TS', 'AC'],
    })
    expect(outcome.payoutPaise).toBe(146_650)
  })

  test('over all hands of three cards each ank comes alike often, and each patti as often as it is paid for', () => {
    const anks = new Map<number, number>()
    const pattis = new Map<string, number>()
    for (const [first, a] of cards.entries())
      for (const [second, b] of cards.slice(first + 1).entries())
        for (const c of cards.slice(first + second + 2)) {
          const digits = [a, b, c].map((card) => rankOf(card) % 10).sort()
          const ank = digits.reduce((sum, digit) => sum + digit, 0) % 10
          anks.set(ank, (anks.get(ank) ?? 0) + 1)
          pattis.set(digits.join(''), (pattis.get(digits.join('')) ?? 0) + 1)
        }
    expect(new Set(anks.values())).toEqual(new Set([988]))
    expect([pattis.get('127'), pattis.get('112'), pattis.get('111')]).toEqual([64, 24, 4])
  })

  test('has one draw, so no jodi and no close', () => {
    expect(() => bet(rules, 'jodi-11')).toThrow('This table has no such bet')
    expect(() => bet(rules, 'close-ank-1')).toThrow('This table has no such bet')
  })
})

describe('a race of cards', () => {
  const rules = raceRules(queenRace)
  const others = pack.filter((card) => rankOf(card) !== 12)
  /** Hearts win in six turns, one step ahead of spades with three of four. */
  const draw = drawOfCards(['2S', '3H', '4H', '5S', '6H', '7S', '8H'], others)

  test('each card brings its suit a step ahead until one is at the finish', () => {
    expect(bet(rules, 'win-H').play([], draw()).events).toEqual([
      { index: 0, type: 'start', runners: ['QS', 'QH', 'QD', 'QC'] },
      { index: 1, type: 'turn', card: '2S', steps: 1 },
      { index: 2, type: 'turn', card: '3H', steps: 1 },
      { index: 3, type: 'turn', card: '4H', steps: 2 },
      { index: 4, type: 'turn', card: '5S', steps: 2 },
      { index: 5, type: 'turn', card: '6H', steps: 3 },
      { index: 6, type: 'turn', card: '7S', steps: 3 },
      { index: 7, type: 'turn', card: '8H', steps: 4 },
      { index: 8, type: 'finish', winner: 'H', lead: 1 },
      { index: 9, type: 'result', bets: [{ on: 'win-H', amountPaise: 1_000, times: 388 }] },
    ])
  })

  test.each([
    ['win-H', 3_880],
    ['win-S', 0],
    ['red', 1_940],
    ['black', 0],
    ['clear', 0],
  ])('%s pays %i paise', (on, payoutPaise) => {
    expect(bet(rules, on).play([], draw()).payoutPaise).toBe(payoutPaise)
  })

  test('is never without a winner, whichever cards come', () => {
    const long = raceRules(cardRace)
    for (const number of [0, 0.25, 0.5, 0.75, 0.999_999])
      expect(
        bet(long, 'red')
          .play([], () => number)
          .events.at(-2),
      ).toMatchObject({ type: 'finish' })
  })
})
