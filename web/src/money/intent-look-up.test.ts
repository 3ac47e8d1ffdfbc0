import type { Schema } from '@chaupar/api/api'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../api/call.ts', () => ({ call }))

const { lookUpIntent } = await import('./intent-look-up.ts')

const key = 'a-key-of-16-chars'
const away = new ApiError({ kind: 'network' })
const refused = (status: number, code = '') => new ApiError({ kind: 'http', status, code })
const none: Schema<'Intent'> = { state: 'none' }
const done: Schema<'Intent'> = { state: 'done', answer: { error: false, message: '', data: { bet: { id: 'b-1' } } } }

type Reply = Schema<'Intent'> | ApiError
/** The server's reply by operation and time in seconds. */
let server: (op: string, atSecond: number) => Reply | Promise<Reply>
let wanted: boolean

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  wanted = true
  call.mockReset().mockImplementation(async (op: string) => {
    const reply = await server(op, performance.now() / 1000)
    if (reply instanceof ApiError) throw reply
    return reply
  })
  return () => vi.useRealTimers()
})

/** The end of a look-up and the second in which it came, within five minutes. */
async function lookUp(): Promise<{ outcome: unknown; atSecond: number }> {
  const ended = lookUpIntent('placeBet', key, { isWanted: () => wanted }).then((outcome) => ({
    outcome,
    atSecond: performance.now() / 1000,
  }))
  await vi.advanceTimersByTimeAsync(300_000)
  return ended
}

const asked = () => call.mock.calls.map(([op]) => op)

test.each([0, 3, 25, 61, 200])(
  'a call that never arrived ends within 20 s of the server being back after %i s',
  async (back) => {
    server = (op, atSecond) => (atSecond < back ? away : op === 'closeIntent' ? { state: 'closed' } : none)
    const { outcome, atSecond } = await lookUp()
    expect(outcome).toEqual({ is: 'closed' })
    expect(atSecond).toBeLessThan(back + 20)
    expect(asked().filter((op) => op === 'closeIntent')).toHaveLength(1)
  },
)

test('gives up a look-up without a response after 5 s, and does not count a gateway error as a response', async () => {
  call.mockImplementation((op: string, { signal }: { signal: AbortSignal }) => {
    if (performance.now() < 30_000)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(away)))
    if (performance.now() < 60_000) return Promise.reject(refused(502))
    return Promise.resolve(op === 'closeIntent' ? { state: 'closed' } : none)
  })
  const { outcome, atSecond } = await lookUp()
  expect(outcome).toEqual({ is: 'closed' })
  expect(atSecond).toBeLessThan(60 + 20)
})

test('the network that is back is not waited for', async () => {
  let isBack = false
  server = () => (isBack ? done : away)
  const ended = lookUpIntent('placeBet', key, { isWanted: () => wanted })
  await vi.advanceTimersByTimeAsync(11_000)
  isBack = true
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await ended).toEqual({ is: 'done', data: { bet: { id: 'b-1' } } })
})

test('closing the key returns the answer of a call that arrived after the last look-up', async () => {
  server = (op) => (op === 'closeIntent' ? done : none)
  expect((await lookUp()).outcome).toEqual({ is: 'done', data: { bet: { id: 'b-1' } } })
})

test('before a server that closes no keys four times none is none', async () => {
  server = (op) => (op === 'closeIntent' ? refused(404) : none)
  expect((await lookUp()).outcome).toEqual({ is: 'none' })
  expect(asked().filter((op) => op === 'closeIntent')).toHaveLength(1)
})

test('what stays under way, or is not offered, is for the player to look at', async () => {
  server = () => ({ state: 'in_flight' })
  expect((await lookUp()).outcome).toEqual({ is: 'open' })
  server = () => refused(501)
  expect((await lookUp()).outcome).toEqual({ is: 'open' })
  expect(asked()).not.toContain('closeIntent')
})

test('stops looking up when the outcome is no longer wanted', async () => {
  server = () => {
    wanted = false
    return away
  }
  expect((await lookUp()).outcome).toEqual({ is: 'open' })
  expect(asked()).toHaveLength(1)
})
