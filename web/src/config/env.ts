/** The running site's settings: /config.js sets it before the modules load. Nothing is baked into the build. */
export type RuntimeConfig = Readonly<{
  /** Base of the API host: a path of this origin ('/api') or an absolute URL; never ends with a slash. */
  apiUrl: string
  /** Base of the sports-data host (header xu-auth). */
  sportsDataUrl: string
  /** Base of the game host (lobby). */
  gameHostUrl: string
  /** The live-TV information URL (spec 7.4); the operation's own path is '/'. */
  liveTvUrl: string
  /** Whether the live-TV service gets the player's token: always at a path of this origin, else where the operator says so. */
  liveTvToken: boolean
  /** Whether each call begins a trace, which a server that traces its calls goes on with. */
  traces: boolean
  /** Origin of the realtime host; '' is this origin. */
  realtimeUrl: string
  /** socket.io path on that host (spec 7.7). */
  realtimePath: string
  /** True while amounts are play money: the DEMO badge shows. */
  playMoney: boolean
  /** Origins (`https://cdn.example`) that pictures from the server may come from; others get our stand-in. */
  imageHosts: readonly string[]
  /** Origins that a payment may redirect to. */
  redirectHosts: readonly string[]
}>

declare global {
  interface Window {
    __CHAUPAR_CONFIG__?: unknown
  }
}

const defaults = {
  apiUrl: '/api',
  sportsDataUrl: '/sports-data',
  gameHostUrl: '/game-host',
  liveTvUrl: '/live-tv',
  realtimeUrl: '',
  realtimePath: '/public/',
  playMoney: true,
  imageHosts: [],
  redirectHosts: [],
}

let current: RuntimeConfig | null = null

/** The runtime configuration, read once, at the first call. A field that is missing or of a wrong type keeps its default. */
export function env(): RuntimeConfig {
  current ??= readConfig(typeof window === 'undefined' ? undefined : window.__CHAUPAR_CONFIG__)
  return current
}

/** Turns whatever /config.js left into a whole configuration. */
export function readConfig(given: unknown): RuntimeConfig {
  const from: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  const liveTvUrl = base(from.liveTvUrl, defaults.liveTvUrl)
  return {
    apiUrl: base(from.apiUrl, defaults.apiUrl),
    sportsDataUrl: base(from.sportsDataUrl, defaults.sportsDataUrl),
    gameHostUrl: base(from.gameHostUrl, defaults.gameHostUrl),
    liveTvUrl,
    liveTvToken: from.liveTvToken === true || /^\/\w/.test(liveTvUrl),
    traces: from.traces === true,
    realtimeUrl: base(from.realtimeUrl, defaults.realtimeUrl),
    realtimePath: text(from.realtimePath, defaults.realtimePath),
    playMoney: typeof from.playMoney === 'boolean' ? from.playMoney : defaults.playMoney,
    imageHosts: words(from.imageHosts),
    redirectHosts: words(from.redirectHosts),
  }
}

function text(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise
}

function base(value: unknown, otherwise: string): string {
  return text(value, otherwise).replace(/\/+$/, '')
}

function words(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string' && word !== '') : []
}
