import { expect, test } from 'vitest'
import { columnsOf } from './match-columns.ts'

function runner(name: string) {
  return { selectionId: name, name, status: 'active' as const, back: [], lay: [] }
}

test('the draw stands in the middle wherever the server puts it', () => {
  const names = (list: string[]) => columnsOf(list.map(runner)).map((column) => column?.name ?? null)
  expect(names(['Kochi', 'Goa', 'The Draw'])).toEqual(['Kochi', 'The Draw', 'Goa'])
  expect(names(['Kochi', 'Draw', 'Goa'])).toEqual(['Kochi', 'Draw', 'Goa'])
  expect(names(['Mumbai', 'Chennai'])).toEqual(['Mumbai', null, 'Chennai'])
  expect(names([])).toEqual([null, null, null])
})
