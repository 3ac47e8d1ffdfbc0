import { pushedEvents } from '@chaupar/api/realtime.gen'
import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hearEvents } from '../../src/app/live/events.ts'
import { pushOdds } from '../../src/features/sports/prices/odds-push.ts'
import { awaitDecision } from '../../src/features/sports/selection/bet-answer.ts'
import { useMoney } from '../../src/money/money-store.ts'
import { configureRealtime, connect, disconnect } from '../../src/realtime/connection.ts'

const io = vi.hoisted(() => vi.fn())
vi.mock('socket.io-client', () => ({ io }))

const bet = {
  id: 'b-1',
  refMatchId: 'm-1',
  matchName: 'A v B',
  marketId: 'k-1',
  selectionId: 's-1',
  runnerName: 'A',
  priceKind: 'decimal',
  HeadName: 'Match Odds',
  odds: 2,
  stack: 100,
  selectionType: 'back',
  status: 'pending',
  createdAt: '2026-11-21T14:00:00.000Z',
} as const

/** Everything that hears the socket, before one that is played by hand; answers what brings an event. */
async function listening(): Promise<(event: string, payload: unknown) => void> {
  const socket = { on: vi.fn(), onAny: vi.fn(), offAny: vi.fn(), removeAllListeners: vi.fn(), disconnect: vi.fn() }
  io.mockReturnValue(socket)
  configureRealtime({
    token: () => 't',
    language: () => 'en',
    onConnected: vi.fn(),
    onLost: vi.fn(),
    onRefused: vi.fn(),
  })
  await connect()
  const stops = hearEvents(new QueryClient())
  const odds = pushOdds('m-1', { snapshot: vi.fn(), update: vi.fn(), lost: vi.fn() })
  void awaitDecision({ ...bet, delayMs: 1_000_000 })
  onTestFinished(() => {
    for (const stop of stops) stop()
    odds.stop()
    disconnect()
  })
  return socket.onAny.mock.lastCall?.[0]
}

test.each(Object.keys(pushedEvents))(
  '%s with a payload that is no object breaks nothing and moves no money',
  async (event) => {
    const bring = await listening()
    const before = useMoney.getState().wallet
    for (const payload of [null, undefined, 0, -1.5, '', 'null', true, [], [null], {}, { bet: null, markets: null }]) {
      expect(() => bring(event, payload), JSON.stringify(payload)).not.toThrow()
    }
    expect(useMoney.getState().wallet).toBe(before)
  },
)
