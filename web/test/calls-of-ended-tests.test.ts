import { expect, test } from 'vitest'
import { call } from '../src/api/call.ts'
import { startMock } from './mock.ts'

let isAnswered = false

test('a call that is under way when a test ends', async () => {
  const mock = await startMock()
  mock.delay('getBanners', 200)
  const over = () => {
    isAnswered = true
  }
  void call('getBanners').then(over, over)
})

test('is answered before the next test begins', () => {
  expect(isAnswered).toBe(true)
})
