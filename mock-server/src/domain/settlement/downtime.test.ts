import { expect, test } from 'vitest'
import { brokenInvariants, seededId, startMs, testRegistry } from '../../../test/support/worlds.ts'
import type { World } from '../../world/world.ts'
import { listUserBets } from '../betting/bets.ts'
import { placeBet } from '../betting/place-bet.ts'
import { listMatches, matchSnapshot } from '../matches/matches.ts'

const dayMs = 24 * 60 * 60 * 1000

/** A hundred rupees on every price that is open. */
function betOnEverything(world: World): number {
  let placed = 0
  const matches = listMatches(world).filter((_match, index) => index % 4 === 0)
  for (const { marketId, status, runners } of matches.flatMap(
    ({ refMatchId }) => matchSnapshot(world, refMatchId).markets,
  )) {
    const [runner] = runners
    const best = runner?.back[0]
    if (!runner || !best || status !== 'open') continue
    const { priceHundredths, line } = best
    const seen = { priceHundredths, ...(line === undefined ? {} : { line }) }
    const order = { marketId, selectionId: runner.selectionId, side: 'back', stakePaise: 100_00, ...seen } as const
    placeBet(world, seededId(world), { ...order, accept: { policy: 'any' } })
    placed += 1
  }
  return placed
}

test('a month of downtime settles every bet that was open, prices nothing, and has matches in play again', () => {
  let nowMs = startMs
  const registry = testRegistry({ systemNow: () => nowMs, defaultSeed: 'a seed' })
  const world = registry.get('default')
  world.tick()
  const placed = betOnEverything(world)
  expect(placed).toBeGreaterThan(20)
  nowMs += 6000
  world.tick()
  const shown = new Set(listMatches(world).map(({ refMatchId }) => refMatchId))
  const priced: string[] = []
  world.events.on('odds-changed', ({ refMatchId, markets }) => {
    if (markets.some(({ result }) => result === null)) priced.push(refMatchId)
  })
  nowMs += 30 * dayMs
  world.tick()
  const bets = (betStatus: 'open' | 'settled') =>
    listUserBets(world, seededId(world), { skip: 0, pageSize: 1, betStatus }).count
  expect(bets('open')).toBe(0)
  expect(bets('settled')).toBeGreaterThan(placed / 2)
  expect(priced.filter((id) => shown.has(id))).toEqual([])
  for (const sportId of [4, 1, 2] as const) {
    expect(listMatches(world, { sportId, when: 'inplay' }).length).toBeGreaterThan(0)
  }
  expect(brokenInvariants(world)).toEqual([])
})
