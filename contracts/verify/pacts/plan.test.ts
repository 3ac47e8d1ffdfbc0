import { expect, test } from 'vitest'
import { readPacts } from './pact-file.ts'
import { type Bounds, planOf, unknownOperations } from './plan.ts'
import { statesOf, statesTemplate, unknownStates } from './states-of-pacts.ts'

const pacts = readPacts()
const all: Bounds = { hasAddress: () => true, allowWrites: true, skipStates: [], only: [] }
// The documents are read now, not within the first test.
const everything = planOf(pacts, all)
const descriptions = (trials: readonly { description: string }[]) => trials.map(({ description }) => description)

test('with everything allowed every interaction of every pact is tried', () => {
  const { tried, left } = everything
  expect(tried.filter(({ check }) => check === null).length).toBe(
    pacts.flatMap(({ interactions }) => interactions).length,
  )
  expect(new Set(tried.map(({ id }) => id)).size).toBe(tried.length)
  expect(left).toEqual([])
})

test('without --allow-writes nothing is called that could move money, change an account or touch a session', () => {
  const { tried } = planOf(pacts, { ...all, allowWrites: false })
  const calls = tried.filter(({ isMessage, check }) => !isMessage && check === null)
  const methods = calls.map(({ node, operation }) => ({
    operation,
    method: JSON.stringify(node.request).match(/"method":"(\w+)"/)?.[1],
  }))
  // A GET may end a session all the same; of other methods these alone are known to read.
  const others = methods.filter(({ method }) => method !== 'GET').map(({ operation }) => operation)
  expect([...new Set(others)].sort()).toEqual(['readGameBalance', 'readPastRounds', 'readSeeds'])
  expect(methods.map(({ operation }) => operation)).not.toContain('signOut')
  const asked = tried.filter(({ isMessage }) => isMessage).map(({ asks }) => asks?.[0] ?? 'nothing')
  expect([...new Set(asked)].sort()).toEqual([
    'get:balance',
    'nothing',
    'odds:subscribe',
    'odds:unsubscribe',
    'session_check',
    'stage:watch',
  ])
})

test('what ends a session or an account comes after all others', () => {
  const ends = planOf(pacts, all).tried.map(({ effect }) => effect === 'ends')
  expect(ends.lastIndexOf(false)).toBeLessThan(ends.indexOf(true))
})

test('the order of pushes is tried beside the interactions, and needs no write', () => {
  const { tried } = planOf(pacts, { ...all, allowWrites: false })
  const order = tried.find(({ situation }) => situation === 'the order of pushes')
  expect(order).toMatchObject({
    description: 'odds:subscribe: the order of pushes',
    mark: 'extension',
    effect: 'reads',
  })
  expect([...(order?.needs ?? [])].sort()).toEqual(['refMatchId', 'token'])
})

test('what is left out has a reason', () => {
  const hasAddress = (provider: string) => provider === 'chaupar-api'
  const { left } = planOf(pacts, { ...all, hasAddress, allowWrites: false, skipStates: ['maintenance'] })
  const why = (description: string) => left.find(({ trial }) => trial.description === description)?.why
  expect(why('getLimits: none are set')).toBeUndefined()
  expect(why('session_check: a session that holds')).toBe('--realtime-url was not given')
  expect(why('getBanners: under maintenance')).toBe('the state maintenance was left out by --skip-state')
  expect(why('placeBet: an open market')).toBe('it changes something, and --allow-writes was not given')
})

test('--only takes operations and tags, and others are not spoken of', () => {
  const { tried, left } = planOf(pacts, { ...all, only: ['login', 'realtime'] })
  expect(descriptions(tried)).toContain('login: the right credentials')
  expect(descriptions(tried)).toContain('get:balance: a player')
  expect(tried.every(({ operation, facts }) => operation === 'login' || facts.tag === 'realtime')).toBe(true)
  expect(left).toEqual([])
  expect(unknownOperations(pacts, ['login', 'sports', 'logn'])).toEqual(['logn'])
})

test('a request that is made of values says which, and so does a socket', () => {
  const needs = new Map(planOf(pacts, all).tried.map((trial) => [trial.description, [...trial.needs].sort()]))
  expect(needs.get('getMatchOdds: a match in play')).toEqual(['refMatchId'])
  expect(needs.get('odds:update: a price moved')).toEqual(['marketId', 'refMatchId', 'selectionId', 'token'])
  expect(needs.get('connect_error: a dead token')).toEqual([])
})

test('steps of a message are no part of its state', () => {
  const found = statesOf(pacts)
  const player = found.find(({ state }) => JSON.stringify(state.params) === '{"signedIn":"player"}')
  expect(player?.operations).toEqual(expect.arrayContaining(['update_balance', 'getLimits']))
  expect(unknownStates(pacts, ['maintenance', 'maintenence'])).toEqual(['maintenence'])
  const template: unknown = JSON.parse(statesTemplate(pacts))
  expect(template).toMatchObject({ states: expect.arrayContaining([expect.objectContaining({ name: 'maintenance' })]) })
})
