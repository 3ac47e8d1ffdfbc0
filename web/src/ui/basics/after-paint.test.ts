import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atEnd } from '../../../test/at-end.ts'
import { useAfterPaint } from './after-paint.ts'

const draw = (wanted: boolean) => renderHook((now: boolean) => useAfterPaint(now), { initialProps: wanted })

/** Time stands still but for what a test lets go by; a frame is 16 ms. */
const frame = () => act(() => vi.advanceTimersByTime(17))

test('it comes after the frame that answers, and goes at once', () => {
  vi.useFakeTimers()
  const { result, rerender } = draw(false)
  frame()
  expect(result.current).toBe(false)
  rerender(true)
  expect(result.current).toBe(false)
  frame()
  expect(result.current).toBe(true)
  rerender(false)
  expect(result.current).toBe(false)
})

test('starts again each time it is wanted', () => {
  vi.useFakeTimers()
  const { result, rerender } = draw(true)
  frame()
  rerender(false)
  rerender(true)
  expect(result.current).toBe(false)
  frame()
  expect(result.current).toBe(true)
})

test('what is no longer wanted before the frame does not come', () => {
  vi.useFakeTimers()
  const { result, rerender } = draw(true)
  rerender(false)
  frame()
  rerender(true)
  expect(result.current).toBe(false)
})

test('a hidden tab, which draws no frames, does not hold it back', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const visible = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  atEnd(() => visible.mockRestore())
  const { result } = draw(true)
  frame()
  expect(result.current).toBe(true)
})
