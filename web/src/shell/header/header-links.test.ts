import { expect, test } from 'vitest'
import { paths } from '../../config/paths.ts'
import { playerLinks } from './header-links.ts'

/** The targets of the links that a player on this page stands under. */
function linksAbove(path: string): (string | null)[] {
  return playerLinks().flatMap(({ to, here }) => (here?.test(path) ? [to] : []))
}

test.each([
  '/sportsbook2',
  '/sportsbooktest',
  '/jetfair',
  '/betby',
  '/spmgames',
  '/spmsports/cricket',
  '/exchange/Inplay',
  '/exchange/33180127',
])('%s stands under Sports', (path) => {
  expect(linksAbove(path)).toEqual([paths.exchangeInplay])
})

test.each(['/Casino', '/games-all'])('%s stands under Casino', (path) => {
  expect(linksAbove(path)).toEqual([paths.allDealer])
})

test.each(['/casino/spribe/aviator', '/casino/evolution', '/games/roulette', '/mybets'])('%s under neither', (path) => {
  expect(linksAbove(path)).toEqual([])
})
