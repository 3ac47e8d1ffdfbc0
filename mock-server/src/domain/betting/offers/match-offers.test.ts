import { expect, test } from 'vitest'
import { brokenInvariants, pass, seededId, testWorld } from '../../../../test/support/worlds.ts'
import { currentMarket } from '../../matches/current-market.ts'
import { listMatches } from '../../matches/matches.ts'
import { moveTicks } from '../../odds/odds-ladder.ts'
import { betById } from '../bet-views.ts'
import { placeBet } from '../place-bet.ts'

test('an unwatched match is priced for an offer, and a long jump meets the prices on its way', () => {
  const offered = () => {
    const world = testWorld()
    const marketId = listMatches(world, { when: 'inplay', sportId: 4 })[0]?.firstMarket?.marketId ?? ''
    // A ball may be on its way: the market opens again after it.
    for (let second = 0; currentMarket(world, marketId)?.status !== 'open' && second < 120; second += 1)
      pass(world, 1000)
    const runners = currentMarket(world, marketId)?.runners.filter(({ back }) => back.length > 0) ?? []
    const ids = runners.map(({ selectionId, back }) => {
      const priceHundredths = moveTicks(back[0]?.priceHundredths ?? 0, 4)
      const order = { marketId, selectionId, side: 'back', stakePaise: 100_00, accept: { policy: 'better' } } as const
      return placeBet(world, seededId(world), { ...order, priceHundredths, offer: { keepInPlay: true } }).bet.id
    })
    const ends = () =>
      ids.map((id) => {
        const { status, priceHundredths } = betById(world, id) ?? {}
        return { status, priceHundredths }
      })
    return { world, ends }
  }
  const steps = offered()
  for (let half = 0; half < 60; half += 1) pass(steps.world, 30_000)
  const jump = offered()
  pass(jump.world, 30 * 60_000)
  expect(steps.ends().map(({ status }) => status)).toContain('open')
  expect(jump.ends()).toEqual(steps.ends())
  expect([...brokenInvariants(steps.world), ...brokenInvariants(jump.world)]).toEqual([])
})
