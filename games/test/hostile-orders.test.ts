import { expect, test } from 'vitest'
import { games } from '../catalogue/games.ts'
import { rulesOf } from '../rules/catalogue-rules.ts'
import { fairDraw } from '../rules/fairness.ts'
import { rulesNameOf } from '../rules/rule-names.ts'
import { type GameAction, GameRefusal, type GameRules, type Order } from '../rules/rules.ts'

/** One game of every variant of every family. */
const variants = [...Map.groupBy(games, rulesNameOf)].flatMap(([name, [game]]) => {
  const rules = game === undefined ? null : rulesOf(game)
  return rules === null ? [] : [{ name: String(name), rules }]
})

const hostile: unknown[] = [
  ...[-1, 0, 0.5, 1e9, Number.POSITIVE_INFINITY, Number.NaN, 2 ** 53, -0, 1.000_000_1],
  ...['', '1', '__proto__', 'constructor', 'x'.repeat(1_000)],
  ...[null, undefined, true, [], [[]], {}, { toString: 1 }, [null], Array.from({ length: 500 }, () => 1)],
]

/** The same with one value in it, at any depth, in the place of what stood there; and each list twice as long. */
function* spoilt(value: unknown): Generator<unknown> {
  yield* hostile
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) yield [...value, ...value]
  for (const [key, part] of Object.entries(value)) {
    for (const other of spoilt(part))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
  }
  if (!Array.isArray(value)) yield { ...value, surplus: 1 }
}

const draw = () => fairDraw({ serverSeed: 'ab'.repeat(32), clientSeed: 'hostile', nonce: 0 })

/** What the rules make of it; null when they refuse it in words. Anything else that is thrown is a defect. */
function unlessRefused<Value>(ask: () => Value): Value | null {
  try {
    return ask()
  } catch (error) {
    if (error instanceof GameRefusal && error.message.length > 0) return null
    throw error
  }
}

function expectSound(order: Order, amountPaise: number, actions: readonly GameAction[], what: string): void {
  const outcome = unlessRefused(() => order.play(actions, draw()))
  if (outcome === null) return
  expect(Number.isSafeInteger(outcome.stakePaise) && outcome.stakePaise >= amountPaise, what).toBe(true)
  expect(
    outcome.payoutPaise === null || (Number.isSafeInteger(outcome.payoutPaise) && outcome.payoutPaise >= 0),
    what,
  ).toBe(true)
}

function orders(rules: GameRules): { order: Order; amountPaise: number; what: string }[] {
  return rules.sampleBets().flatMap(({ amountPaise, mode, meta }) =>
    [meta, ...spoilt(meta)].flatMap((bad) => {
      const order = unlessRefused(() => rules.order(amountPaise, mode, bad))
      const what = JSON.stringify(bad)?.slice(0, 200) ?? 'nothing'
      return order === null ? [] : [{ order, amountPaise, what }]
    }),
  )
}

test.each(variants)('$name: a hostile order is refused in words, or staked and paid in whole paise', ({ rules }) => {
  const read = orders(rules)
  expect(read.length).toBeGreaterThan(0)
  for (const { order, amountPaise, what } of read) {
    expect(Number.isSafeInteger(order.stakePaise) && order.stakePaise >= amountPaise, what).toBe(true)
    expectSound(order, amountPaise, [], what)
  }
})

test.each(variants)('$name: a hostile decision is refused in words, or leaves the round sound', ({ rules }) => {
  for (const { amountPaise, mode, meta } of rules.sampleBets().slice(0, 3)) {
    const order = rules.order(amountPaise, mode, meta)
    const { actions } = order.play([], draw())
    for (const action of [...actions, 'crash', 'cash-out', '__proto__', ''])
      for (const bad of spoilt({ tile: 1, times: 200, hand: 0, guess: 'higher' }))
        expectSound(order, amountPaise, [{ action, meta: bad }], `${action} ${JSON.stringify(bad)?.slice(0, 100)}`)
  }
})
