import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { isNetwork } from './admission/caller-address.ts'

/** A setting that stops the start; the message is one line with the variable and its valid values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The text of a setting; an empty one counts as absent (Compose passes those). */
export function value(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim()
  return text === '' ? undefined : text
}

export function refuse(name: string, takes: string, got: string): never {
  throw new ConfigError(`${name} takes ${takes}; got "${got.slice(0, 80)}"`)
}

/** @throws ConfigError */
export function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = value(env, name)
  if (text === undefined) return fallback
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) refuse(name, `a whole number from ${min} to ${max}`, text)
  return number
}

/** Null stands for "off". @throws ConfigError */
export function numberOrOff(
  env: Environment,
  name: string,
  fallback: number | null,
  min: number,
  max: number,
  unit: string,
): number | null {
  const text = value(env, name)
  if (text === undefined) return fallback
  if (text === 'off') return null
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) refuse(name, `"off" or a whole number from ${min} to ${max} (${unit})`, text)
  return number
}

/** @throws ConfigError */
export function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = value(env, name)
  if (text === undefined) return fallback
  if (text === 'on' || text === 'true' || text === '1') return true
  if (text === 'off' || text === 'false' || text === '0') return false
  return refuse(name, 'on or off', text)
}

/** @throws ConfigError */
export function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = value(env, name)
  if (text === undefined) return fallback
  return allowed.find((word) => word === text) ?? refuse(name, `one of ${allowed.join(', ')}`, text)
}

/** An IP address to listen on. @throws ConfigError */
export function address(env: Environment, name: string, fallback: string): string {
  const text = value(env, name) ?? fallback
  if (text === 'localhost') return '127.0.0.1'
  if (isIP(text) === 0) refuse(name, 'an IP address to listen on (127.0.0.1, 0.0.0.0 or ::)', text)
  return text
}

/** Null when there is none. @throws ConfigError, without the value */
export function secret(env: Environment, name: string): string | null {
  const text = value(env, name)
  if (text === undefined) return null
  if (!/^[\x21-\x7e]{8,200}$/.test(text)) {
    // A secret is never printed, not even a wrong one.
    throw new ConfigError(`${name} takes 8 to 200 printable characters without spaces`)
  }
  return text
}

/** Names and addresses without port. @throws ConfigError */
export function hostList(env: Environment, name: string): string[] {
  const hosts = (value(env, name) ?? '').split(/[\s,]+/).filter((word) => word !== '')
  const bad = hosts.find((word) => isIP(word) === 0 && !/^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i.test(word))
  if (bad !== undefined)
    refuse(name, 'names and addresses such as mock.example or 192.168.1.20, without port, separated by spaces', bad)
  return hosts
}

/** Null for ":memory:". @throws ConfigError */
export function dataFolder(env: Environment, name: string, fallback: string): string | null {
  const text = value(env, name) ?? fallback
  if (text === ':memory:') return null
  const folder = resolve(text)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) refuse(name, 'a folder (made when absent) or ":memory:"', text)
  return folder
}

/** The folder of a build that has these files; null when there is none. @throws ConfigError */
export function builtFolder(env: Environment, name: string, what: string, files: readonly string[]): string | null {
  const text = value(env, name)
  if (text === undefined) return null
  const folder = resolve(text)
  const complete = files.every((file) => statSync(join(folder, file), { throwIfNoEntry: false }))
  if (!complete) refuse(name, `the folder of the built ${what} (with ${files.join(' and ')})`, text)
  return folder
}

/** Null when there is none. The value is not shown, since it may hold a password. @throws ConfigError */
export function httpAddress(env: Environment, name: string): string | null {
  const text = value(env, name)
  if (text !== undefined && !isHttpUrl(text)) throw new ConfigError(`${name} takes an http(s) address`)
  return text ?? null
}

/** @throws ConfigError */
export function pathSetting(env: Environment, name: string, fallback: string): string {
  const text = value(env, name) ?? fallback
  if (!/^\/[\w\-./]*$/.test(text)) refuse(name, 'a path that starts with /', text)
  return text
}

/** @throws ConfigError */
export function urlOrPath(env: Environment, name: string, fallback: string): string {
  const text = value(env, name) ?? fallback
  if (/^\/(?!\/)[\w\-./]*$/.test(text)) return text
  if (!isHttpUrl(text)) refuse(name, 'a path that starts with / or an http(s) address', text)
  return text
}

/** @throws ConfigError */
export function originList(env: Environment, name: string): string[] {
  const origins = (value(env, name) ?? '').split(/[\s,]+/).filter((word) => word !== '')
  const bad = origins.find((word) => !isHttpUrl(word) || new URL(word).origin !== word)
  if (bad !== undefined) refuse(name, 'origins such as https://cdn.example, separated by spaces', bad)
  return origins
}

/** Addresses, networks and the words of Fastify for them; none for "off". @throws ConfigError */
export function proxyList(env: Environment, name: string, fallback: string): string[] {
  const text = value(env, name) ?? fallback
  if (text === 'off') return []
  const words = text.split(/[\s,]+/)
  const known = /^(loopback|linklocal|uniquelocal)$/
  const bad = words.find((word) => !known.test(word) && !isNetwork(word))
  if (bad !== undefined) refuse(name, '"off" or addresses, networks, loopback, uniquelocal, separated by spaces', bad)
  return words
}

function isHttpUrl(text: string): boolean {
  return (
    URL.canParse(text) &&
    /^https?:$/.test(new URL(text).protocol) &&
    /^[\x21-\x7e]+$/.test(text) &&
    !/[\s;'",*]/.test(text)
  )
}
