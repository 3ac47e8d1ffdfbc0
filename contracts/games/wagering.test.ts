import { slugOf } from '@chaupar/contracts/catalogue/game'
import { games } from '@chaupar/contracts/catalogue/games'
import { wageringPercent, wageringPercentOf } from '@chaupar/contracts/games/wagering'
import { expect, test } from 'vitest'

test('every game of the catalogue counts at the rate of its group', () => {
  const rates = games.map((game) => wageringPercentOf(slugOf(game)))
  expect(new Set(rates)).toEqual(new Set(Object.values(wageringPercent)))
})

test.each([
  ['ezgrt-Strike777', 100],
  ['pragmaticplay/gemgarden', 100],
  ['spribe/keno', 80],
  ['spribe/aviator', 50],
  ['onlyplay/mines', 50],
  ['ezg-Roulette', 20],
  ['km-teenpatti', 20],
  ['ezg-Baccarat', 10],
  ['vivo-blackjack', 10],
  ['vivo-craps', 10],
  ['spribe/none', 0],
])('of a stake in %s count %i per cent', (slug, percent) => {
  expect(wageringPercentOf(slug)).toBe(percent)
})
