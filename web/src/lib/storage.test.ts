import { afterEach, expect, test, vi } from 'vitest'
import {
  clearTab,
  readJson,
  readTabRecord,
  readTabText,
  readText,
  writeJson,
  writeTabRecord,
  writeText,
} from './storage.ts'

afterEach(() => vi.restoreAllMocks())

test('what is kept is read again, and null takes it away', () => {
  writeJson('a', { b: 1 })
  writeTabRecord('a', { b: 2 })
  expect([readJson('a'), readTabRecord('a')]).toEqual([{ b: 1 }, { b: 2 }])
  writeText('a', null)
  clearTab()
  expect([readText('a'), readTabText('a')]).toEqual([null, null])
})

test('returns undefined for invalid JSON and null for a missing key', () => {
  writeText('a', '{')
  expect([readJson('a'), readJson('b'), readTabRecord('a')]).toEqual([undefined, null, null])
})

test('a browser that forbids its storage has none, and nothing is thrown', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem', 'clear'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(forbid)
  writeJson('a', 1)
  writeText('a', null)
  writeTabRecord('a', {})
  clearTab()
  expect([readText('a'), readJson('a'), readTabText('a'), readTabRecord('a')]).toEqual([null, null, null, null])
})
