import { slugOf } from '@chaupar/contracts/catalogue/game'
import { games } from '@chaupar/contracts/catalogue/games'
import { wageringGroupOf, wageringGroups } from '@chaupar/contracts/games/wagering'
import { expect, test } from 'vitest'

test('every game of the catalogue is in a group', () => {
  const found = games.map((game) => wageringGroupOf(slugOf(game)))
  expect(new Set(found)).toEqual(new Set(wageringGroups))
})

test.each([
  ['ezgrt-Strike777', 'slots'],
  ['pragmaticplay/gemgarden', 'slots'],
  ['spribe/keno', 'draws'],
  ['spribe/aviator', 'instant'],
  ['onlyplay/mines', 'instant'],
  ['ezg-Roulette', 'tables'],
  ['km-teenpatti', 'tables'],
  ['ezg-Baccarat', 'baccarat'],
  ['vivo-blackjack', 'baccarat'],
  ['vivo-craps', 'baccarat'],
  ['spribe/none', null],
])('a stake in %s counts as one in %s', (slug, group) => {
  expect(wageringGroupOf(slug)).toBe(group)
})
