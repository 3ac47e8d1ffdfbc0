import { expect, test } from 'vitest'
import { decide, type Visit } from './guards.ts'

const guest: Visit = { kind: 'common', path: '/x', isPlayer: false, status: 'live', leaving: false }

test('[2.1-1] [6-3] a player is sent from public routes to /home', () => {
  expect(decide({ ...guest, kind: 'public', isPlayer: true })).toEqual({ redirect: '/home', keepPath: false })
  expect(decide({ ...guest, kind: 'public' })).toBe('show')
})

test('[2.1-2] [6-4] a guest is sent from protected routes to the landing page, and his path is kept', () => {
  expect(decide({ ...guest, kind: 'protected' })).toEqual({ redirect: '/', keepPath: true })
  expect(decide({ ...guest, kind: 'protected', isPlayer: true })).toBe('show')
})

test('[2.1-3] [6-5] common routes are open to both', () => {
  expect([true, false].map((isPlayer) => decide({ ...guest, isPlayer }))).toEqual(['show', 'show'])
})

test('while login leads somewhere the public page waits instead of going home', () => {
  expect(decide({ ...guest, kind: 'public', isPlayer: true, leaving: true })).toBe('wait')
})

test.each(['maintenance', 'suspended'] as const)(
  '[2.1-10] [4-23] while the status is %s every path but /maintenance leads there',
  (status) => {
    for (const kind of ['public', 'protected', 'common'] as const) {
      for (const isPlayer of [true, false]) {
        expect(decide({ ...guest, kind, isPlayer, status })).toEqual({ redirect: '/maintenance', keepPath: false })
      }
    }
    expect(decide({ ...guest, path: '/maintenance', status })).toBe('show')
    expect(decide({ ...guest, path: '/Maintenance/', status })).toBe('show')
  },
)
