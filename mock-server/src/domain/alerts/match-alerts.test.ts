import { expect, test } from 'vitest'
import { pass, seededId, testWorld } from '../../../test/support/worlds.ts'
import { listNotifications } from '../content/notification-records.ts'
import { forceMarketStatus } from '../matches/market-control.ts'
import { listMatches } from '../matches/matches.ts'
import { alertsOf, setAlerts, setMatchAlerts } from './change-alerts.ts'

const minuteMs = 60_000

/** A match of a sport with the alerts of the seeded player switched on. */
function matchTable(status: 'inplay' | 'upcoming', sportId: 4 | 1 = 4) {
  const world = testWorld()
  const playerId = seededId(world)
  const match = listMatches(world, { sportId }).find((one) => one.status === status)
  if (!match) throw new Error('there is no such match')
  const { refMatchId, matchName } = match
  setMatchAlerts(world, playerId, refMatchId, true)
  const alerts = () => listNotifications(world, playerId).map(({ title, message }) => `${title}: ${message}`)
  const titled = (title: string) => alerts().filter((text) => text.startsWith(`${title}: `))
  return { world, playerId, match, refMatchId, matchName, alerts, titled }
}

test('ten minutes before its start a match is announced, once', () => {
  const { world, match, matchName, titled } = matchTable('upcoming')
  pass(world, match.startTimeMs - world.clock.now() - 10 * minuteMs - 1)
  expect(titled('Start of a match')).toEqual([])
  pass(world, 1)
  expect(titled('Start of a match')).toEqual([`Start of a match: ${matchName}: starts in 10 minutes`])
  pass(world, 9 * minuteMs)
  expect(titled('Start of a match')).toHaveLength(1)
})

test('a match that is switched on in the last ten minutes, or passed within a jump, is not announced', () => {
  const { world, playerId, match, refMatchId, titled } = matchTable('upcoming')
  setMatchAlerts(world, playerId, refMatchId, false)
  pass(world, match.startTimeMs - world.clock.now() - 5 * minuteMs)
  setMatchAlerts(world, playerId, refMatchId, true)
  pass(world, minuteMs)
  expect(titled('Start of a match')).toEqual([])
})

test.each([
  [4, 'Wicket'],
  [1, 'Goal'],
] as const)('in sport %i each %s is one alert with the score, and its switch stops them', (sportId, title) => {
  const { world, playerId, matchName, titled } = matchTable('inplay', sportId)
  for (let step = 0; step < 240 && titled(title).length === 0; step += 1) pass(world, minuteMs)
  expect(titled(title)[0]).toMatch(new RegExp(`^${title}: ${matchName}: \\d+`))
  setAlerts(world, playerId, { kinds: { score: false } })
  const before = titled(title).length
  for (let step = 0; step < 30; step += 1) pass(world, minuteMs)
  expect(titled(title)).toHaveLength(before)
})

test('a market that opens after a minute or more is an alert; after less it is not', () => {
  const { world, match, matchName, titled } = matchTable('inplay')
  const marketId = match.firstMarket?.marketId ?? ''
  const suspendedFor = (ms: number) => {
    forceMarketStatus(world, marketId, 'suspended')
    world.tick()
    pass(world, ms)
    forceMarketStatus(world, marketId, 'open')
    world.tick()
  }
  suspendedFor(59_999)
  expect(titled('Market open')).toEqual([])
  suspendedFor(60_000)
  expect(titled('Market open')).toEqual([`Market open: Match Odds, ${matchName}: open again`])
})

test('the alerts of a match end with it, and one that is over or unknown has none', () => {
  const { world, playerId, refMatchId } = matchTable('inplay')
  pass(world, 8 * 60 * minuteMs)
  expect(alertsOf(world, playerId).matches).toEqual([])
  expect(() => setMatchAlerts(world, playerId, refMatchId, true)).toThrow('This match is over')
  expect(() => setMatchAlerts(world, playerId, 'none', true)).toThrow('Match not found')
})
