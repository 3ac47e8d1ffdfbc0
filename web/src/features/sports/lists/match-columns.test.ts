import { expect, test } from 'vitest'
import { exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import { columnsOf, haveDraw, outcomesOf } from './match-columns.ts'

function runner(name: string) {
  return { selectionId: name, name, status: 'active' as const, back: [], lay: [] }
}

test('the draw stands in the middle wherever the server puts it', () => {
  const names = (list: string[]) => columnsOf(list.map(runner)).map((column) => column?.name ?? null)
  expect(names(['Kochi', 'Goa', 'The Draw'])).toEqual(['Kochi', 'The Draw', 'Goa'])
  expect(names(['Kochi', 'Draw', 'Goa'])).toEqual(['Kochi', 'Draw', 'Goa'])
  expect(names(['टाईटन्स', 'Goa', 'ड्रॉ'])).toEqual(['टाईटन्स', 'ड्रॉ', 'Goa'])
  expect(names(['Mumbai', 'Chennai'])).toEqual(['Mumbai', null, 'Chennai'])
  expect(names([])).toEqual([null, null, null])
})

const market = (...names: string[]) => exampleMarket(names.map((name) => exampleRunner(name, 2)))

test('one match with a draw keeps the column X of all that stand under its head', () => {
  const twoWays = { firstMarket: market('Mumbai', 'Chennai') }
  expect(haveDraw([twoWays, twoWays])).toBe(false)
  expect(haveDraw([twoWays, { firstMarket: market('Goa', 'Kerala', 'The draw') }])).toBe(true)
})

test('a match without a market says nothing, and where no market is known the column stays', () => {
  expect(haveDraw([{ firstMarket: market('Mumbai', 'Chennai') }, { firstMarket: null }])).toBe(false)
  expect(haveDraw([{ firstMarket: null }])).toBe(true)
})

test('a row has as many outcomes as its own market, and those of its list while no market is known', () => {
  expect(outcomesOf(market('Mumbai', 'Chennai'), true)).toBe(2)
  expect(outcomesOf(market('Goa', 'Kerala', 'The draw'), true)).toBe(3)
  expect(outcomesOf(null, true)).toBe(3)
  expect(outcomesOf(null, false)).toBe(2)
})
