import { describe, expect, test } from 'vitest'
import { type Card, packsOf } from '../../rules/cards.ts'
import type { GameAction } from '../../rules/rules.ts'
import { blackjackRules, classicBlackjack, doubleDeckBlackjack } from '../../rules/tables/blackjack.ts'
import { simulate } from '../simulate.ts'
import { basicStrategy } from './basic-strategy.ts'
import { drawOfCards } from './numbers.ts'

const rules = blackjackRules(classicBlackjack)

/** Cards in the order in which they are dealt: player, dealer, player, the dealer's hole card, then as they are asked for. */
function play(cards: string, actions = '', stakePaise = 1_000, table = rules) {
  const dealt = cards.split(' ').map((text) => packsOf(1).find((card) => card === text) ?? fail(text))
  const order = table.order(stakePaise, 'base', undefined)
  return order.play(
    actions
      .split(' ')
      .filter(Boolean)
      .map((action): GameAction => ({ action })),
    drawOfCards(dealt, packsOf(8))(),
  )
}

function fail(text: string): Card {
  throw new Error(`${text} is no card`)
}

test('four cards are dealt, one of them hidden, and the player decides', () => {
  expect(play('9S 6D 7H KC')).toEqual({
    events: [
      { index: 0, type: 'card', to: 'player', hand: 0, card: '9S', total: 9, isSoft: false },
      { index: 1, type: 'card', to: 'dealer', card: '6D', total: 6 },
      { index: 2, type: 'card', to: 'player', hand: 0, card: '7H', total: 16, isSoft: false },
      { index: 3, type: 'hole' },
    ],
    stakePaise: 1_000,
    payoutPaise: null,
    actions: ['stand', 'hit', 'double'],
    safest: { action: 'stand' },
  })
})

test('after a stand the hole card is revealed, the dealer draws to 17, and the higher hand wins', () => {
  const outcome = play('9S 6D KH 5C 2D 4D', 'stand')
  expect(outcome.events.slice(4)).toEqual([
    { index: 4, type: 'reveal', card: '5C', total: 11 },
    { index: 5, type: 'card', to: 'dealer', card: '2D', total: 13 },
    { index: 6, type: 'card', to: 'dealer', card: '4D', total: 17 },
    { index: 7, type: 'result', dealer: 17, hands: [{ total: 19, amountPaise: 1_000, times: 200 }], insurance: null },
  ])
  expect(outcome).toMatchObject({ payoutPaise: 2_000, actions: [], safest: null })
})

test.each([
  ['the dealer is over 21', '9S 6D 3H KC 9D', 'stand', 1_000, 2_000],
  ['the player is over 21: the dealer draws no card', '9S 6D 7H KC TD', 'hit', 1_000, 0],
  ['equal hands', '9S 8D 9H KC', 'stand', 1_000, 1_000],
  ['the dealer stands on a soft 17', '9S 6D 9H AC', 'stand', 1_000, 2_000],
  ['a blackjack at three to two, rounded down', 'AS 6D KH KC', '', 1_001, 2_502],
  ['a blackjack on both sides', 'AS KD KH AC', '', 1_000, 1_000],
  ['a blackjack of the dealer with a ten, before anything is done', '9S KD 9H AC', '', 1_000, 0],
  ['21 by more cards is no blackjack', '9S 6D 5H KC 7D 2D', 'hit', 1_000, 2_000],
  ['a double won', '5S 6D 6H KC 9D 9H', 'double', 2_000, 4_000],
  ['a double lost', '5S 6D 6H KC 2D 4H', 'double', 2_000, 0],
  ['insurance lost, the hand won', '9S AD 9H 6C', 'insurance stand', 1_500, 2_000],
  ['insurance won', '9S AD 9H KC', 'insurance', 1_500, 1_500],
  ['insurance of an odd stake is half of it, rounded down', '9S AD 9H KC', 'insurance', 1_501, 1_500],
  ['no insurance, a blackjack of the dealer', '9S AD 9H KC', 'stand', 1_000, 0],
  ['a double into a blackjack takes one stake only', '5S AD 6H KC', 'double', 1_000, 0],
  ['insurance beside a blackjack of both: even money', 'AS AD KH KC', 'insurance', 1_500, 2_500],
  ['insurance beside a blackjack of the player', 'AS AD KH 9C', 'insurance', 1_500, 2_500],
  ['a split, one won and one lost', '8S 6D 8H KC KD 9D TD', 'split stand stand', 2_000, 4_000],
  ['21 after a split is no blackjack', 'AS 6D AH KC KD QD 5D', 'split', 2_000, 2_000],
  ['a split, both doubled', '8S 6D 8H KC 3D 2D TD TC TH', 'split double double', 4_000, 8_000],
] as const)('%s', (_, cards, actions, stakePaise, payoutPaise) => {
  const ordered = stakePaise === 1_501 || stakePaise === 1_001 ? 1_001 : 1_000
  expect(play(cards, actions, ordered)).toMatchObject({ stakePaise, payoutPaise, actions: [], safest: null })
})

describe('may be done', () => {
  test.each([
    ['to a pair', '8S 6D 8H KC', '', ['stand', 'hit', 'double', 'split']],
    ['to a ten and a king', 'TS 6D KH KC', '', ['stand', 'hit', 'double', 'split']],
    ['after a card', '8S 6D 5H KC 2D', 'hit', ['stand', 'hit']],
    ['after a split', '8S 6D 8H KC 8D 2D', 'split', ['stand', 'hit', 'double']],
    ['against an ace', '8S AD 5H KC', '', ['stand', 'hit', 'double', 'insurance']],
    ['with a blackjack against an ace', 'AS AD KH 5C', '', ['stand', 'insurance']],
    ['after insurance', '8S AD 5H 5C', 'insurance', ['stand', 'hit', 'double']],
  ])('%s', (_, cards, actions, possible) => {
    expect(play(cards, actions).actions).toEqual(possible)
  })

  test('not: insurance for a single paisa', () => {
    expect(play('8S AD 5H 5C', '', 1).actions).toEqual(['stand', 'hit', 'double'])
  })
})

describe('is refused in words', () => {
  test.each([
    ['8S 6D 5H KC', 'split', 'That is not possible now'],
    ['8S 6D 5H KC', 'surrender', 'That is not possible now'],
    ['8S 6D 5H KC', 'insurance', 'That is not possible now'],
    ['8S 6D 5H KC 2D', 'hit double', 'That is not possible now'],
    ['8S AD 5H 5C', 'insurance insurance', 'That is not possible now'],
    ['8S 6D 5H KC', 'stand stand', 'This round is over'],
    ['AS 6D KH KC', 'hit', 'This round is over'],
  ])('%s, %s', (cards, actions, words) => {
    expect(() => play(cards, actions)).toThrow(words)
  })
})

test('the safest way of a player who left ends a split round too', () => {
  expect(play('8S 6D 8H KC 8D 2D', 'split')).toMatchObject({ payoutPaise: null, safest: { action: 'stand' } })
  expect(play('8S 6D 8H KC 8D 2D', 'split stand').events.at(-1)).toMatchObject({ type: 'turn', hand: 1 })
  expect(play('8S 6D 8H KC 8D 2D TD', 'split stand stand')).toMatchObject({ payoutPaise: 4_000, safest: null })
})

test('earlier events stay as they were after an action', () => {
  const cards = '8S AD 8H 5C 3D 2D TD TC TH'
  const actions = ['insurance', 'split', 'double', 'hit', 'stand']
  for (let count = 0; count < actions.length; count += 1) {
    const before = play(cards, actions.slice(0, count).join(' '))
    const after = play(cards, actions.slice(0, count + 1).join(' '))
    expect(after.events.slice(0, before.events.length)).toEqual(before.events)
    expect(JSON.stringify(before.events)).not.toContain('5C')
    expect(after.stakePaise).toBeGreaterThanOrEqual(before.stakePaise)
  }
})

test('basic strategy and insurance give back what is said', () => {
  for (const variant of [classicBlackjack, doubleDeckBlackjack]) {
    const table = blackjackRules(variant)
    const [played, insurance] = table.returns()
    const simulated = simulate(table, { meta: undefined, decide: basicStrategy })
    expect(Math.abs(simulated.mean - variant.expected), `${simulated.mean}`).toBeLessThanOrEqual(simulated.tolerance)
    expect(simulated.mostTimes).toBeLessThanOrEqual(played?.mostTimes ?? 0)
    expect(insurance?.expected).toBeCloseTo((3 * 16 * variant.packs) / (52 * variant.packs - 1), 10)
  }
})
