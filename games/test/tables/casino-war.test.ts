import { describe, expect, test } from 'vitest'
import { type Card, packsOf } from '../../rules/cards.ts'
import type { GameAction } from '../../rules/rules.ts'
import { casinoWar, casinoWarRules } from '../../rules/tables/casino-war.ts'
import { simulate } from '../simulate.ts'
import { drawOfCards } from './numbers.ts'

const war = casinoWarRules(casinoWar)
const order = war.order(1_500, 'base', {
  bets: [
    { on: 'ante', amountPaise: 1_001 },
    { on: 'tie', amountPaise: 499 },
  ],
})
const play = (cards: readonly Card[], ...actions: string[]) =>
  order.play(
    actions.map((action): GameAction => ({ action })),
    drawOfCards(cards, packsOf(6))(),
  )

const tied: readonly Card[] = ['9S', '9H']
const burnt: readonly Card[] = ['2S', '3S', '4S']

test('the higher card wins at once, the ace being high', () => {
  expect(play(['AS', 'KS'])).toMatchObject({ stakePaise: 1_500, payoutPaise: 2_002, actions: [], safest: null })
  expect(play(['KS', 'AS'])).toMatchObject({ payoutPaise: 0 })
})

test('a tie waits for the player, whose safest way is to surrender half', () => {
  const open = play(tied)
  expect(open).toEqual({
    events: [
      { index: 0, type: 'card', to: 'player', card: '9S' },
      { index: 1, type: 'card', to: 'dealer', card: '9H' },
    ],
    stakePaise: 1_500,
    payoutPaise: null,
    actions: ['war', 'surrender'],
    safest: { action: 'surrender' },
  })
  // Half of 1,001 and 11 times 499, rounded down once.
  expect(play(tied, 'surrender')).toMatchObject({ stakePaise: 1_500, payoutPaise: Math.floor(500.5 + 5_489) })
})

describe('a war takes the first stake once more', () => {
  test.each([
    ['won: the second stake doubles, the first comes back', ['KS', 'QS'], 1_001 + 2_002],
    ['lost: both are gone', ['QS', 'KS'], 0],
    ['tied: won, and the first stake doubles too', ['QS', 'QH'], 2_002 + 2_002],
  ] as const)('%s', (_, cards, back) => {
    const outcome = play([...tied, ...burnt, ...cards], 'war')
    expect(outcome).toMatchObject({ stakePaise: 2_501, payoutPaise: back + 11 * 499, actions: [], safest: null })
    expect(outcome.events.slice(2)).toMatchObject([
      { index: 2, type: 'burn', count: 3 },
      { index: 3, type: 'card', to: 'player', card: cards[0] },
      { index: 4, type: 'card', to: 'dealer', card: cards[1] },
      {
        index: 5,
        type: 'result',
        bets: [{ on: 'ante' }, { on: 'tie', times: 1_100 }, { on: 'war', amountPaise: 1_001 }],
      },
    ])
  })
})

describe('is refused in words', () => {
  test.each([
    [['hit'], tied, 'That is not possible now'],
    [['war', 'war'], tied, 'This round is over'],
    [['surrender', 'war'], tied, 'This round is over'],
    [['war'], ['9S', '8S'], 'This round is over'],
  ] as const)('%j', (actions, cards, words) => {
    expect(() => play(cards, ...actions)).toThrow(words)
  })

  test('a bet on the tie alone', () => {
    expect(() => war.order(100, 'base', { bets: [{ on: 'tie', amountPaise: 100 }] })).toThrow(
      'Place a bet on the cards first',
    )
  })
})

test('many rounds give back what is said, whichever way is taken at a tie', () => {
  const [atWar, atSurrender, tie] = war.returns()
  // Known of six packs with the bonus on a second tie: 2.33 % of the house, 3.70 % by surrender, 18.65 % on the tie.
  expect(atWar?.expected).toBeCloseTo(1 - 0.0233, 4)
  expect(atSurrender?.expected).toBeCloseTo(1 - 0.037, 4)
  expect(tie?.expected).toBeCloseTo(1 - 0.1865, 4)
  const meta = { bets: [{ on: 'ante', amountPaise: 1_000 }] }
  for (const [returned, action] of [
    [atWar, 'war'],
    [atSurrender, 'surrender'],
  ] as const) {
    const played = simulate(war, { amountPaise: 1_000, meta, decide: () => ({ action }) })
    expect(Math.abs(played.mean - (returned?.expected ?? 0)), action).toBeLessThanOrEqual(played.tolerance)
    expect(played.mostTimes).toBeLessThanOrEqual(returned?.mostTimes ?? 0)
  }
})
