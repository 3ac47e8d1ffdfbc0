import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { retryQuery } from './query-client.ts'

test('queries are asked twice more, on network errors, time-outs and 5xx only', () => {
  const failed = (status: number, code = '') => new ApiError({ kind: 'http', status, code })
  expect([0, 1, 2].map((failures) => retryQuery(failures, failed(503)))).toEqual([true, true, false])
  expect(retryQuery(0, new ApiError({ kind: 'network' }))).toBe(true)
  expect(retryQuery(0, new ApiError({ kind: 'timeout' }))).toBe(true)
  const lasting = [
    failed(400),
    failed(401),
    failed(404),
    failed(422),
    failed(501),
    failed(503, 'maintenance'),
    new ApiError({ kind: 'malformed' }),
    new Error('ours'),
  ]
  expect(lasting.map((error) => retryQuery(0, error))).toEqual(lasting.map(() => false))
})
