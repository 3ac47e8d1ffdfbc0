import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { callerAddress } from './caller-address.ts'

function from(peer: string, forwarded?: string) {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: peer })
  return { socket, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }
}

test.each([
  ['its own, without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['its own address, whatever an unknown client forwards', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['what a trusted proxy forwards', '172.18.0.3', '203.0.113.7', '203.0.113.7'],
  ['the last that no trusted proxy has', '::1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['that of the proxy when it forwards nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a mapped one as what it stands for', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
])('the address of a socket is %s', (_what, peer, forwarded, expected) => {
  expect(callerAddress(['loopback', 'uniquelocal'])(from(peer, forwarded))).toBe(expected)
})

test('networks and single addresses are trusted as TRUST_PROXY has them', () => {
  const addressOf = callerAddress(['192.0.2.0/24', '2001:db8::1'])
  expect(addressOf(from('192.0.2.9', '203.0.113.7'))).toBe('203.0.113.7')
  expect(addressOf(from('2001:db8::1', '203.0.113.7'))).toBe('203.0.113.7')
  expect(addressOf(from('127.0.0.1', '203.0.113.7'))).toBe('127.0.0.1')
  expect(callerAddress([])(from('127.0.0.1', '203.0.113.7'))).toBe('127.0.0.1')
})
