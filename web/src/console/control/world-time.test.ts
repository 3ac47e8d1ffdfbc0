import { expect, test } from 'vitest'
import { clockDay, clockTime, exactTime, paceText, timeAfter } from './world-time.ts'

const iso = '2026-11-21T18:45:07.412Z'

test('times are those of India', () => {
  expect([clockTime(iso), exactTime(iso)]).toEqual(['00:15:07', '00:15:07.412'])
  expect(clockDay(iso)).toContain('22 Nov')
})

test.each([
  [{ frozen: true, factor: 0 }, 'frozen', iso],
  [{ frozen: false, factor: 1 }, 'now', '2026-11-21T18:45:08.412Z'],
  [{ frozen: false, factor: 60 }, 'x60', '2026-11-21T18:46:07.412Z'],
])('%j is %s, and %s a second later', (pace, text, later) => {
  const clock = { now: iso, ...pace }
  expect(paceText(clock)).toBe(text)
  expect(timeAfter(clock, 1000)).toBe(later)
})
