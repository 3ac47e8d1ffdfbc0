import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Tells the address of a request's caller. */
export type CallerAddress = (
  request: Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> },
) => string

const networks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * The one rule by which a caller's address is judged, on every way through the server: the peer's own, and as long as
 * who says so is `trusted` (TRUST_PROXY), the one that stands before it in `x-forwarded-for`. What is no address is not
 * believed, whoever sends it.
 */
export function callerAddressBy(trusted: readonly string[]): CallerAddress {
  const peers = peersOf(trusted)
  return ({ headers, socket }) => {
    const peer = socket.remoteAddress ?? ''
    const forwarded = headers['x-forwarded-for']
    return typeof forwarded === 'string' ? farthest(peer, forwarded, peers) : peer
  }
}

function farthest(peer: string, forwarded: string, peers: BlockList): string {
  let caller = peer
  let end = forwarded.length
  while (end > 0 && includes(peers, caller)) {
    const comma = forwarded.lastIndexOf(',', end - 1)
    const before = forwarded.slice(comma + 1, end).trim()
    if (isIP(before) === 0) break
    caller = before
    end = comma
  }
  return caller
}

function includes(peers: BlockList, address: string): boolean {
  const version = isIP(address)
  return version !== 0 && peers.check(address, version === 4 ? 'ipv4' : 'ipv6')
}

function peersOf(trusted: readonly string[]): BlockList {
  const peers = new BlockList()
  for (const word of trusted.flatMap((name) => networks[name] ?? [name])) {
    const [address = '', bits] = word.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) peers.addAddress(address, family)
    else peers.addSubnet(address, Number(bits), family)
  }
  return peers
}
