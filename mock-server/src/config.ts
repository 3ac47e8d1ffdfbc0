import { isEverywhere, isLoopback } from './admission/own-names.ts'
import { usualPasswordCost } from './domain/accounts/passwords.ts'
import { type Homes, readHomes } from './homes/homes.ts'
import {
  address,
  builtFolder,
  ConfigError,
  dataFolder,
  type Environment,
  flag,
  hostList,
  httpAddress,
  numberOrOff,
  oneOf,
  originList,
  pathSetting,
  proxyList,
  refuse,
  secret,
  urlOrPath,
  value,
  wholeNumber,
} from './setting-values.ts'
import { addressTaken, socketAddress, type UpstreamConfig, upstreamAddress } from './upstream/addresses.ts'

/** The settings that the web reads from `/config.js` (`window.__CHAUPAR_CONFIG__`); nginx writes the same from the same variables. */
export type WebRuntimeConfig = {
  apiUrl: string
  sportsDataUrl: string
  gameHostUrl: string
  liveTvUrl: string
  liveTvToken: boolean
  /** Whether each call begins a trace (header traceparent). */
  traces: boolean
  /** Empty: the page's own origin. */
  realtimeUrl: string
  realtimePath: string
  playMoney: boolean
  imageHosts: string[]
  redirectHosts: string[]
  gameOrigins: string[]
  gameStorageOrigins: string[]
}

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`])
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** The server's settings, checked. Durations in milliseconds. */
export type Config = {
  port: number
  /** An address, not a name: a name may listen on two sockets, and socket.io attaches to only one of them. */
  host: string
  /** Port of the figures for Prometheus, at the same address; null: none. */
  metricsPort: number | null
  /** Whether calls are traced; where to is for the libraries, which read the standard variables. */
  traces: boolean
  /** Folder of the worlds' files; null keeps everything in memory. */
  dataDir: string | null
  /** Whether made worlds have no files although there is a folder. */
  worldsInMemory: boolean
  /** Folder into which changed worlds are copied every few seconds; null: none. */
  copyDir: string | null
  /** Bytes from which on a world takes no further call that writes. */
  worldBytes: number
  /** Bytes of all worlds from which on none is made or saved. */
  worldsBytes: number
  /** After so many milliseconds without a call the file of a world is closed. */
  worldIdleMs: number
  /** Folder of the built web app; null serves no web. */
  webDist: string | null
  /** Folder of the built game client; null shows every game as a small page with its balance. */
  /** Folder of the pictures of `npm run gallery`; null: none are shown. */
  galleryDir: string | null
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
  /** A password's hash: scrypt with N = 2 to the power of this, r 8, p 10. */
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

const megabyte = 1024 * 1024

/** Reads and checks the environment. An empty value counts as absent (Compose passes those). @throws ConfigError */
export function readConfig(env: Environment): Config {
  const host = address(env, 'HOST', '127.0.0.1')
  const port = wholeNumber(env, 'PORT', 8080, 0, 65_535)
  // In a container the server listens on all addresses, and another server publishes it: only PUBLISH_ADDRESS says where.
  const published = address(env, 'PUBLISH_ADDRESS', host)
  const homes = readHomes(env)
  return {
    port,
    host,
    metricsPort: metricsPort(env, port),
    traces: isTraced(env),
    ...foldersOf(env),
    worldBytes: wholeNumber(env, 'WORLD_MB', 512, 1, 100_000) * megabyte,
    worldsBytes: wholeNumber(env, 'WORLDS_MB', 4096, 10, 1_000_000) * megabyte,
    // No call waits longer than five minutes, so none loses its world.
    worldIdleMs: wholeNumber(env, 'WORLD_IDLE_MINUTES', 15, 5, 10_080) * 60_000,
    webDist: builtFolder(env, 'WEB_DIST', 'web app', ['index.html', 'app.html']),
    galleryDir: dataFolder(env, 'GALLERY_DIR', ':memory:'),
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

function metricsPort(env: Environment, port: number): number | null {
  const chosen = numberOrOff(env, 'METRICS_PORT', null, 0, 65_535, 'a port of its own')
  if (chosen === port && port !== 0)
    throw new ConfigError(`METRICS_PORT takes another port than PORT; both are ${port}`)
  return chosen
}

/** Checks those of the standard variables that the libraries would pass over. */
function isTraced(env: Environment): boolean {
  const names = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'].filter(
    (name) => httpAddress(env, name) !== null,
  )
  for (const name of ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'])
    oneOf(env, name, ['http/json'], 'http/json')
  oneOf(env, 'OTEL_TRACES_SAMPLER', samplers, 'parentbased_always_on')
  return names.length > 0 && !flag(env, 'OTEL_SDK_DISABLED', false)
}

/** The web's own part; defaults are the one-origin prefixes. */
export function readWebConfig(env: Environment): WebRuntimeConfig {
  return {
    apiUrl: urlOrPath(env, 'WEB_API_URL', '/api'),
    sportsDataUrl: urlOrPath(env, 'WEB_SPORTS_DATA_URL', '/sports-data'),
    gameHostUrl: urlOrPath(env, 'WEB_GAME_HOST_URL', '/game-host'),
    liveTvUrl: urlOrPath(env, 'WEB_LIVE_TV_URL', '/live-tv/'),
    liveTvToken: flag(env, 'WEB_LIVE_TV_TOKEN', false),
    traces: flag(env, 'WEB_TRACES', false),
    realtimeUrl: value(env, 'WEB_REALTIME_URL') === undefined ? '' : urlOrPath(env, 'WEB_REALTIME_URL', ''),
    realtimePath: pathSetting(env, 'WEB_REALTIME_PATH', '/public/'),
    playMoney: flag(env, 'WEB_PLAY_MONEY', true),
    imageHosts: originList(env, 'WEB_IMAGE_HOSTS'),
    redirectHosts: originList(env, 'WEB_REDIRECT_HOSTS'),
    gameOrigins: originList(env, 'WEB_GAME_ORIGINS'),
    gameStorageOrigins: originList(env, 'WEB_GAME_STORAGE_ORIGINS'),
  }
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

/** Where worlds are kept and copied. Without a data folder there is nothing to copy, and nothing on the disk. */
function foldersOf(env: Environment): Pick<Config, 'dataDir' | 'worldsInMemory' | 'copyDir'> {
  const dataDir = dataFolder(env, 'DATA_DIR', '.data')
  const worlds = oneOf(env, 'WORLDS', ['disk', 'memory'], 'disk')
  if (value(env, 'WORLDS') === 'disk' && dataDir === null) refuse('WORLDS', '"memory" with DATA_DIR=:memory:', worlds)
  const copyDir = value(env, 'COPY_DIR') === undefined ? null : dataFolder(env, 'COPY_DIR', '')
  const isInside = dataDir !== null && copyDir !== null && `${copyDir}/`.startsWith(`${dataDir}/`)
  if (copyDir !== null && (dataDir === null || isInside)) {
    refuse('COPY_DIR', 'a folder outside of DATA_DIR, which is a folder too', copyDir)
  }
  return { dataDir, worldsInMemory: worlds === 'memory', copyDir }
}
