import { expect, test } from 'vitest'
import { brokenInvariants, seededId, testRegistry, testWorld } from '../../test/support/worlds.ts'
import { playerByUsername } from '../domain/accounts/player-records.ts'
import { DomainError } from '../domain/base/errors.ts'
import { createRandom } from '../domain/base/random.ts'
import { listUserBets } from '../domain/betting/bets.ts'
import { balanceOf } from '../domain/money/wallet.ts'
import type { World } from '../world/world.ts'
import { inForce, scenarios } from './list.ts'

const page = { skip: 0, pageSize: 10 }

function expectSound(world: World): void {
  expect(brokenInvariants(world)).toEqual([])
}

/** What one scenario may leave undone for another. */
const refusals = ['No cricket match is in play', 'Only one bonus can be active at a time']
/** A round takes a stake, which a player without money does not have. */
const refusedToThePoor = 'round-left-open: Insufficient balance'

/** All but the slowest, in an order of their own. */
function inAnyOrder(seed: string): string[] {
  const next = createRandom(seed).stream('order')
  return [...scenarios.keys()]
    .filter((name) => name !== 'many-bets')
    .map((name) => ({ name, at: next() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

test.each(['one', 'two', 'three', 'four', 'five', 'six'])('all scenarios in the order %s: done or refused', (order) => {
  const registry = testRegistry()
  registry.create({ name: 'mine' })
  const refused: string[] = []
  for (const name of inAnyOrder(order)) {
    try {
      registry.apply('mine', name)
    } catch (error) {
      if (!(error instanceof DomainError)) throw new Error(`${name} failed`, { cause: error })
      const named = `${name}: ${error.message}`
      if (!refusals.includes(error.message) && named !== refusedToThePoor) refused.push(named)
    }
  }
  expect(refused).toEqual([])
  expectSound(registry.get('mine'))
})

test.each(['low-balance', 'bonus-only'])('past bets of a player with %s are paid by what he had then', (poor) => {
  const world = testWorld({ scenario: [poor, 'settled-match', 'abandoned-match'] })
  expect(listUserBets(world, seededId(world), { ...page, betStatus: 'settled' }).count).toBe(16)
  expectSound(world)
})

test('without a cricket match in play its market is refused in words', () => {
  const none = { code: 'match_not_found', status: 404, message: 'No cricket match is in play' }
  expect(() => testWorld({ scenario: ['no-matches', 'suspended-market'] })).toThrow(expect.objectContaining(none))
  expect(() => testWorld({ scenario: ['no-matches', 'ball-running'] })).toThrow(expect.objectContaining(none))
})

test('several names can be taken', () => {
  const world = testWorld({ scenario: 'username-taken' })
  scenarios.get('username-taken')?.apply(world, { username: 'ravi' })
  const numbers = ['taken', 'ravi'].map((name) => playerByUsername(world, name)?.mobile)
  expect(numbers).toEqual(['9820041178', '9820041179'])
})

test('the base of every world may be named, with its parameter', () => {
  const registry = testRegistry()
  const further = [
    { name: 'rich', params: {} },
    { name: 'default', params: { openingCredit: 70 } },
  ]
  const made = registry.create({ name: 'mine', further })
  expect(made.scenarios).toEqual(['default', 'rich'])
  expect(made.settings.current.openingCreditPaise).toBe(balanceOf(made, seededId(made)).balancePaise)
  registry.apply('mine', 'default', { openingCredit: 80 })
  expect(made.settings.current.openingCreditPaise).toBe(80_00)
  expectSound(made)
})

test('a list of scenarios is applied wholly or not at all', () => {
  const registry = testRegistry()
  const world = registry.create({ name: 'mine' })
  const apply = (...calls: [name: string, params?: Record<string, number>][]) =>
    registry.applyAll(
      'mine',
      calls.map(([name, params = {}]) => ({ name, params })),
    )
  const before = balanceOf(world, seededId(world))
  expect(() => apply(['maintenance'], ['nonsense'])).toThrow('Unknown scenario: nonsense')
  expect(() => apply(['maintenance'], ['flaky'], ['low-balance', { balance: 12.345 }])).toThrow(
    'A scenario parameter is not valid: balance',
  )
  expect(() => apply(['rich'], ['slow'], ['no-matches'], ['ball-running'])).toThrow('No cricket match is in play')
  expect(inForce(world)).toEqual([])
  expect(world.faults.list()).toEqual([])
  expect(world.settings.current).toMatchObject({ hasMatches: true, appDetails: { BRAND_STATUS: 'live' } })
  expect(balanceOf(world, seededId(world))).toEqual(before)
  expect(world.scenarios).toEqual(['default'])
})

test.each([1234, true])('a text parameter may look like %j', (code) => {
  const world = testWorld({ scenario: 'agent-code-bad', params: { code } })
  expect(world.settings.current.badAgentCodes).toEqual([String(code)])
})

test.each(['deposit-pending', 'withdraw-pending'])('%s needs an amount', (scenario) => {
  expect(() => testWorld({ scenario, params: { amount: 0 } })).toThrow('A scenario parameter is not valid: amount')
})
