import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSession, currentToken, signIn } from '../../player/session-store.ts'
import { checkAndRefresh } from './session-check.ts'

const reply = vi.hoisted(() => vi.fn())
vi.mock('../../realtime/connection.ts', () => ({ request: reply }))

beforeEach(() => signIn({ token: 'tok', user: { mobileno: '9820041177' } }))
afterEach(() => clearSession('other-tab'))

test.each([
  [{ status: 'failed' }],
  [{ status: 'failed', message: 'Signed in elsewhere' }],
  [{ status: 'failed', message: 'Unauthorized action.', code: 'unauthorized' }],
])('[4-19] [7.7-4] a session that failed signs out: %j', async (failed) => {
  reply.mockResolvedValue(failed)
  expect(await checkAndRefresh()).toBe(false)
  expect(currentToken()).toBeNull()
})

test.each([
  [{ status: 'failed', message: 'Too many requests', code: 'too_many_requests' }],
  [{ status: 'failed', message: 'Something went wrong', code: 'internal_error' }],
])('keeps the player signed in after a failure that does not concern the session: %j', async (failed) => {
  reply.mockResolvedValue(failed)
  expect(await checkAndRefresh()).toBe(true)
  expect(currentToken()).toBe('tok')
})

test('a session that ends while its balance is on its way does not hold: nothing more is asked for', async () => {
  reply.mockImplementation(async (event: string) => {
    if (event === 'get:balance') clearSession('manual')
    return { status: 'success' }
  })
  expect(await checkAndRefresh()).toBe(false)
  expect(reply).toHaveBeenLastCalledWith('get:balance')
})
