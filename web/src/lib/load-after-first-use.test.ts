import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { loadAfterFirstUse } from './load-after-first-use.ts'

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

test.each(['scroll', 'pointerdown', 'keydown'])('a first %s loads one chunk after the other, once', async (use) => {
  loadAfterFirstUse([load('menu'), load('login'), load('search')])
  expect(loaded).toEqual([])
  window.dispatchEvent(new Event(use))
  window.dispatchEvent(new Event(use))
  await eventually(() => expect(loaded).toEqual(['menu', 'login', 'search']))
})

test('goes on after a chunk that failed', async () => {
  loadAfterFirstUse([lost, load('search')])
  window.dispatchEvent(new Event('scroll'))
  await eventually(() => expect(loaded).toEqual(['search']))
})

test('loads nothing before the page is idle', async () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  loadAfterFirstUse([load('menu')])
  window.dispatchEvent(new Event('scroll'))
  expect([idle.length, loaded]).toEqual([1, []])
  idle[0]?.()
  await eventually(() => expect(loaded).toEqual(['menu']))
})

test('loads nothing once it was given up', () => {
  loadAfterFirstUse([load('menu')])()
  window.dispatchEvent(new Event('scroll'))
  expect(loaded).toEqual([])
})

test.each([
  ['a visitor who saves data', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }],
  ['a slow connection', { onLine: true, connection: { saveData: false, effectiveType: '3g' } }],
  ['a browser without a network', { onLine: false }],
])('loads nothing for %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  loadAfterFirstUse([load('menu')])
  window.dispatchEvent(new Event('scroll'))
  await Promise.resolve()
  expect(loaded).toEqual([])
})
