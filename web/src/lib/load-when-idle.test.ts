import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { loadWhenIdle } from './load-when-idle.ts'

const loaded: string[] = []
const load = (name: string) => async () => {
  loaded.push(name)
}
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  loaded.length = 0
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
})
afterEach(() => vi.unstubAllGlobals())

test('loads one after the other', async () => {
  loadWhenIdle([load('menu'), load('login'), load('search')])
  await eventually(() => expect(loaded).toEqual(['menu', 'login', 'search']))
})

test('goes on after a chunk that failed', async () => {
  loadWhenIdle([lost, load('search')])
  await eventually(() => expect(loaded).toEqual(['search']))
})

test('loads nothing before the page is there and idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  loadWhenIdle([load('menu')])
  expect(idle).toHaveLength(0)
  state.mockReturnValue('complete')
  window.dispatchEvent(new Event('load'))
  expect([idle.length, loaded]).toEqual([1, []])
  idle[0]?.()
  await eventually(() => expect(loaded).toEqual(['menu']))
})

test.each([
  ['a visitor who saves data', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }],
  ['a slow connection', { onLine: true, connection: { saveData: false, effectiveType: '3g' } }],
  ['a browser without a network', { onLine: false }],
])('loads nothing for %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  loadWhenIdle([load('menu')])
  await Promise.resolve()
  expect(loaded).toEqual([])
})
