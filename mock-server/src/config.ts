import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { isNetwork } from './admission/caller-address.ts'
import { isEverywhere, isLoopback } from './admission/own-names.ts'
import { usualPasswordCost } from './domain/accounts/passwords.ts'
import { type Homes, readHomes } from './homes/homes.ts'
import { addressTaken, socketAddress, type UpstreamConfig, upstreamAddress } from './upstream/addresses.ts'

/** The settings that the web reads from `/config.js` (`window.__CHAUPAR_CONFIG__`); nginx writes the same from the same variables. */
export type WebRuntimeConfig = {
  apiUrl: string
  sportsDataUrl: string
  gameHostUrl: string
  liveTvUrl: string
  liveTvToken: boolean
  /** Empty: the page's own origin. */
  realtimeUrl: string
  realtimePath: string
  playMoney: boolean
  imageHosts: string[]
  redirectHosts: string[]
  gameOrigins: string[]
  gameStorageOrigins: string[]
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** The server's settings, checked. Durations in milliseconds. */
export type Config = {
  port: number
  /** An address, not a name: a name may listen on two sockets, and socket.io attaches to only one of them. */
  host: string
  /** Folder of the default world's file; null keeps everything in memory. */
  dataDir: string | null
  /** Folder of the built web app; null serves no web. */
  webDist: string | null
  /** Folder of the built game client; null shows every game as a small page with its balance. */
  gameClientDist: string | null
  control: boolean
  controlToken: string | null
  /** The servers that share the worlds; null: this one has them all. */
  homes: Homes | null
  /** Worlds that there may be at a time, and that may be saved. */
  worldLimit: number
  /** Requests a second of one caller on one operation (a burst of twice that); null: unlimited. */
  rateLimit: number | null
  /** Messages a second of one socket (a burst of twice that) before it is cut; null: unlimited. */
  socketLimit: number | null
  /** Own names and IP addresses, beside localhost and the names below it. */
  ownNames: string[]
  /** A password's hash: scrypt with N = 2 to the power of this, r 8, p 1. */
  passwordCost: number
  corsOrigins: string[]
  /** Peers whose `x-forwarded-for` is believed. */
  trustProxy: string[]
  logLevel: LogLevel
  validateResponses: boolean
  /** Distance between two ticks of the served worlds; null: only by hand. */
  tickMs: number | null
  /** Distance between two heartbeats of a followed match; null: none. */
  heartbeatMs: number | null
  /** Address of a web server in front, through which people come; null: its own. */
  shownOrigin: string | null
  web: WebRuntimeConfig
  upstream: UpstreamConfig
}

/** A setting that stops the start; the message is one line with the variable and its valid values. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the environment. An empty value counts as absent (Compose passes those). @throws ConfigError */
export function readConfig(env: Environment): Config {
  const host = address(env, 'HOST', '127.0.0.1')
  // In a container the server listens on all addresses, and another server publishes it: only PUBLISH_ADDRESS says where.
  const published = address(env, 'PUBLISH_ADDRESS', host)
  const homes = readHomes(env)
  return {
    port: wholeNumber(env, 'PORT', 8080, 0, 65_535),
    host,
    dataDir: dataFolder(env, 'DATA_DIR', '.data'),
    webDist: builtFolder(env, 'WEB_DIST', 'web app', ['index.html', 'app.html']),
    gameClientDist: builtFolder(env, 'GAME_CLIENT_DIST', 'game client', ['index.html', 'manifest.json']),
    ...controlOf(env, published),
    ownNames: [
      ...hostList(env, 'ALLOWED_HOSTS'),
      ...(homes?.ownNames ?? []),
      ...(isEverywhere(published) ? [] : [published]),
    ],
    homes,
    worldLimit: wholeNumber(env, 'WORLD_LIMIT', 200, 1, 1000),
    rateLimit: numberOrOff(env, 'RATE_LIMIT', 100, 1, 1_000_000, 'requests a second for each caller and operation'),
    socketLimit: numberOrOff(env, 'SOCKET_LIMIT', 50, 10, 1_000_000, 'messages a second of one socket'),
    passwordCost: wholeNumber(env, 'PASSWORD_COST', usualPasswordCost, 7, 20),
    corsOrigins: originList(env, 'CORS_ORIGINS'),
    trustProxy: proxyList(env, 'TRUST_PROXY', 'loopback uniquelocal'),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    validateResponses: flag(env, 'VALIDATE_RESPONSES', false),
    tickMs: numberOrOff(env, 'TICK_MS', 1000, 50, 60_000, 'milliseconds between two ticks'),
    heartbeatMs: numberOrOff(env, 'HEARTBEAT_MS', 5000, 50, 60_000, 'milliseconds between two heartbeats of a match'),
    shownOrigin: originList(env, 'SHOWN_ORIGIN')[0] ?? null,
    web: readWebConfig(env),
    upstream: readUpstreams(env),
  }
}

/** Of the web server in front, which may be started from the same environment. */
const othersUpstream = 'UPSTREAM_HOST'

/** A name of this kind with a slip in it would leave the mock in the place of the backend without a word. */
function refuseUnknownUpstream(env: Environment): void {
  const names = ['API_URL', 'SPORTS_DATA_URL', 'GAME_HOST_URL', 'LIVE_TV_URL', 'REALTIME_URL', 'TIMEOUT_MS']
  const known = names.map((name) => `UPSTREAM_${name}`)
  const unknown = Object.keys(env).find(
    (name) =>
      name.startsWith('UPSTREAM_') && ![othersUpstream, ...known].includes(name) && value(env, name) !== undefined,
  )
  if (unknown !== undefined) throw new ConfigError(`${unknown} is no setting; there are ${known.join(', ')}`)
}

function readUpstreams(env: Environment): UpstreamConfig {
  refuseUnknownUpstream(env)
  const realtime = upstream(env, 'UPSTREAM_REALTIME_URL')
  return {
    api: upstream(env, 'UPSTREAM_API_URL'),
    sportsData: upstream(env, 'UPSTREAM_SPORTS_DATA_URL'),
    gameHost: upstream(env, 'UPSTREAM_GAME_HOST_URL'),
    liveTv: upstream(env, 'UPSTREAM_LIVE_TV_URL'),
    realtime: realtime === null ? null : socketAddress(realtime),
    timeoutMs: wholeNumber(env, 'UPSTREAM_TIMEOUT_MS', 15_000, 100, 120_000),
  }
}

/** Not echoed: an invalid value may hold a password. */
function upstream(env: Environment, name: string): string | null {
  const text = value(env, name)
  if (text === undefined) return null
  const address = upstreamAddress(text)
  if (address === null) throw new ConfigError(`${name} takes ${addressTaken}`)
  return address
}

/** The web's own part; defaults are the one-origin prefixes. */
export function readWebConfig(env: Environment): WebRuntimeConfig {
  return {
    apiUrl: urlOrPath(env, 'WEB_API_URL', '/api'),
    sportsDataUrl: urlOrPath(env, 'WEB_SPORTS_DATA_URL', '/sports-data'),
    gameHostUrl: urlOrPath(env, 'WEB_GAME_HOST_URL', '/game-host'),
    liveTvUrl: urlOrPath(env, 'WEB_LIVE_TV_URL', '/live-tv/'),
    liveTvToken: flag(env, 'WEB_LIVE_TV_TOKEN', false),
    realtimeUrl: value(env, 'WEB_REALTIME_URL') === undefined ? '' : urlOrPath(env, 'WEB_REALTIME_URL', ''),
    realtimePath: pathSetting(env, 'WEB_REALTIME_PATH', '/public/'),
    playMoney: flag(env, 'WEB_PLAY_MONEY', true),
    imageHosts: originList(env, 'WEB_IMAGE_HOSTS'),
    redirectHosts: originList(env, 'WEB_REDIRECT_HOSTS'),
    gameOrigins: originList(env, 'WEB_GAME_ORIGINS'),
    gameStorageOrigins: originList(env, 'WEB_GAME_STORAGE_ORIGINS'),
  }
}

function value(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim()
  return text === '' ? undefined : text
}

function refuse(name: string, takes: string, got: string): never {
  throw new ConfigError(`${name} takes ${takes}; got "${got.slice(0, 80)}"`)
}

function wholeNumber(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = value(env, name)
  if (text === undefined) return fallback
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) refuse(name, `a whole number from ${min} to ${max}`, text)
  return number
}

function numberOrOff(env: Environment, name: string, fallback: number, min: number, max: number, unit: string) {
  const text = value(env, name)
  if (text === undefined) return fallback
  if (text === 'off') return null
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= min && number <= max)) refuse(name, `"off" or a whole number from ${min} to ${max} (${unit})`, text)
  return number
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const text = value(env, name)
  if (text === undefined) return fallback
  if (text === 'on' || text === 'true' || text === '1') return true
  if (text === 'off' || text === 'false' || text === '0') return false
  return refuse(name, 'on or off', text)
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = value(env, name)
  if (text === undefined) return fallback
  return allowed.find((word) => word === text) ?? refuse(name, `one of ${allowed.join(', ')}`, text)
}

function address(env: Environment, name: string, fallback: string): string {
  const text = value(env, name) ?? fallback
  if (text === 'localhost') return '127.0.0.1'
  if (isIP(text) === 0) refuse(name, 'an IP address to listen on (127.0.0.1, 0.0.0.0 or ::)', text)
  return text
}

function secret(env: Environment, name: string): string | null {
  const text = value(env, name)
  if (text === undefined) return null
  if (!/^[\x21-\x7e]{8,200}$/.test(text)) {
    // A secret is never echoed, not even a wrong one.
    throw new ConfigError(`${name} takes 8 to 200 printable characters without spaces`)
  }
  return text
}

/** Whether there is a control surface, and its token: without one it is for this machine alone. */
function controlOf(env: Environment, published: string): Pick<Config, 'control' | 'controlToken'> {
  const control = flag(env, 'CONTROL', false)
  const controlToken = secret(env, 'CONTROL_TOKEN')
  if (!control || controlToken !== null || isLoopback(published)) return { control, controlToken }
  throw new ConfigError(
    `CONTROL takes a CONTROL_TOKEN where others reach it, and here it would be open at ${published}; set CONTROL_TOKEN, or CONTROL=off, or keep to 127.0.0.1 (PUBLISH_ADDRESS with Compose, else HOST)`,
  )
}

function hostList(env: Environment, name: string): string[] {
  const hosts = (value(env, name) ?? '').split(/[\s,]+/).filter((word) => word !== '')
  const bad = hosts.find((word) => isIP(word) === 0 && !/^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i.test(word))
  if (bad !== undefined)
    refuse(name, 'names and addresses such as mock.example or 192.168.1.20, without port, separated by spaces', bad)
  return hosts
}

function dataFolder(env: Environment, name: string, fallback: string): string | null {
  const text = value(env, name) ?? fallback
  if (text === ':memory:') return null
  const folder = resolve(text)
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found && !found.isDirectory()) refuse(name, 'a folder (made when absent) or ":memory:"', text)
  return folder
}

function builtFolder(env: Environment, name: string, what: string, files: readonly string[]): string | null {
  const text = value(env, name)
  if (text === undefined) return null
  const folder = resolve(text)
  const complete = files.every((file) => statSync(join(folder, file), { throwIfNoEntry: false }))
  if (!complete) refuse(name, `the folder of the built ${what} (with ${files.join(' and ')})`, text)
  return folder
}

function pathSetting(env: Environment, name: string, fallback: string): string {
  const text = value(env, name) ?? fallback
  if (!/^\/[\w\-./]*$/.test(text)) refuse(name, 'a path that starts with /', text)
  return text
}

function urlOrPath(env: Environment, name: string, fallback: string): string {
  const text = value(env, name) ?? fallback
  if (/^\/(?!\/)[\w\-./]*$/.test(text)) return text
  if (!isHttpUrl(text)) refuse(name, 'a path that starts with / or an http(s) address', text)
  return text
}

function originList(env: Environment, name: string): string[] {
  const origins = (value(env, name) ?? '').split(/[\s,]+/).filter((word) => word !== '')
  const bad = origins.find((word) => !isHttpUrl(word) || new URL(word).origin !== word)
  if (bad !== undefined) refuse(name, 'origins such as https://cdn.example, separated by spaces', bad)
  return origins
}

function proxyList(env: Environment, name: string, fallback: string): string[] {
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
