import { expect, test } from 'vitest'
import { playerByUsername } from '../../src/domain/accounts/player-records.ts'
import { isLive } from '../../src/domain/content/content.ts'
import { listScenarios, scenarios } from '../../src/scenarios/list.ts'
import type { World } from '../../src/world/world.ts'
import { testRegistry, testWorld } from '../support/worlds.ts'
import { balance } from './effect-checks.ts'
import { gameEffects } from './game-effects.ts'
import { matchEffects } from './match-effects.ts'
import { moneyEffects } from './money-effects.ts'
import { networkEffects } from './network-effects.ts'
import { siteEffects } from './site-effects.ts'

const effects: Record<string, (world: World) => void> = {
  ...siteEffects,
  ...networkEffects,
  ...moneyEffects,
  ...matchEffects,
  ...gameEffects,
}

test('every scenario of the list has a test of its effect', () => {
  const untested = [...scenarios.keys()].filter((name) => !(name in effects))
  expect(
    untested,
    'add an entry of this name to a file *-effects.ts beside this test that shows what the scenario does',
  ).toEqual([])
  const unknown = Object.keys(effects).filter((name) => !scenarios.has(name))
  expect(unknown, 'no topic lists a scenario of this name: add it to `scenarios` of its topic').toEqual([])
})

test('no name stands twice', () => {
  const names = listScenarios().map(({ scenario }) => scenario.name)
  expect(names, 'give one of the two another name').toEqual([...new Set(names)])
})

test.each(Object.entries(effects))('scenario %s', (scenario, check) => {
  check(testWorld({ scenario }))
})

test.each(Object.entries(effects))('scenario %s, applied to a world that exists', (scenario, check) => {
  const registry = testRegistry()
  const world = registry.create({ seed: 'a seed', frozenAtMs: Date.parse('2026-11-21T02:30:00.000Z') })
  if (scenario !== 'default') registry.apply(world.name, scenario)
  check(world)
  expect(world.scenarios).toEqual(scenario === 'default' ? ['default'] : ['default', scenario])
})

test('scenarios compose, with their parameters', () => {
  const scenario = ['maintenance', 'low-balance', 'username-taken']
  const world = testWorld({ scenario, params: { balance: 12.34, username: 'rohit' } })
  expect([isLive(world), balance(world), playerByUsername(world, 'rohit')?.username]).toEqual([false, 12_34, 'rohit'])
})
