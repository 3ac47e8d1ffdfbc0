import { expect, test } from 'vitest'
import { onlyDay, timeMarks } from './time-marks.ts'

/** A moment of India in November 2026. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+05:30`)
const texts = (fromMs: number, toMs: number, most = 8) => timeMarks(fromMs, toMs, most).map(({ text }) => text)

test('within one day the full minutes of a clock are named, at the moments that they name', () => {
  expect(timeMarks(at(25, '07:03'), at(25, '07:13'), 3)).toEqual([
    { atMs: at(25, '07:05'), text: '7:05\u00a0am' },
    { atMs: at(25, '07:10'), text: '7:10\u00a0am' },
  ])
  expect(texts(at(25, '00:00'), at(25, '23:30'), 3)).toEqual(['12:00\u00a0am', '12:00\u00a0pm'])
  expect(onlyDay([at(25, '00:00'), at(25, '23:59')])).toBe('25 Nov')
})

test('over several days their midnights in India are named, as many as there is room for', () => {
  expect(timeMarks(at(24, '23:50'), at(25, '00:10'), 8)).toEqual([{ atMs: at(25, '00:00'), text: '25 Nov' }])
  expect(texts(at(10, '09:00'), at(30, '09:00'))).toEqual([
    '11 Nov',
    '14 Nov',
    '17 Nov',
    '20 Nov',
    '23 Nov',
    '26 Nov',
    '29 Nov',
  ])
  expect(onlyDay([at(24, '23:50'), at(25, '00:10')])).toBeNull()
  expect(onlyDay([])).toBeNull()
})

test('entries of one moment are named by it', () => {
  const moment = at(25, '07:03') + 20_000
  expect(timeMarks(moment, moment, 8)).toEqual([{ atMs: moment, text: '7:03\u00a0am' }])
})
