import { expect, test } from 'vitest'
import { pass, seededId, testWorld } from '../../../test/support/worlds.ts'
import type { World } from '../../world/world.ts'
import { DomainError } from '../base/errors.ts'
import { betById } from '../betting/bet-views.ts'
import { placeBet } from '../betting/place-bet.ts'
import { balanceOf } from '../money/wallet.ts'
import type { PriceKind } from '../odds/price.ts'
import { decideMarket, decideMarketAgain } from '../settlement/decide-market.ts'
import { currentMarket } from './current-market.ts'
import { forceMarketStatus, forcePrice, forcePriceByTicks } from './market-control.ts'
import { listMatches, matchSnapshot } from './matches.ts'

/** Moves on until an open market of the kind has a back price. */
function openMarketOf(world: World, kind: PriceKind) {
  const id = listMatches(world, { sportId: 4 })[0]?.refMatchId ?? ''
  for (let second = 0; second < 300; second += 1) {
    const market = matchSnapshot(world, id).markets.find(
      ({ priceKind, status, runners }) => priceKind === kind && status === 'open' && runners[0]?.back[0],
    )
    const [runner] = market?.runners ?? []
    if (market && runner) return { marketId: market.marketId, selectionId: runner.selectionId, back: runner.back[0] }
    pass(world, 1000)
  }
  throw new Error(`no open market of kind ${kind}`)
}

test.each(['decimal', 'rate', 'line'] as const)('a %s market can be moved by ticks, held and let go', (kind) => {
  const world = testWorld()
  const { marketId, selectionId, back } = openMarketOf(world, kind)
  forcePriceByTicks(world, marketId, { selectionId, side: 'back', ticks: 2 })
  const moved = currentMarket(world, marketId)?.runners[0]?.back[0]
  if (kind === 'line') expect(moved?.line).toBe((back?.line ?? 0) + 2)
  else expect(moved?.priceHundredths).toBeGreaterThan(back?.priceHundredths ?? 0)
  forceMarketStatus(world, marketId, 'ball_running')
  expect(currentMarket(world, marketId)?.status).toBe('ball_running')
  forceMarketStatus(world, marketId, null)
  expect(currentMarket(world, marketId)?.runners[0]?.back[0]?.line).toBe(back?.line)
})

test.each([
  ['decimal', { priceHundredths: 201, sizePaise: 1 }],
  ['rate', { priceHundredths: 0, sizePaise: 1 }],
  ['line', { priceHundredths: 100_00, sizePaise: 1 }],
] as const)('a price that no %s market can have is refused', (kind, level) => {
  const world = testWorld()
  const { marketId, selectionId } = openMarketOf(world, kind)
  const force = () => forcePrice(world, marketId, { selectionId, side: 'back', level })
  expect(force).toThrow(expect.objectContaining({ code: 'odds_invalid' }))
})

test('a market that was never read can be controlled', () => {
  const world = testWorld()
  const coming = listMatches(world, { when: 'upcoming', sportId: 1 })[0]
  const marketId = `${coming?.refMatchId}.bookmaker`
  forceMarketStatus(world, marketId, 'suspended')
  expect(currentMarket(world, marketId)?.status).toBe('suspended')
  expect(() => forceMarketStatus(world, `${coming?.refMatchId}.none`, 'open')).toThrow(DomainError)
})

test('a stake above the size that is shown is matched whole at the best price', () => {
  const world = testWorld()
  const coming = listMatches(world, { when: 'upcoming', sportId: 1 })[0]?.firstMarket
  const { marketId = '', runners = [] } = coming ?? {}
  const selectionId = runners[0]?.selectionId ?? ''
  forcePrice(world, marketId, { selectionId, side: 'back', level: { priceHundredths: 250, sizePaise: 500_00 } })
  const order = { marketId, selectionId, side: 'back', priceHundredths: 250, stakePaise: 2000_00 } as const
  const { bet } = placeBet(world, seededId(world), { ...order, accept: { policy: 'never' } })
  expect(bet).toMatchObject({ status: 'open', priceHundredths: 250, stackPaise: 2000_00 })
})

test('settled by hand and settled again, a market shows its result, and the money follows to the paisa', () => {
  const world = testWorld()
  const coming = listMatches(world, { when: 'upcoming', sportId: 1 })[0]?.firstMarket
  const { marketId = '', runners = [] } = coming ?? {}
  const priceHundredths = runners[0]?.back[0]?.priceHundredths ?? 0
  const order = { marketId, selectionId: 'home', side: 'back', priceHundredths, stakePaise: 1000_00 } as const
  const { bet } = placeBet(world, seededId(world), { ...order, accept: { policy: 'any' } })
  const heard: string[] = []
  world.events.onAny(({ name }) => heard.push(name))
  decideMarket(world, marketId, 'home')
  expect(new Set(heard)).toEqual(new Set(['wallet-changed', 'bet-changed', 'exposure-changed', 'odds-changed']))
  const won = (priceHundredths - 100) * 1000
  expect(balanceOf(world, seededId(world)).balancePaise).toBe(10_000_00 + won)
  expect(currentMarket(world, marketId)).toMatchObject({ status: 'closed', result: 'home' })
  decideMarketAgain(world, marketId, 'away')
  expect(balanceOf(world, seededId(world)).balancePaise).toBe(9_000_00)
  expect(currentMarket(world, marketId)?.runners.map(({ status }) => status)).toEqual(['loser', 'winner', 'loser'])
  decideMarketAgain(world, marketId, 'void')
  expect(balanceOf(world, seededId(world)).balancePaise).toBe(10_000_00)
  expect(betById(world, bet.id)).toMatchObject({ status: 'void', profitLossPaise: 0 })
})
