import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { invalidate } from './query.ts'

/** A reading whose answers are given by hand. */
function sitDown() {
  const queries = new QueryClient()
  const waiting: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => waiting.push(resolve))
  const observer = new QueryObserver(queries, { queryKey: ['getKyc', null], queryFn })
  const stop = observer.subscribe(() => {})
  const answer = async (text: string) => {
    waiting.shift()?.(text)
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(text))
  }
  return { queries, answer, asked: () => waiting.length, shown: () => observer.getCurrentResult().data, stop }
}

test('what changes while a first answer is on its way is asked for once more', async () => {
  const { queries, answer, asked, shown, stop } = sitDown()
  invalidate(queries, 'getKyc')
  expect(asked()).toBe(1)
  await answer('pending')
  expect([asked(), shown()]).toEqual([1, 'pending'])
  await answer('approved')
  expect([asked(), shown()]).toEqual([0, 'approved'])
  stop()
})

test('what changes later is asked for once, and nothing else is', async () => {
  const { queries, answer, asked, shown, stop } = sitDown()
  await answer('pending')
  invalidate(queries, 'listDeposits')
  expect(asked()).toBe(0)
  invalidate(queries, 'getKyc')
  expect(asked()).toBe(1)
  await answer('approved')
  expect([asked(), shown()]).toEqual([0, 'approved'])
  stop()
})
