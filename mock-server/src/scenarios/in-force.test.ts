import { describe, expect, test } from 'vitest'
import { seededId, testRegistry } from '../../test/support/worlds.ts'
import { changeSettings } from '../domain/base/change-settings.ts'
import { DomainError } from '../domain/base/errors.ts'
import { defaultSettings } from '../domain/base/settings.ts'
import { kycStanding } from '../domain/kyc/place-kyc.ts'
import { forceMarketStatus } from '../domain/matches/market-control.ts'
import { controlledMarkets } from '../domain/matches/market-records.ts'
import { balanceOf } from '../domain/money/wallet.ts'
import type { World } from '../world/world.ts'
import { endScenarios, inForce, listScenarios } from './list.ts'

const situations = listScenarios().filter(({ group, isNormal }) => group !== null && !isNormal)
const names = situations.map(({ scenario }) => scenario.name)

/** A world that stands still, and how it is given a scenario. */
function freshWorld() {
  const registry = testRegistry()
  const world = registry.create({ seed: 'a seed', frozenAtMs: Date.parse('2026-11-21T02:30:00.000Z') })
  return { world, apply: (name: string, params = {}) => registry.apply(world.name, name, params) }
}

/** All that a situation can set. */
function stateOf(world: World) {
  return {
    settings: world.settings.current,
    faults: world.faults.list(),
    kyc: kycStanding(world, seededId(world)),
    bent: controlledMarkets(world).map(({ marketId }) => marketId),
    balancePaise: balanceOf(world, seededId(world)).balancePaise,
    playing: world.playback.name,
  }
}

const usual = { settings: defaultSettings, faults: [], kyc: 'none', bent: [], balancePaise: 10_000_00, playing: null }

test.each(names)('%s holds until it is ended, and leaves nothing behind', (name) => {
  const { world, apply } = freshWorld()
  expect(inForce(world)).toEqual([])
  expect(stateOf(world)).toEqual(usual)
  apply(name)
  expect(inForce(world)).toEqual([name])
  expect(stateOf(world)).not.toEqual(usual)
  endScenarios(world, [name])
  expect(inForce(world)).toEqual([])
  expect(stateOf(world)).toEqual(usual)
})

/** Each situation with the next one of its group, in a ring. */
const rivals = situations.flatMap(({ scenario, group }) => {
  const ring = situations.filter((other) => other.group === group).map((other) => other.scenario.name)
  const next = ring[(ring.indexOf(scenario.name) + 1) % ring.length]
  return next === undefined || next === scenario.name ? [] : [[scenario.name, next] as const]
})

test.each(rivals)('%s gives way to %s', (first, second) => {
  const { world, apply } = freshWorld()
  const alone = freshWorld()
  apply(first)
  apply(second)
  alone.apply(second)
  expect(inForce(world)).toEqual([second])
  expect(world.faults.list().map(({ id: _id, ...fault }) => fault)).toEqual(
    alone.world.faults.list().map(({ id: _id, ...fault }) => fault),
  )
  expect(world.settings.current).toEqual(alone.world.settings.current)
  endScenarios(world, [second])
  expect(stateOf(world)).toEqual(usual)
})

const normals = listScenarios().filter(({ isNormal }) => isNormal)

test.each(
  normals.flatMap(({ scenario, group }) =>
    situations.filter((other) => other.group === group).map((other) => [other.scenario.name, scenario.name] as const),
  ),
)('%s is over when %s is asked for', (special, normal) => {
  const { world, apply } = freshWorld()
  apply(special)
  apply(normal)
  expect(inForce(world)).toEqual([])
  expect(stateOf(world)).toEqual(usual)
})

describe('situations that hold', () => {
  test('situations of different groups hold together, oldest first, and all are ended at once', () => {
    const { world, apply } = freshWorld()
    for (const name of ['slow', 'maintenance', 'kyc-declined', 'flaky']) apply(name)
    expect(inForce(world)).toEqual(['slow', 'maintenance', 'kyc-declined', 'flaky'])
    endScenarios(world)
    expect(inForce(world)).toEqual([])
    expect(stateOf(world)).toEqual(usual)
  })

  test('a one-time event does not hold', () => {
    const { world, apply } = freshWorld()
    const once = listScenarios().filter(({ group }) => group === null)
    expect(once.map(({ scenario }) => scenario.name)).toEqual([
      'default',
      'username-taken',
      'deposit-pending',
      'deposit-declined',
      'withdraw-pending',
      'bonus-active',
      'bonus-expired',
      'settled-match',
      'abandoned-match',
      'line-named',
      'large-exposure',
      'many-bets',
      'round-left-open',
      'next-crash-at',
      'next-round',
    ])
    apply('deposit-pending')
    apply('bonus-active')
    expect(inForce(world)).toEqual([])
  })

  test('a 401 that has struck is over', () => {
    const { world, apply } = freshWorld()
    apply('unauthorized-next')
    world.faults.takeForCall('getExposure', true)
    expect(inForce(world)).toEqual([])
  })

  test('one that comes again replaces itself', () => {
    const { world, apply } = freshWorld()
    apply('slow')
    apply('slow', { slowMs: 300 })
    expect(world.faults.list()).toMatchObject([{ effect: { kind: 'latency', ms: 300 } }])
  })

  test('a situation that cannot begin leaves the others unchanged', () => {
    const { world, apply } = freshWorld()
    apply('slow')
    expect(() => apply('slow', { slowMs: 'long' })).toThrow(DomainError)
    expect(inForce(world)).toEqual(['slow'])
    expect(world.faults.list()).toMatchObject([{ effect: { kind: 'latency', ms: 2000 } }])
  })

  test('ending a situation leaves faults that were planted by hand', () => {
    const { world, apply } = freshWorld()
    world.faults.plant({ target: { group: 'all' }, effect: { kind: 'latency', ms: 7 }, times: null })
    apply('slow')
    endScenarios(world, ['slow'])
    expect(world.faults.list()).toMatchObject([{ effect: { ms: 7 } }])
  })

  test('the truth counts, however it came about', () => {
    const { world, apply } = freshWorld()
    changeSettings(world, { appDetails: { BRAND_STATUS: 'maintenance' } })
    expect(inForce(world)).toEqual(['maintenance'])
    endScenarios(world)
    apply('suspended-market')
    const [market] = controlledMarkets(world)
    forceMarketStatus(world, market?.marketId ?? '', null)
    expect(inForce(world)).toEqual([])
  })

  test('it outlives a copy of the world', () => {
    const registry = testRegistry()
    const world = registry.create({ seed: 'a seed', scenario: ['slow', 'rich'] })
    const copy = registry.fork(world.name)
    expect(inForce(copy)).toEqual(['slow', 'rich'])
    endScenarios(copy)
    expect([inForce(copy), copy.faults.list()]).toEqual([[], []])
    expect(inForce(world)).toEqual(['slow', 'rich'])
  })

  test('an unknown name is an error, and nothing is ended', () => {
    const { world, apply } = freshWorld()
    apply('slow')
    expect(() => endScenarios(world, ['slow', 'nonsense'])).toThrow('Unknown scenario')
    expect(inForce(world)).toEqual(['slow'])
  })
})
