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

/** The caller's address, as far as its proxies are trusted. */
export type CallerAddress = (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string

/**
 * The caller's address of a socket; Fastify knows only those of calls. It is the last address of `x-forwarded-for` that no
 * trusted proxy has (TRUST_PROXY, checked by config.ts). An entry that is not an address ends the search.
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

/** An address, or one with the bits that its network shares. */
export function isNetwork(word: string): boolean {
  const [address = '', bits, ...rest] = word.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const shared = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  return rest.length === 0 && most > 0 && shared <= most
}
