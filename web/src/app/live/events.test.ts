import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { hearEvents } from './events.ts'

const heard = vi.hoisted(() => new Map<string, (payload: unknown) => void>())
vi.mock('../../realtime/connection.ts', async (original) => ({
  ...(await original<typeof import('../../realtime/connection.ts')>()),
  on: (event: string, act: (payload: unknown) => void) => {
    heard.set(event, act)
    return () => heard.delete(event)
  },
}))

test('bet:update makes the bets, the limits and the auto cash-outs stale, and nothing else', () => {
  const queries = new QueryClient()
  const operations = ['listMatchBets', 'listUserBets', 'getLimits', 'listAutoCashOuts', 'listDeposits']
  for (const operation of operations) queries.setQueryData([operation, null], {})
  const stops = hearEvents(queries)
  heard.get('bet:update')?.({})
  expect(operations.map((operation) => queries.getQueryState([operation, null])?.isInvalidated)).toEqual([
    ...[true, true, true, true],
    false,
  ])
  for (const stop of stops) stop()
  expect(heard.size).toBe(0)
})
