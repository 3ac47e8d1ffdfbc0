import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { callerAddressBy } from './caller-address.ts'

/** The address that is told of a request from `peer`. */
function caller(trusted: string[], peer: string, forwarded?: string): string {
  const headers: IncomingHttpHeaders = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const request: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress: string } } = {
    headers,
    socket: { remoteAddress: peer },
  }
  return callerAddressBy(trusted)(request)
}

const usual = ['loopback', 'uniquelocal']

test.each([
  ['a peer that says nothing is the caller', usual, '172.18.0.3', undefined, '172.18.0.3'],
  ['a trusted peer is believed', usual, '172.18.0.3', '203.0.113.7', '203.0.113.7'],
  ['so is one whose address is written for IPv6', usual, '::ffff:172.18.0.3', '2001:db8::7', '2001:db8::7'],
  ['and one of IPv6', usual, 'fd00::3', '203.0.113.7', '203.0.113.7'],
  ['another peer is not', usual, '198.51.100.2', '203.0.113.7', '198.51.100.2'],
  ['nor is any when none is trusted', [], '127.0.0.1', '203.0.113.7', '127.0.0.1'],
  ['a single address may be trusted', ['198.51.100.2'], '198.51.100.2', '203.0.113.7', '203.0.113.7'],
  ['and a network', ['2001:db8::/32'], '2001:db8::1', '203.0.113.7', '203.0.113.7'],
  ['and local links', ['linklocal'], 'fe80::1', '203.0.113.7', '203.0.113.7'],
  ['of a chain, the last that is not trusted', usual, '127.0.0.1', '1.1.1.1, 203.0.113.7 ,10.0.0.9', '203.0.113.7'],
  ['the first, when all are trusted', usual, '127.0.0.1', '192.168.0.7,10.0.0.9', '192.168.0.7'],
  ['what is no address is not believed', usual, '127.0.0.1', 'unknown', '127.0.0.1'],
  ['nor what stands before it', usual, '127.0.0.1', '203.0.113.7, <b>, 10.0.0.9', '10.0.0.9'],
  ['nothing at all is nobody', usual, '127.0.0.1', ' , ', '127.0.0.1'],
  ['an empty one neither', usual, '127.0.0.1', '', '127.0.0.1'],
])('%s', (_what, trusted, peer, forwarded, expected) => {
  expect(caller(trusted, peer, forwarded)).toBe(expected)
})
