import { expect } from 'vitest'
import type { World } from '../../src/world/world.ts'
import { expectError } from './effect-checks.ts'

/** Shows the effect of each scenario of faults of calls and of the socket on a world. */
export const networkEffects = {
  'unauthorized-next': (world) => {
    expect(world.faults.takeForCall('getBanners', false)).toEqual([])
    expectError(world.faults.takeForCall('getExposure', true), 'unauthorized', 401, 'Unauthorized action.')
    expect(world.faults.takeForCall('getExposure', true)).toEqual([])
  },
  'unauthorized-other': (world) => {
    expectError(
      world.faults.takeForCall('getExposure', true),
      'unauthorized_other',
      401,
      'You are not allowed to do this',
    )
  },
  'session-check-fails': (world) => {
    expect(world.faults.takeForEvent('session_check')).toEqual([
      { kind: 'event-failed', message: 'Unauthorized action.' },
    ])
  },
  slow: (world) => expect(world.faults.takeForCall('login', false)).toEqual([{ kind: 'latency', ms: 2000 }]),
  flaky: (world) => {
    const struck = Array.from({ length: 1000 }, () => world.faults.takeForCall('login', false)).filter(
      ([effect]) => effect?.kind === 'error' && effect.status === 503,
    )
    expect(struck.length).toBeGreaterThan(160)
    expect(struck.length).toBeLessThan(240)
  },
  'offline-socket': (world) => expect(world.faults.takeForEvent('connect')).toEqual([{ kind: 'event-lost' }]),
  'no-ack': (world) => expect(world.faults.takeForEvent('get:balance')).toEqual([{ kind: 'event-lost' }]),
  'malformed-answers': (world) =>
    expect(world.faults.takeForCall('getBanners', false)).toEqual([{ kind: 'malformed-body' }]),
  'session-refresh': (world) =>
    expect(world.faults.takeForEvent('connect')).toEqual([{ kind: 'session-refresh', reason: 'app' }]),
  'connect-error': (world) =>
    expect(world.faults.takeForEvent('connect')).toEqual([{ kind: 'event-failed', message: 'Unauthorized action.' }]),
  'legacy-errors': (world) => expect(world.faults.takeForCall('login', false)).toEqual([{ kind: 'legacy-error' }]),
} satisfies Record<string, (world: World) => void>
