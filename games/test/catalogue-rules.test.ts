import { describe, expect, test } from 'vitest'
import { games } from '../catalogue/games.ts'
import { rulesNamed, rulesOf } from '../rules/catalogue-rules.ts'
import { rulesNames } from '../rules/rule-names.ts'
import type { GameAction, Order, RoundOutcome } from '../rules/rules.ts'
import { quickDraw } from './simulate.ts'

/** Numbers that can be drawn again from the first. */
function numbersOf(seed: number) {
  return () => quickDraw(seed)
}

/** Plays a round by its safest end, and checks that the same numbers give the same outcome. */
function playOut(
  order: Order,
  numbers: ReturnType<typeof numbersOf>,
): { outcome: RoundOutcome; actions: readonly GameAction[] } {
  const actions: GameAction[] = []
  for (;;) {
    const outcome = order.play(actions, numbers())
    expect(order.play(actions, numbers())).toEqual(outcome)
    if (outcome.payoutPaise !== null) return { outcome, actions }
    expect(outcome.actions.length).toBeGreaterThan(0)
    if (!outcome.safest) throw new Error('An open round has no safest end')
    actions.push(outcome.safest)
  }
}

test('every entry has rules, and all rules an entry', () => {
  expect(games.filter((game) => rulesOf(game) === null)).toEqual([])
  const played = new Set(games.map(({ rules }) => rules))
  expect(rulesNames.filter((name) => !played.has(name))).toEqual([])
  expect(rulesOf({})).toBeNull()
})

test('the catalogue has four hundred entries or more, and none is another by another name', () => {
  expect(games.length).toBeGreaterThanOrEqual(400)
  const alike = Map.groupBy(games, ({ rules, theme }) => `${rules} ${theme}`)
  expect(
    [...alike.values()].filter(({ length }) => length > 1).map((copies) => copies.map(({ href }) => href)),
  ).toEqual([])
  const names = games.map(({ name, alt }) => name ?? alt)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('an entry says its family, what its best bet gives back, and where it is the game that pays unevenly, how much', () => {
  const best = new Map<string | undefined, number>(
    rulesNames.map((name) => [
      name,
      Math.max(
        ...rulesNamed(name)
          .returns()
          .map(({ expected }) => expected),
      ),
    ]),
  )
  for (const game of games) {
    expect(game.returnHundredths, game.href).toBe(Math.round((best.get(game.rules) ?? 0) * 10_000))
    expect(game.rules?.split('/')[0]).toBe(game.family)
    expect(game.volatility !== undefined, game.href).toBe(game.category === 'slots')
  }
})

test.each(games.map((game) => [game.href, game] as const))(
  '%s plays three rounds of each of its simple bets',
  (_, game) => {
    const rules = rulesOf(game)
    expect(rules?.sampleBets().length).toBeGreaterThan(0)
    for (const { amountPaise, mode, meta } of rules?.sampleBets() ?? []) {
      expect(rules?.modes).toContain(mode)
      for (const seed of [1, 2, 3]) {
        const order = rules?.order(amountPaise, mode, meta)
        if (!order) throw new Error('No order')
        expect(order.stakePaise).toBe(amountPaise)
        const numbers = numbersOf(seed)
        const { outcome, actions } = playOut(order, numbers)
        expect(outcome.events.map(({ index }) => index)).toEqual(outcome.events.map((_, index) => index))
        expect(outcome).toMatchObject({ actions: [], safest: null })
        expect(Number.isSafeInteger(outcome.payoutPaise) && Number(outcome.payoutPaise) >= 0).toBe(true)
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
        expect(() => order.play([...actions, { action: 'again' }], numbers())).toThrow()
      }
    }
  },
)

describe.each(rulesNames)('%s', (name) => {
  const rules = rulesNamed(name)

  test('says of each bet what it gives back, less than its stake', () => {
    const returns = rules.returns()
    expect(returns.length).toBeGreaterThan(0)
    expect(new Set(returns.map(({ bet }) => bet)).size).toBe(returns.length)
    for (const { bet, expected, mostTimes } of returns) {
      expect(expected, bet).toBeGreaterThan(0.7)
      expect(expected, bet).toBeLessThan(1)
      expect(Number.isInteger(mostTimes), bet).toBe(true)
    }
  })

  test('refuses what is no bet in words', () => {
    const [mode = ''] = rules.modes
    const [sample] = rules.sampleBets()
    expect(() => rules.order(1_000, mode, 'all')).toThrow(/\w+ \w+/)
    expect(() => rules.order(sample?.amountPaise ?? 0, 'no-such-mode', sample?.meta)).toThrow('no such mode')
  })
})
