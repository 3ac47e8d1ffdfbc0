import { describe, expect, test } from 'vitest'
import { drawBelow, drawItems } from '../../rules/draw.ts'
import { goal, goalRules } from '../../rules/instant/goal.ts'
import { hilo, hiloLadder, hiloRules } from '../../rules/instant/hilo.ts'
import { mines3x3, mines5x5, minesRules } from '../../rules/instant/mines.ts'
import type { GameAction, GameRules, RoundOutcome } from '../../rules/rules.ts'
import { quickDraw, simulate } from '../simulate.ts'
import { drawOf } from '../tables/numbers.ts'

const pick = (tile: unknown): GameAction => ({ action: 'pick', meta: { tile } })
const cashOut: GameAction = { action: 'cash-out' }

describe('mines', () => {
  const mines = minesRules(mines5x5)
  // The first number puts the mine on tile 6: 0.25 of 25 tiles.
  const play = (...actions: GameAction[]) => mines.order(1_000, 'base', { mines: 1 }).play(actions, drawOf([0.25]))

  test('each tile without a mine raises what a cash-out pays, and the mines are revealed only at the end', () => {
    expect(play(pick(0))).toEqual({
      events: [{ index: 0, type: 'pick', tile: 0, isMine: false, times: 103 }],
      stakePaise: 1_000,
      payoutPaise: null,
      actions: ['pick', 'cash-out'],
      safest: cashOut,
    })
    expect(play(pick(0), pick(24), cashOut)).toEqual({
      events: [
        { index: 0, type: 'pick', tile: 0, isMine: false, times: 103 },
        { index: 1, type: 'pick', tile: 24, isMine: false, times: 107 },
        { index: 2, type: 'cash-out', times: 107 },
        { index: 3, type: 'reveal', mines: [6] },
      ],
      stakePaise: 1_000,
      payoutPaise: 1_070,
      actions: [],
      safest: null,
    })
  })

  test('a mine ends the round without a payout', () => {
    expect(play(pick(0), pick(6))).toMatchObject({ payoutPaise: 0, actions: [], safest: null })
    expect(play(pick(6)).events).toEqual([
      { index: 0, type: 'pick', tile: 6, isMine: true, times: 0 },
      { index: 1, type: 'reveal', mines: [6] },
    ])
  })

  test('a cash-out before the first tile makes the round void and gives the stake back', () => {
    expect(play(cashOut)).toMatchObject({
      payoutPaise: 1_000,
      isVoid: true,
      events: [{ type: 'reveal' }, { type: 'cancelled' }],
    })
    expect(play(pick(0), cashOut).isVoid).toBeUndefined()
  })

  test('the last tile without a mine cashes out', () => {
    const others = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => tile !== 6)
    const outcome = play(...others.map(pick))
    expect(outcome.payoutPaise).toBe(24_750)
    expect(outcome.events.slice(-2)).toMatchObject([{ type: 'cash-out', times: 2_475 }, { type: 'reveal' }])
  })

  test('a round ends paid at the last tile that pays no more than the most', () => {
    const most = minesRules({ side: 3, expected: 0.99, mostTimes: 500 })
    // Mines on tiles 0, 1 and 2: two tiles pay 2.37x, three 4.15x, four 8.31x.
    const round = most.order(100, 'base', { mines: 3 }).play([pick(3), pick(4), pick(5)], drawOf([]))
    expect(round).toMatchObject({ payoutPaise: 415, actions: [] })
  })

  test.each([
    [{ mines: 0 }, 'The number of mines is a whole number from 1 to 24'],
    [{ mines: 25 }, 'The number of mines is a whole number from 1 to 24'],
    [{}, 'The number of mines is a whole number from 1 to 24'],
  ])('%j is no bet', (meta, words) => {
    expect(() => mines.order(1_000, 'base', meta)).toThrow(words)
  })

  test.each([
    ['a tile outside', [pick(25)], 'The tile is a whole number from 0 to 24'],
    ['no tile', [{ action: 'pick' }], 'The tile is a whole number from 0 to 24'],
    ['a tile twice', [pick(1), pick(1)], 'This tile is open already'],
    ['another game’s action', [{ action: 'hit' }], 'That is not possible now'],
    ['a pick after a mine', [pick(6), pick(7)], 'This round is over'],
    ['a cash-out after a mine', [pick(6), cashOut], 'This round is over'],
    ['a second cash-out', [pick(1), cashOut, cashOut], 'This round is over'],
  ])('%s is refused', (_, actions, words) => {
    expect(() => play(...actions)).toThrow(words)
  })
})

describe('goal', () => {
  const order = goalRules(goal).order(1_000, 'base', { field: 'small' })
  // Three tiles a column: bombs on 0, 1, 2, 0.
  const draw = () => drawOf([0, 0.5, 0.9, 0])

  test('crossing all columns pays by itself', () => {
    const outcome = order.play([pick(1), pick(0), pick(0), pick(1)], draw())
    expect(outcome.payoutPaise).toBe(4_910)
    expect(outcome.events).toEqual([
      { index: 0, type: 'pick', column: 0, tile: 1, isBomb: false, times: 145 },
      { index: 1, type: 'pick', column: 1, tile: 0, isBomb: false, times: 218 },
      { index: 2, type: 'pick', column: 2, tile: 0, isBomb: false, times: 327 },
      { index: 3, type: 'pick', column: 3, tile: 1, isBomb: false, times: 491 },
      { index: 4, type: 'cash-out', times: 491 },
      { index: 5, type: 'reveal', bombs: [[0], [1], [2], [0]] },
    ])
  })

  test('a bomb takes all, and shows the others', () => {
    const outcome = order.play([pick(1), pick(1)], draw())
    expect(outcome.payoutPaise).toBe(0)
    expect(outcome.events.at(-1)).toEqual({ index: 2, type: 'reveal', bombs: [[0], [1], [2], [0]] })
  })

  test('bets and picks that are none are refused', () => {
    expect(() => goalRules(goal).order(1_000, 'base', {})).toThrow('The field is one of small, medium, large')
    expect(() => goalRules(goal).order(1_000, 'base', { field: 'toString' })).toThrow('The field is one of')
    expect(() => order.play([pick(3)], draw())).toThrow('The tile is a whole number from 0 to 2')
    expect(() => order.play([pick(0), pick(0)], draw())).toThrow('This round is over')
  })
})

describe('hi lo', () => {
  const order = hiloRules(hilo).order(1_000, 'base', undefined)
  /** Numbers that show the cards of these ranks, all of spades. */
  const cards = (...ranks: number[]) => drawOf(ranks.map((rank) => (rank - 0.5) / 52))
  const act = (...names: string[]): GameAction[] => names.map((action) => ({ action }))

  test('the round opens with a card, and each right guess multiplies what a cash-out pays', () => {
    expect(order.play([], cards(7))).toMatchObject({
      events: [{ index: 0, type: 'card', card: '7S' }],
      payoutPaise: null,
      actions: ['higher', 'lower', 'skip', 'cash-out'],
    })
    // 7 of 13 ranks are 7 or higher, 5 of 13 are 9 or higher: 0.99 * 169 / 35.
    expect(order.play(act('higher', 'higher', 'cash-out'), cards(7, 9, 9))).toMatchObject({
      events: [
        { type: 'card', card: '7S' },
        { type: 'guess', guess: 'higher', card: '9S', isRight: true, times: 183 },
        { type: 'guess', guess: 'higher', card: '9S', isRight: true, times: 478 },
        { type: 'cash-out', times: 478 },
      ],
      payoutPaise: 4_780,
    })
  })

  test('a wrong guess takes all', () => {
    const outcome = order.play(act('higher', 'lower'), cards(7, 9, 10))
    expect(outcome.payoutPaise).toBe(0)
    expect(outcome.events.at(-1)).toMatchObject({ type: 'guess', isRight: false, times: 0 })
  })

  test.each([
    [1, 'higher', 1, false],
    [1, 'lower', 1, true],
    [13, 'lower', 13, false],
    [13, 'higher', 13, true],
    [7, 'higher', 7, true],
    [7, 'lower', 7, true],
  ])('on rank %i, %s with rank %i next', (rank, guess, next, isRight) => {
    expect(order.play(act(guess), cards(rank, next)).events[1]).toMatchObject({ isRight })
  })

  test('a round of skips alone is void', () => {
    const outcome = order.play(act('skip', 'skip', 'cash-out'), cards(2, 12, 3))
    expect(outcome).toMatchObject({ payoutPaise: 1_000, isVoid: true })
    expect(outcome.events.at(-1)).toMatchObject({ type: 'cancelled' })
  })

  test('a skip shows the next card and changes nothing else', () => {
    const outcome = order.play(act('skip', 'lower', 'skip', 'cash-out'), cards(2, 12, 3, 4))
    expect(outcome.payoutPaise).toBe(1_070)
    expect(outcome.events.map(({ type }) => type)).toEqual(['card', 'skip', 'guess', 'skip', 'cash-out'])
  })

  test('the last card ends the round, paid', () => {
    const ladder = hiloRules(hiloLadder).order(1_000, 'base', {})
    const outcome = ladder.play(act(...Array.from({ length: 12 }, () => 'skip')), cards(7))
    expect(outcome).toMatchObject({ payoutPaise: 1_000, actions: [] })
  })

  test('a guess that could pay above the most is not offered', () => {
    const small = hiloRules({ expected: 0.99, mostTimes: 500, cards: 52 }).order(1_000, 'base', {})
    expect(small.play([], cards(12)).actions).toEqual(['lower', 'skip', 'cash-out'])
    expect(() => small.play(act('higher'), cards(12, 13))).toThrow('That is not possible now')
  })

  test('what cannot be is refused', () => {
    expect(() => order.play(act('higher', 'lower', 'cash-out'), cards(7, 9, 10))).toThrow('This round is over')
    expect(() => order.play(act('pick'), cards(7))).toThrow('That is not possible now')
  })
})

describe('many rounds give back what is said', () => {
  const line = (rules: GameRules, bet: string) => rules.returns().find((outcome) => outcome.bet === bet)?.expected ?? 0
  const stepsOf = (outcome: RoundOutcome, type: string) => outcome.events.filter((event) => event.type === type).length

  test.each([
    [3, 2],
    [1, 7],
    [1, 1],
    [8, 1],
  ])('%i mines of nine, %i tiles', (count, tiles) => {
    const rules = minesRules(mines3x3)
    const { mean, tolerance } = simulate(rules, {
      meta: { mines: count },
      decide: (outcome) => (stepsOf(outcome, 'pick') < tiles ? pick(stepsOf(outcome, 'pick')) : cashOut),
    })
    // Every stop gives back the same but for the rounding to the hundredth.
    expect(Math.abs(mean - 0.986)).toBeLessThanOrEqual(tolerance + 0.004)
  })

  test.each(['small', 'medium', 'large'])('goal, field %s, to the third column', (field) => {
    const rules = goalRules(goal)
    const { mean, tolerance } = simulate(rules, {
      meta: { field },
      decide: (outcome) => (stepsOf(outcome, 'pick') < 3 ? pick(0) : cashOut),
    })
    expect(Math.abs(mean - line(rules, `Field ${field}, cash-out after column 3`))).toBeLessThanOrEqual(tolerance)
  })

  /** The likelier guess on the card that lies open. */
  function likelier({ events }: RoundOutcome): GameAction {
    const card = String(events.map((event) => ('card' in event ? event.card : '')).at(-1))
    return { action: 'A234567'.includes(card.charAt(0)) ? 'higher' : 'lower' }
  }

  test.each([1, 3, 6])('hi lo, the likelier guess %i times', (guesses) => {
    const { mean, tolerance } = simulate(hiloRules(hilo), {
      meta: undefined,
      decide: (outcome) => (stepsOf(outcome, 'guess') < guesses ? likelier(outcome) : cashOut),
    })
    expect(Math.abs(mean - 0.986)).toBeLessThanOrEqual(tolerance + 0.004)
  })
})

describe('every way through a climb', () => {
  const games: readonly { name: string; rules: GameRules; meta: unknown; tiles: number }[] = [
    { name: 'mines', rules: minesRules(mines5x5), meta: { mines: 3 }, tiles: 25 },
    { name: 'goal', rules: goalRules(goal), meta: { field: 'medium' }, tiles: 4 },
    { name: 'hi lo', rules: hiloRules(hilo), meta: undefined, tiles: 0 },
  ]

  test.each(games)('$name: an action only adds events, and the safest ends the round at any time', (game) => {
    const order = game.rules.order(1_000, 'base', game.meta)
    for (let seed = 0; seed < 60; seed += 1) {
      const chance = quickDraw(1_000 + seed)
      // Each tile once, in an order of the seed: never one that is open.
      const tiles = drawItems(chance, [...Array(game.tiles).keys()], game.tiles)
      const actions: GameAction[] = []
      let outcome = order.play(actions, quickDraw(seed))
      while (outcome.payoutPaise === null) {
        const ended = order.play([...actions, cashOut], quickDraw(seed))
        expect(outcome.safest).toEqual(cashOut)
        expect(ended).toMatchObject({ actions: [], safest: null })
        expect(ended.payoutPaise).toBeGreaterThan(0)
        const steps = outcome.actions.filter((action) => action !== 'cash-out')
        const action = steps[drawBelow(chance, steps.length)] ?? ''
        actions.push(action === 'pick' ? pick(tiles[actions.length % game.tiles]) : { action })
        const next = order.play(actions, quickDraw(seed))
        expect(next.events.slice(0, outcome.events.length)).toEqual(outcome.events)
        expect(JSON.stringify(outcome.events)).not.toContain('reveal')
        outcome = next
      }
    }
  })
})
