import { expect, test } from 'vitest'
import { onlyDay, stepNames } from './step-names.ts'

// 24 Nov, 11:50 pm in India; ten minutes later it is the 25th.
const late = '2026-11-24T18:20:00.000Z'
const nextDay = ['2026-11-24T18:30:00.000Z', '2026-11-25T03:00:00.000Z', '2026-11-25T03:00:20.000Z']

test('entries of one day in India are named by their times, none twice', () => {
  expect(onlyDay(nextDay)).toBe('25 Nov')
  expect(stepNames(nextDay, 8)).toEqual([
    { at: 0, text: '12:00\u00a0am' },
    { at: 1, text: '8:30\u00a0am' },
  ])
})

test('entries of several days are named by their days, each once', () => {
  expect(onlyDay([late, ...nextDay])).toBeNull()
  expect(stepNames([late, ...nextDay], 8)).toEqual([
    { at: 0, text: '24 Nov' },
    { at: 1, text: '25 Nov' },
  ])
  expect(stepNames([], 8)).toEqual([])
})
