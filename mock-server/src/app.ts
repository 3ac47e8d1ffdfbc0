import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from './admission/caller-address.ts'
import { ownNames } from './admission/own-names.ts'
import { RateLimit } from './admission/rate-limit.ts'
import type { Config } from './config.ts'
import { loadDocument } from './contract/schemas.ts'
import { registerControl } from './control/control-routes.ts'
import { holding } from './control/worlds.ts'
import { KeptCopies, type KeptCopiesOptions, restoreLost } from './copies/kept-copies.ts'
import { neverBack } from './domain/base/clock.ts'
import { registerGameHost } from './game-host/game-host-routes.ts'
import { handlers } from './http/handlers.ts'
import { shapeNetworks } from './http/network/edge.ts'
import { answerNotFound } from './http/not-found.ts'
import { registerRgs } from './http/rgs-routes.ts'
import { registerApi } from './http/routes.ts'
import { createServer, headersOfAll } from './http/server.ts'
import { endSilentConnections } from './http/silent-connections.ts'
import { registerWeb } from './http/web.ts'
import { registerHealth } from './monitoring/health.ts'
import type { Measured, Metrics } from './monitoring/metrics.ts'
import { FloodGuard } from './realtime/flood-guard.ts'
import { attachGateway, type Gateway } from './realtime/gateway.ts'
import { scenarios } from './scenarios/list.ts'
import { seededPlayer } from './scenarios/seeded-players.ts'
import type { UpstreamConfig } from './upstream/addresses.ts'
import { Backends, type BackendsOptions } from './upstream/backends.ts'
import { Recordings } from './upstream/recordings.ts'
import { WorldRegistry } from './world/registry.ts'
import type { World } from './world/world.ts'

/** Replacements for the process's own time and randomness, for tests. */
export type Seams = {
  /** System time in milliseconds since the epoch. */
  systemNow?: () => number
  /** Running time of the process in milliseconds: for the rate limit, and for time while the system's was set back. */
  processNow?: () => number
  /** Seed of the default world when it is new. */
  defaultSeed?: string
}

export type App = { app: FastifyInstance; registry: WorldRegistry; gateway: Gateway; metrics: Metrics | null }

/**
 * Builds the whole server without listening: calls, socket, control surface, web. `app.close()` ends all of it:
 * sockets, timers, worlds and their databases.
 */
export async function buildApp(config: Config, seams: Seams = {}): Promise<App> {
  const publicPasswords = [seededPlayer.password]
  const runMs = seams.processNow ?? (() => performance.now())
  const systemNow = neverBack(seams.systemNow ?? Date.now, runMs)
  const { dataDir, copyDir } = config
  const copied = dataDir !== null && copyDir !== null ? { dataFolder: dataDir, copyFolder: copyDir } : null
  const restored = copied === null ? [] : await restoreLost(copied.dataFolder, copied.copyFolder)
  const recordings = new Recordings(config.dataDir === null ? null : join(config.dataDir, 'recordings'))
  const registry = new WorldRegistry({
    scenarios,
    systemNow,
    runMs,
    newSeed: () => randomBytes(32).toString('base64url'),
    publicPasswords,
    passwordCost: config.passwordCost,
    holding,
    mostWorlds: config.worldLimit,
    mostBytes: config.worldBytes,
    mostBytesInAll: config.worldsBytes,
    idleMs: config.worldIdleMs,
    worldsInMemory: config.worldsInMemory,
    homes: config.homes,
    recordingNamed: (name) => recordings.named(name),
    ...(seams.defaultSeed === undefined ? {} : { defaultSeed: seams.defaultSeed }),
    ...(config.dataDir === null ? {} : { dataFolder: config.dataDir }),
  })
  try {
    return await serve(config, seams, { registry, recordings, systemNow, publicPasswords, copied, restored })
  } catch (error) {
    registry.closeAll()
    throw error
  }
}

/** The parts that exist before anything is served. */
type Opened = {
  registry: WorldRegistry
  recordings: Recordings
  systemNow: () => number
  publicPasswords: readonly string[]
  /** Null: worlds are not copied. */
  copied: Pick<KeptCopiesOptions, 'dataFolder' | 'copyFolder'> | null
  /** Paths of the worlds that an empty data folder got from the copies. */
  restored: readonly string[]
}

async function serve(config: Config, seams: Seams, opened: Opened): Promise<App> {
  const { registry, recordings, systemNow, publicPasswords, copied, restored } = opened
  const { document, schemas } = loadDocument('api')
  const backends = await openBackends(config.upstream, { recordings, systemNow })
  registry.askWatchers((world) => backends.isRecording(world))
  const isOwnName = ownNames(config.ownNames)
  const app = await createServer(config, isOwnName)
  endSilentConnections(app)
  const processNow = seams.processNow ?? (() => performance.now())
  const sockets = (): number => gateway.census().sockets
  if (config.traces) (await import('./monitoring/traces.ts')).traceCalls(app, registry)
  const metrics = await measured(app, config, { registry, sockets, nowMs: processNow })

  registerHealth(app, { registry, dataDir: config.dataDir, nowMs: processNow })
  const limit = config.rateLimit === null ? null : new RateLimit(config.rateLimit, processNow)
  const { validateResponses } = config
  registerApi(app, { registry, document, schemas, handlers, limit, validateResponses, backends })
  // A player's session is not a control token: where the server asks for one, a session alone cannot set outcomes.
  const forTesters = config.control && config.controlToken === null
  registerRgs(app, { registry, limit, validateResponses, forTesters })
  const control = config.control
    ? registerControl(app, {
        registry,
        homes: config.homes,
        token: config.controlToken,
        origins: config.corsOrigins,
        processNow,
        webDist: config.webDist,
        validateResponses,
        publicPasswords,
        backends,
        recordings,
        galleryDir: config.galleryDir,
      })
    : []
  const { corsOrigins: ancestors, gameClientDist: clientDist } = config
  registerGameHost(app, { registry, ancestors, clientDist, isPlayMoney: config.web.playMoney })
  await registerWeb(app, config)
  answerNotFound(app, config.webDist, control)
  const onDefect = (error: unknown): void => app.log.error({ err: error }, 'unexpected failure of the socket')
  const headers = headersOfAll(config)
  const addressOf = callerAddress(config.trustProxy)
  const guard = config.socketLimit === null ? null : floodGuard(app, config.socketLimit, processNow)
  const gateway = attachGateway(app.server, {
    registry,
    schemas,
    limit,
    isOwnName,
    guard,
    addressOf,
    config,
    headers,
    backends,
    onDefect,
  })
  // Registered last among the server's listeners: it runs before the routes and the sockets.
  if (config.control) shapeNetworks(app.server, registry)
  app.addHook('preClose', async () => {
    gateway.close()
    for (const world of registry.list()) {
      world.network.close()
      world.journal.endWaits()
    }
  })
  tickWhenServed(app, registry, config.tickMs)
  if (restored.length > 0) app.log.warn({ restored }, 'the data folder had no worlds: these are from COPY_DIR')
  const copies = copied === null ? null : keptCopies(app, copied)
  app.addHook('onClose', async () => {
    registry.closeAll()
    await copies?.end()
    await backends.close()
  })
  return { app, registry, gateway, metrics }
}

/** The library is loaded where the figures are asked for. */
async function measured(app: FastifyInstance, config: Config, parts: Measured): Promise<Metrics | null> {
  return config.metricsPort === null ? null : (await import('./monitoring/metrics.ts')).measure(app, parts)
}

/** The clients of real backends are loaded where there are some: they take more memory than the worlds of most testers. */
async function openBackends(
  upstream: UpstreamConfig,
  shared: Pick<BackendsOptions, 'recordings' | 'systemNow'>,
): Promise<Backends> {
  const { api, sportsData, gameHost, liveTv, realtime, timeoutMs } = upstream
  const hasHost = [api, sportsData, gameHost, liveTv].some((address) => address !== null)
  const forwarding = hasHost ? await import('./upstream/forwarder.ts') : null
  const sockets = realtime === null ? null : await import('./upstream/socket-client.ts')
  return new Backends({
    ...shared,
    upstream,
    forwarder: forwarding === null ? null : new forwarding.Forwarder(timeoutMs),
    openRawLine: sockets?.openRawLine ?? null,
  })
}

/** Copies changed worlds from the moment the server listens. */
function keptCopies(app: FastifyInstance, folders: Pick<KeptCopiesOptions, 'dataFolder' | 'copyFolder'>): KeptCopies {
  const onFault = (err: unknown, path: string): void => app.log.error({ err, path }, 'a world could not be copied')
  const copies = new KeptCopies({ ...folders, onFault })
  app.addHook('onListen', async () => copies.start())
  return copies
}

function floodGuard({ log }: FastifyInstance, perSecond: number, nowMs: () => number): FloodGuard {
  const onSuspect = (address: string, reason: string): void =>
    log.warn({ address, reason }, 'sockets of this address are cut or held back for 30 s after the last offence')
  return new FloodGuard({ perSecond, nowMs, onSuspect })
}

/** A promise, so that the defect of one world stops neither the others nor the process. */
async function tick(world: World): Promise<void> {
  world.tick()
  world.journal.writeSome()
}

async function dropIdle(registry: WorldRegistry): Promise<void> {
  registry.dropIdle()
}

/** One timer for all worlds, from the moment the server listens. */
function tickWhenServed(app: FastifyInstance, registry: WorldRegistry, tickMs: number | null): void {
  if (tickMs === null) return
  let timer: NodeJS.Timeout | undefined
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      for (const world of registry.list())
        tick(world).catch((err: unknown) => app.log.error({ err, world: world.name }, 'tick failed'))
      dropIdle(registry).catch((err: unknown) => app.log.error({ err }, 'an idle world could not be closed'))
    }, tickMs)
  })
  app.addHook('preClose', async () => clearInterval(timer))
}
