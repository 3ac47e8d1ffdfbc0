import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deviceNow, followServerTime, now, today, useNow, useToday } from './clock-store.ts'

const dayMs = 24 * 3600_000
const noon = Date.parse('2026-11-21T06:30:00.000Z')

/** An answer with these headers, whose call took so many ms. */
function answered(headers: Readonly<Record<string, string>>, tookMs = 0): void {
  followServerTime((name) => headers[name] ?? null, tookMs)
}

const serverSays = (atMs: number, tookMs = 0) => answered({ 'x-server-time': new Date(atMs).toISOString() }, tookMs)
const aheadMs = () => now() - deviceNow()

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
})

test.each([-2 * dayMs, 2 * dayMs, 400 * dayMs])(
  'a device that is %i ms off goes by the time of the answer',
  (offMs) => {
    serverSays(noon + offMs)
    expect(now()).toBe(noon + offMs)
  },
)

test('an answer that was long on its way moves a clock that agrees with it not at all, and another only as far as it must', () => {
  serverSays(noon - 3000, 5000)
  expect(aheadMs()).toBe(0)
  serverSays(noon + 60_000, 5000)
  expect(aheadMs()).toBe(60_000)
  serverSays(noon + 50_000, 5000)
  expect(aheadMs()).toBe(55_000)
})

test('a device whose clock jumps in mid-session is right again with the next answer', () => {
  serverSays(noon)
  vi.setSystemTime(noon - 2 * dayMs)
  serverSays(noon + 1000, 200)
  expect(now()).toBe(noon + 1000)
})

test('without the header the standard Date counts, to the second', () => {
  answered({ date: new Date(noon + 900).toUTCString() })
  expect(aheadMs()).toBe(0)
  answered({ date: 'Mon, 23 Nov 2026 06:30:00 GMT' })
  expect(aheadMs()).toBe(2 * dayMs)
})

test('where a server says its time, the Date of a proxy no longer counts', () => {
  serverSays(noon + dayMs)
  answered({ date: 'Mon, 23 Nov 2026 06:30:00 GMT' })
  expect(aheadMs()).toBe(dayMs)
})

test.each(['', 'soon', '0', '-1', '1970-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z', 'NaN', '1e309'])(
  'a header that says %j changes nothing, and Date counts in its place',
  (text) => {
    answered({ 'x-server-time': text })
    expect(aheadMs()).toBe(0)
    answered({ 'x-server-time': text, date: 'Sun, 22 Nov 2026 06:30:00 GMT' })
    expect(aheadMs()).toBe(dayMs)
  },
)

test('a copy out of a cache is as old as it says, and moves nothing', () => {
  answered({ 'x-server-time': new Date(noon - dayMs).toISOString(), age: '86400' })
  expect(aheadMs()).toBe(0)
})

test('the day is that of India, turns at its midnight, and follows a correction at once', () => {
  vi.setSystemTime('2026-12-31T18:29:58.000Z')
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe('2026-12-31')
  act(() => void vi.advanceTimersByTime(2000))
  expect([result.current, today()]).toEqual(['2027-01-01', '2027-01-01'])
  act(() => void vi.advanceTimersByTime(dayMs))
  expect(result.current).toBe('2027-01-02')
  act(() => serverSays(Date.parse('2028-02-29T12:00:00.000Z')))
  expect(result.current).toBe('2028-02-29')
})

test('what counts by the second goes on, and follows a correction at once', () => {
  const initialProps: { everyMs: number | null } = { everyMs: 1000 }
  const { result, rerender } = renderHook(({ everyMs }) => useNow(everyMs), { initialProps })
  act(() => void vi.advanceTimersByTime(2500))
  expect(result.current).toBe(noon + 2000)
  act(() => serverSays(noon + dayMs))
  expect(result.current).toBe(noon + dayMs)
  rerender({ everyMs: null })
  expect(vi.getTimerCount()).toBe(0)
})
