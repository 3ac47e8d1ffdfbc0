import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whether this server has the host's name; undefined: the request names none. */
export type OwnNames = (host: string | undefined) => boolean

/** `localhost:8080`, `mine.localhost`, `[::1]:8080`: an IPv6 address without its brackets, or the rest; no port. */
const hostAndPort = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::\d+)?$/i

/** Addresses that only this machine reaches. */
function loopbackAddresses(): BlockList {
  const list = new BlockList()
  list.addSubnet('127.0.0.0', 8, 'ipv4')
  list.addAddress('::1', 'ipv6')
  return list
}

const loopback = loopbackAddresses()

/** Whether an IP address is reached from this machine only. */
export function isLoopback(address: string): boolean {
  return holds(loopback, address)
}

/**
 * The names under which a server answers: localhost and all below it, loopback addresses, and those given (names and IP
 * addresses). Any other name may belong to an attacker whose DNS points at us: to a browser his page would have our
 * origin (DNS rebinding).
 */
export function ownNames(given: readonly string[]): OwnNames {
  const names = new Set(given.filter((one) => isIP(one) === 0).map((one) => one.toLowerCase()))
  const addresses = loopbackAddresses()
  for (const one of given) if (isIP(one) !== 0) addresses.addAddress(one, familyOf(one))
  return (host) => {
    const [, bracketed, bare] = hostAndPort.exec(host ?? '') ?? []
    const name = (bracketed ?? bare ?? '').toLowerCase()
    if (name === 'localhost' || name.endsWith('.localhost') || names.has(name)) return true
    return holds(addresses, name)
  }
}

/**
 * Whether a page of another origin sent the request: by its `Origin`, or by `sec-fetch-site` in its absence. Allowed origins
 * pass; programs send neither header. The host is trusted here: `ownNames` comes first.
 */
export function isFromElsewhere(headers: IncomingHttpHeaders, allowed: readonly string[]): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin !== undefined && allowed.includes(origin)) return false
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)) return true
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

function holds(list: BlockList, address: string): boolean {
  return isIP(address) !== 0 && list.check(address, familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/** The address that stands for all of a machine's. */
export function isEverywhere(address: string): boolean {
  return address === '0.0.0.0' || /^[0:]+$/.test(address)
}
