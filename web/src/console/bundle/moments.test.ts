import { expect, test } from 'vitest'
import type { Bundle, Row, Screen } from './bundle-file.ts'
import { addressAt, momentsOf, rowIndexAt } from './moments.ts'

const deviceStart = 5_000_000
const at = (second: number) => `2026-11-21T06:30:${String(second).padStart(2, '0')}.000Z`

function row(id: number, second: number, requestId?: string): Row {
  const call = requestId === undefined ? {} : { data: { call: { requestId } } }
  return { id, at: at(second), kind: 'http', name: 'getWallet', text: 'GET /api/wallet 200', ...call }
}

function note(afterMs: number, tag: string, payload: string): Screen['events'][number] {
  return { type: 5, timestamp: deviceStart + afterMs, data: { tag, payload } }
}

function bundle(journal: Row[], events?: Screen['events'], clock = { frozen: false, factor: 1 }): Bundle {
  const screen = events === undefined ? {} : { screen: { startedAt: deviceStart, address: '/home', events } }
  return {
    kind: 'chaupar-bug',
    version: 1,
    savedAt: at(30),
    versions: {},
    world: { name: 'w', seed: '7', clock: { now: at(30), ...clock }, faults: [], network: { profile: 'normal' } },
    journal,
    shortened: [],
    ...screen,
  }
}

const start = note(0, 'address', '/home')
const end = note(20_000, 'address', '/home')

test('rows are counted back from the moment of saving by the pace of the clock, none before the screen begins', () => {
  const journal = [row(1, 2), row(2, 15), row(3, 30)]
  expect(momentsOf(bundle(journal, [start, end]))).toEqual({ lengthMs: 20_000, rowsAt: [0, 5000, 20_000] })
  const fast = momentsOf(bundle(journal, [start, end], { frozen: false, factor: 3 }))
  expect(fast.rowsAt).toEqual([10_667, 15_000, 20_000].map((ms) => expect.closeTo(ms, 0)))
})

test('a row that the page called for is where its answer arrived, and the rows before count from there', () => {
  const events = [start, note(4000, 'request', 'asked-1'), note(9000, 'request', 'asked-2'), end]
  const journal = [row(1, 1), row(2, 1, 'asked-1'), row(3, 1), row(4, 1, 'asked-2'), row(5, 1)]
  const { rowsAt } = momentsOf(bundle(journal, events, { frozen: true, factor: 1 }))
  expect(rowsAt).toEqual([4000, 4000, 9000, 9000, 20_000])
})

test('a clock that was moved takes no row before the one above it', () => {
  const events = [start, note(4000, 'request', 'asked-1'), note(6000, 'request', 'asked-2'), end]
  const journal = [row(1, 1, 'asked-1'), row(2, 5), row(3, 28, 'asked-2')]
  expect(momentsOf(bundle(journal, events)).rowsAt).toEqual([4000, 4000, 6000])
})

test('without a screen each row has a second of its own', () => {
  const moments = momentsOf(bundle([row(1, 2), row(2, 2), row(3, 2)]))
  expect(moments).toEqual({ lengthMs: 2000, rowsAt: [0, 1000, 2000] })
  expect([0, 999, 1000, 2000].map((ms) => rowIndexAt(moments, ms))).toEqual([0, 0, 1, 2])
  expect(momentsOf(bundle([]))).toEqual({ lengthMs: 0, rowsAt: [] })
  expect(rowIndexAt({ lengthMs: 9, rowsAt: [5] }, 4)).toBe(-1)
})

test('the address of a moment is the last that was noted, and never one of another site', () => {
  const meta = (href: string): Screen['events'][number] => ({
    type: 4,
    timestamp: deviceStart,
    data: { href, width: 100, height: 100 },
  })
  const screen = {
    startedAt: deviceStart,
    address: '/last',
    events: [meta('http://a.localhost/home?x=1'), note(500, 'address', '/wallet')],
  }
  expect(addressAt(screen, 499)).toBe('/home?x=1')
  expect(addressAt(screen, 500)).toBe('/wallet')
  for (const [hostile, led] of [
    ['https://evil.example/a', '/a'],
    ['//evil.example/a', '/a'],
    ['javascript:alert(1)', '/alert(1)'],
    ['http://a.localhost//evil.example', '/evil.example'],
    ['/\\\\evil.example', '/'],
  ] as const) {
    expect(addressAt({ ...screen, events: [note(0, 'address', hostile)] }, 0)).toBe(led)
  }
})
