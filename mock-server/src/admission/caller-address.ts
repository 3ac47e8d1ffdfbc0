import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

type Family = 'ipv4' | 'ipv6'
type Network = readonly [address: string, bits: number]

/** The words of TRUST_PROXY, as Fastify reads them. */
const named: Readonly<Record<string, readonly Network[]>> = {
  loopback: [
    ['127.0.0.0', 8],
    ['::1', 128],
  ],
  linklocal: [
    ['169.254.0.0', 16],
    ['fe80::', 10],
  ],
  uniquelocal: [
    ['10.0.0.0', 8],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
    ['fc00::', 7],
  ],
}

/** Who asks, as far as proxies may be believed. */
export type CallerAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * The address of who opens a socket: Fastify knows those of calls alone. Of `x-forwarded-for` the last address counts that
 * no trusted proxy (TRUST_PROXY, checked by config.ts) has; what is no address ends the way.
 */
export function callerAddress(trusted: readonly string[]): CallerAddress {
  const proxies = new BlockList()
  for (const word of trusted) {
    for (const [address, bits] of named[word] ?? [networkOf(word)]) proxies.addSubnet(address, bits, familyOf(address))
  }
  return ({ headers, socket }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
    let caller = socket.remoteAddress ?? ''
    while (isIP(caller) !== 0 && proxies.check(caller, familyOf(caller))) {
      const before = forwarded.pop()?.trim() ?? ''
      if (isIP(before) === 0) break
      caller = before
    }
    return caller
  }
}

function networkOf(word: string): Network {
  const [address = '', bits] = word.split('/')
  return [address, bits === undefined ? (isIP(address) === 6 ? 128 : 32) : Number(bits)]
}

function familyOf(address: string): Family {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
