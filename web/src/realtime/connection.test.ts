import { beforeEach, expect, test, vi } from 'vitest'

const io = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io }))

const { configureRealtime, connect, disconnect } = await import('./connection.ts')

function standIn() {
  return { on: vi.fn(), onAny: vi.fn(), offAny: vi.fn(), removeAllListeners: vi.fn(), disconnect: vi.fn() }
}

const settings = {
  token: (): string | null => 'abc-123',
  language: () => 'en',
  onConnected: () => undefined,
  onLost: () => undefined,
  onRefused: () => undefined,
}

beforeEach(() => {
  disconnect()
  io.mockReset().mockImplementation(standIn)
})

test('[7.7-1] [7.7-2] [7.7-7] the socket: path, transports with their fall-back, delays of 1 to 5 s, time-out of 20 s', async () => {
  configureRealtime(settings)
  await connect()
  expect(io).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      path: '/public/',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      timeout: 20_000,
    }),
  )
})

test('[7.7-1] every connect and reconnect carries the token and the language of that moment', async () => {
  let token: string | null = 'first'
  let language = 'en'
  configureRealtime({ ...settings, token: () => token, language: () => language })
  await connect()
  const { auth } = io.mock.calls[0]?.[0] ?? {}
  const given = () => {
    const give = vi.fn()
    auth(give)
    return give.mock.calls[0]?.[0]
  }
  expect(given()).toEqual({ token: 'first' })
  token = 'second'
  expect(given()).toEqual({ token: 'second' })
  language = 'hi'
  expect(given()).toEqual({ token: 'second', language: 'hi' })
})

test('there is one socket, and none when the player is gone before the library came', async () => {
  configureRealtime(settings)
  await Promise.all([connect(), connect()])
  expect(io).toHaveBeenCalledTimes(1)
  disconnect()
  const connecting = connect()
  disconnect()
  await connecting
  expect(io).toHaveBeenCalledTimes(1)
})

test('[8-16] a socket library that fails to load is loaded again after a second', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  configureRealtime(settings)
  vi.doMock('socket.io-client', () => {
    throw new TypeError('gone')
  })
  void connect()
  await vi.advanceTimersByTimeAsync(999)
  expect(io).not.toHaveBeenCalled()
  vi.doMock('socket.io-client', () => ({ io }))
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(io).toHaveBeenCalledTimes(1))
})
