import { expect, test } from 'vitest'
import { appAddress, startingWorld } from './world-address.ts'

const here = { protocol: 'http:', hostname: 'localhost', port: '8080', search: '' }

test.each([
  [{}, 'default'],
  [{ hostname: 'w-1.localhost' }, 'w-1'],
  [{ hostname: 'w-1.localhost', search: '?world=w-2' }, 'w-2'],
  [{ search: '?world=Not%20a%20name' }, 'default'],
  [{ hostname: 'mock.example', port: '' }, 'default'],
])('%j begins with the world %s', (place, world) => {
  expect(startingWorld({ ...here, ...place })).toBe(world)
})

test.each([
  ['w-1', {}, 'http://w-1.localhost:8080/'],
  ['default', { hostname: 'w-1.localhost' }, 'http://localhost:8080/'],
  ['w-2', { hostname: '127.0.0.1' }, 'http://w-2.localhost:8080/'],
  ['w-2', { hostname: 'w-1.localhost', port: '' }, 'http://w-2.localhost/'],
  ['w-1', { hostname: 'mock.example' }, null],
])('the app of %s from %j is at %s', (world, place, address) => {
  expect(appAddress(world, { ...here, ...place })).toBe(address)
})
