import { expect, test } from 'vitest'
import { decide, type Visit } from './guards.ts'

const guest: Visit = { kind: 'common', path: '/x', isPlayer: false, status: 'live', leaving: false }

test('while login leads somewhere the public page waits instead of going home', () => {
  expect(decide({ ...guest, kind: 'public', isPlayer: true, leaving: true })).toBe('wait')
})

test('shows /maintenance however it is written', () => {
  for (const path of ['/maintenance', '/Maintenance/'])
    expect(decide({ ...guest, path, status: 'maintenance' })).toBe('show')
})
