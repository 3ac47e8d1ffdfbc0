import { expect, test } from 'vitest'
import { brokenInvariants, pass, seededId, testRegistry, testWorld } from '../../../test/support/worlds.ts'
import { stateDigest } from '../../world/state-digest.ts'
import type { World } from '../../world/world.ts'
import { betById } from '../betting/bet-views.ts'
import { exposureOf } from '../betting/exposure.ts'
import { placeBet } from '../betting/place-bet.ts'
import { listMatches, matchOdds, matchScore } from '../matches/matches.ts'
import { balanceOf } from '../money/wallet.ts'
import type { Match, SportId } from '../odds/match.ts'
import { addNextEvents, clearNextEvents, nextEvents, playMatch } from './steer-match.ts'

function matchOf(world: World, sportId: SportId): Match {
  const match = listMatches(world, { sportId, when: 'inplay' })[0]
  if (!match) throw new Error('no match in play')
  return match
}

const scoreOf = (world: World, refMatchId: string) => matchScore(world, refMatchId)?.summary

function wicketsOf(world: World, refMatchId: string): number {
  const score = matchScore(world, refMatchId)
  return score?.sport === 'cricket' ? (score.innings.at(-1)?.wickets ?? 0) : 0
}

/** Moves on, second by second, until the match odds take bets. */
function openOdds(world: World, refMatchId: string) {
  for (let second = 0; second < 300; second += 1) {
    const market = matchOdds(world, refMatchId).markets[0]
    if (market?.status === 'open') return market
    pass(world, 1000)
  }
  throw new Error('the match odds never opened')
}

test('events happen in their order, each at the next ball, and wait until then', () => {
  const world = testWorld()
  const { refMatchId } = matchOf(world, 4)
  const wickets = wicketsOf(world, refMatchId)
  addNextEvents(world, refMatchId, ['bowled', 'caught'], false)
  addNextEvents(world, refMatchId, ['lbw'], false)
  expect(nextEvents(world, refMatchId).waiting).toEqual([
    { id: 1, event: 'bowled' },
    { id: 2, event: 'caught' },
    { id: 3, event: 'lbw' },
  ])
  expect(wicketsOf(world, refMatchId)).toBe(wickets)
  clearNextEvents(world, refMatchId, 2)
  while (wicketsOf(world, refMatchId) === wickets) pass(world, 1000)
  expect(nextEvents(world, refMatchId).waiting).toEqual([{ id: 3, event: 'lbw' }])
  expect(() => clearNextEvents(world, refMatchId, 1)).toThrow('This event does not wait')
  clearNextEvents(world, refMatchId)
  expect(nextEvents(world, refMatchId).waiting).toEqual([])
})

test('an event happens now, before those that wait, while the clock stands still', () => {
  const world = testWorld()
  const { refMatchId } = matchOf(world, 4)
  const [wickets, nowMs] = [wicketsOf(world, refMatchId), world.clock.now()]
  const odds = () => matchOdds(world, refMatchId)
  const before = odds()
  addNextEvents(world, refMatchId, ['six'], false)
  addNextEvents(world, refMatchId, ['bowled'], true)
  expect(wicketsOf(world, refMatchId)).toBe(wickets + 1)
  expect(world.clock.now()).toBe(nowMs)
  expect(nextEvents(world, refMatchId).waiting).toEqual([{ id: 1, event: 'six' }])
  expect(odds().markets[0]?.status).toBe('suspended')
  expect(odds().sequence).toBe(before.sequence + 1)
  expect(odds().markets[0]?.runners).not.toEqual(before.markets[0]?.runners)
})

test('what the rules forbid refuses all that was asked with it', () => {
  const world = testWorld()
  const { refMatchId } = matchOf(world, 4)
  const add = (...events: string[]) => addNextEvents(world, refMatchId, events, false)
  expect(() => add('six', 'no-ball', 'bowled')).toThrow('It is a free hit: only a run-out takes a wicket')
  expect(() => add('wickt')).toThrow('A match of this sport has no event wickt. Did you mean "wicket"?')
  expect(nextEvents(world, refMatchId).waiting).toEqual([])
  const refusals = nextEvents(world, refMatchId).possible.filter(({ refusal }) => refusal !== null)
  expect(refusals).toEqual([{ event: 'resume', refusal: 'No rain stops play' }])
  const [upcoming] = listMatches(world, { when: 'today' }).filter(({ status }) => status === 'upcoming')
  expect(() => addNextEvents(world, upcoming?.refMatchId ?? '', ['six'], false)).toThrow('The match has not begun')
  expect(nextEvents(world, upcoming?.refMatchId ?? '')).toEqual({ possible: [], waiting: [], parts: [] })
  expect(() => addNextEvents(world, 'none', ['six'], false)).toThrow()
  addNextEvents(world, refMatchId, ['abandon'], true)
  expect(() => add('six')).toThrow('The match is over')
})

test('other matches, and the same match in a world without the event, go on as their seeds say', () => {
  const [bent, natural] = [testWorld(), testWorld()]
  const { refMatchId } = matchOf(bent, 1)
  addNextEvents(bent, refMatchId, ['goal-home'], false)
  for (const world of [bent, natural]) pass(world, 30 * 60_000)
  const others = (world: World) => listMatches(world, { when: 'inplay' }).filter((one) => one.refMatchId !== refMatchId)
  expect(others(bent)).toEqual(others(natural))
  expect(scoreOf(bent, refMatchId)).not.toBe(scoreOf(natural, refMatchId))
})

test('an abandoned match gives the stakes of its open bets back', () => {
  const world = testWorld()
  const playerId = seededId(world)
  const { refMatchId } = matchOf(world, 1)
  const { marketId, runners } = openOdds(world, refMatchId)
  const [home] = runners
  const { bet } = placeBet(world, playerId, {
    marketId,
    selectionId: home?.selectionId ?? '',
    side: 'back',
    priceHundredths: home?.back[0]?.priceHundredths ?? 0,
    stakePaise: 500_00,
    accept: { policy: 'any' },
  })
  pass(world, bet.delayMs)
  expect(betById(world, bet.id)).toMatchObject({ status: 'open' })
  expect(exposureOf(world, playerId).exposurePaise).toBe(500_00)
  addNextEvents(world, refMatchId, ['abandon'], true)
  expect(betById(world, bet.id)).toMatchObject({ status: 'void', profitLossPaise: 0 })
  expect(exposureOf(world, playerId).exposurePaise).toBe(0)
  expect(balanceOf(world, playerId).balancePaise).toBe(10_000_00)
  expect(listMatches(world, { when: 'inplay' }).map((match) => match.refMatchId)).not.toContain(refMatchId)
  expect(brokenInvariants(world)).toEqual([])
})

test('a match is played on to the end of an over, of a set, to a minute, at one moment of the world', () => {
  const world = testWorld()
  const nowMs = world.clock.now()
  const [cricket, soccer, tennis] = [matchOf(world, 4), matchOf(world, 1), matchOf(world, 2)]
  playMatch(world, cricket.refMatchId, 'over')
  expect(scoreOf(world, cricket.refMatchId)).toMatch(/\.0\)$/)
  playMatch(world, soccer.refMatchId, { minute: 90 })
  expect(matchScore(world, soccer.refMatchId)).toMatchObject({ minute: 90 })
  playMatch(world, tennis.refMatchId, 'set')
  expect(scoreOf(world, tennis.refMatchId)).toMatch(/, 0-0$/)
  expect(world.clock.now()).toBe(nowMs)
  expect(() => playMatch(world, soccer.refMatchId, { minute: 12 })).toThrow('This minute has passed')
  expect(() => playMatch(world, soccer.refMatchId, 'over')).toThrow('A match of this sport has no over')
  expect(() => playMatch(world, tennis.refMatchId, { minute: 12 })).toThrow('A match of this sport has no minutes')
})

test('waiting events are kept with the world, and its copies go on alike', () => {
  const registry = testRegistry()
  const world = registry.create({ name: 'first', seed: 'a seed', frozenAtMs: Date.parse('2026-11-21T02:30:00.000Z') })
  const { refMatchId } = matchOf(world, 2)
  const plain = stateDigest(world.store)
  addNextEvents(world, refMatchId, ['point-home', 'retire-away'], false)
  expect(stateDigest(world.store)).not.toBe(plain)
  const copy = registry.fork('first', 'second')
  expect(nextEvents(copy, refMatchId)).toEqual(nextEvents(world, refMatchId))
  for (const one of [world, copy]) pass(one, 5 * 60_000)
  expect(matchScore(copy, refMatchId)).toEqual(matchScore(world, refMatchId))
  expect(matchScore(world, refMatchId)?.detail).toMatch(/ retired$/)
  expect(stateDigest(copy.store)).toBe(stateDigest(world.store))
})
