import { expect, test } from 'vitest'
import { flagAt, listAt, numberAt, numbersAt, textAt } from './fields.ts'

test('fields of the expected kind are read, whatever else is there', () => {
  const event = {
    times: 132,
    over: true,
    suit: 'hearts',
    mines: [3, 'x', 7],
    bets: [{ on: 'red' }, null, 'red'],
  }
  expect(numberAt(event, 'times')).toBe(132)
  expect(flagAt(event, 'over')).toBe(true)
  expect(textAt(event, 'suit')).toBe('hearts')
  expect(numbersAt(event, 'mines')).toEqual([3, 7])
  expect(listAt(event, 'bets')).toEqual([{ on: 'red' }])
})

test('what is not there, or of another kind, gives the fallback', () => {
  const odd = { times: '132', over: 1, suit: null, mines: 'all' }
  expect(numberAt(odd, 'times', 100)).toBe(100)
  expect(flagAt(odd, 'over')).toBe(false)
  expect(textAt(odd, 'suit', 'none')).toBe('none')
  expect(numbersAt(odd, 'mines')).toEqual([])
  expect(listAt(odd, 'bets')).toEqual([])
})
