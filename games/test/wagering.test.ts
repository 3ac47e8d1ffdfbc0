import { expect, test } from 'vitest'
import { slugOf } from '../catalogue/game.ts'
import { games } from '../catalogue/games.ts'
import { wageringGroupOf, wageringGroups } from '../rules/wagering.ts'

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
