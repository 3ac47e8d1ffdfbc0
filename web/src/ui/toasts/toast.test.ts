import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../../tools/testing/eventually.ts'
import { toast } from './toast.ts'

const failing = vi.hoisted(() => ({ now: false }))
vi.mock('./toast-host.tsx', () => ({
  showToast: () => {
    if (failing.now) throw new TypeError('Failed to fetch dynamically imported module')
  },
}))

beforeEach(() => void vi.useFakeTimers())

const said = () => document.getElementById('toast-alerts')?.textContent

test('the mirror of a toast is emptied after three seconds, counted from the newest', async () => {
  toast('error', 'Invalid OTP')
  await vi.advanceTimersByTimeAsync(2000)
  expect(said()).toBe('Invalid OTP')
  toast('error', 'OTP expired')
  await vi.advanceTimersByTimeAsync(2000)
  expect(said()).toBe('OTP expired')
  await vi.advanceTimersByTimeAsync(1000)
  expect(said()).toBe('')
})

test('when the toast library cannot come the text itself is shown', async () => {
  failing.now = true
  toast('error', 'You are offline')
  const region = document.getElementById('toast-alerts')
  expect(region?.className).toBe('sr-only')
  await eventually(() => expect(region?.className).toBe('plain-toast'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(region?.className).toBe('sr-only')
})
