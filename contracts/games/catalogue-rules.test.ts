import { games } from '@chaupar/contracts/catalogue/games'
import { rulesNamed, rulesOf } from '@chaupar/contracts/games/catalogue-rules'
import { coversOf, rulesNameOf, rulesNames } from '@chaupar/contracts/games/rule-names'
import type { GameAction, Order, Told } from '@chaupar/contracts/games/rules/rules'
import { describe, expect, test } from 'vitest'
import { quickDraw } from './simulate.ts'

/** Numbers that can be drawn again from the first. */
function numbersOf(seed: number) {
  return () => quickDraw(seed)
}

/** A round by its safest end, each telling held against another of the same numbers. */
function playOut(order: Order, numbers: ReturnType<typeof numbersOf>): { told: Told; actions: readonly GameAction[] } {
  const actions: GameAction[] = []
  for (;;) {
    const told = order.tell(actions, numbers())
    expect(order.tell(actions, numbers())).toEqual(told)
    if (told.payoutPaise !== null) return { told, actions }
    expect(told.actions.length).toBeGreaterThan(0)
    if (!told.safest) throw new Error('An open round has no safest end')
    actions.push(told.safest)
  }
}

test('every cover has rules, and no rules have a cover that is not in the catalogue', () => {
  expect(games.filter((game) => rulesNameOf(game) === null)).toEqual([])
  const named = Object.values(coversOf).flat()
  expect(named).toHaveLength(new Set(named).size)
  expect(named).toHaveLength(games.length)
  expect(rulesOf({ href: '/casino/nowhere/none' })).toBeNull()
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
        const { told, actions } = playOut(order, numbers)
        expect(told.events.map(({ index }) => index)).toEqual(told.events.map((_, index) => index))
        expect(told).toMatchObject({ actions: [], safest: null })
        expect(Number.isSafeInteger(told.payoutPaise) && Number(told.payoutPaise) >= 0).toBe(true)
        expect(JSON.parse(JSON.stringify(told))).toEqual(told)
        expect(() => order.tell([...actions, { action: 'again' }], numbers())).toThrow()
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
