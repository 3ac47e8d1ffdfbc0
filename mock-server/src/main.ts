import { once } from 'node:events'
import { createServer } from 'node:net'
import { type App, buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { claimFolder, HomesFault } from './homes/homes.ts'
import type { Metrics } from './monitoring/metrics.ts'
import { seededPlayer } from './scenarios/seeded-players.ts'
import { ConfigError } from './setting-values.ts'
import { OldSqlite, requireSqlite } from './store/sqlite-version.ts'
import { storeFault } from './store/store-fault.ts'
import { FolderFault } from './world/data-folder.ts'
import { FolderInUse, lockFolder } from './world/folder-lock.ts'

const longestCloseMs = 5000

/** Starts the server, says where it is, and ends it cleanly on SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.dataDir !== null) requireSqlite(process.versions)
  // The server's files are private to its user: SQLite creates files beside its own.
  process.umask(0o077)
  await requireFreePorts(config)
  const locks = [
    ...(config.dataDir === null ? [] : [lockFolder(config.dataDir)]),
    ...(config.copyDir === null ? [] : [lockFolder(config.copyDir, 'COPY_DIR')]),
  ]
  if (config.dataDir !== null && config.homes !== null) claimFolder(config.dataDir, config.homes)
  let isClosing = false
  // Registered first: a start that is interrupted closes the files that it has opened.
  const close = (): void => {
    if (isClosing) return
    isClosing = true
    void built
      .then(({ app }) => app.close())
      .then(
        () => {
          for (const lock of locks) lock.release()
          process.exit(0)
        },
        (error: unknown) => end(error),
      )
    // A call that waits for a planted delay must not block the end, nor the closing of its world.
    setTimeout(() => {
      void built.then(({ registry }) => registry.closeAll()).finally(() => process.exit(0))
    }, longestCloseMs).unref()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
  const built = buildApp(config)
  const { app, metrics } = await built
  if (isClosing) return
  const metricsPort = metrics === null ? null : await serveFigures(app, metrics, config)
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  announce(config, typeof address === 'object' && address !== null ? address.port : config.port, metricsPort)
}

/** @returns the port that the figures are read on */
async function serveFigures(app: App['app'], metrics: Metrics, { host, metricsPort }: Config): Promise<number | null> {
  if (metricsPort === null) return null
  const { serveMetrics } = await import('./monitoring/metrics-server.ts')
  const served = await serveMetrics(metrics, { host, metricsPort })
  app.addHook('onClose', served.close)
  return served.port
}

/** Asked before anything is opened or built: of all that may be wrong with a start it is the most frequent. */
async function requireFreePorts({ port, metricsPort, host }: Config): Promise<void> {
  for (const asked of metricsPort === null ? [port] : [port, metricsPort]) {
    const probe = createServer().listen(asked, host)
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
  }
}

function announce(config: Config, port: number, metricsPort: number | null): void {
  const origin = config.shownOrigin ?? `http://localhost:${port}`
  const hasPages = config.shownOrigin !== null || config.webDist !== null
  const lines = [
    '',
    hasPages ? `  Open             ${origin}` : `  API and socket   ${origin}/api`,
    // Players of a real backend are not known here.
    config.upstream.api === null
      ? `  Player           ${seededPlayer.username} / ${seededPlayer.password}   (play money)`
      : `  Real backend     ${config.upstream.api}   (its players and its codes)`,
    ...(config.control
      ? [
          ...(config.upstream.api === null ? [`  OTP codes        ${origin}/__mock/worlds/default/otp`] : []),
          `  Control surface  ${origin}/__mock   (a world of its own: ${origin.replace('//', '//NAME.')})`,
        ]
      : []),
    ...(metricsPort === null ? [] : [`  Metrics          http://localhost:${metricsPort}/metrics`]),
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** One line that says what to do; a stack trace only for unexpected errors. */
function explain(error: unknown): string {
  const isOneLine = [ConfigError, HomesFault, FolderInUse, FolderFault, OldSqlite].some((kind) => error instanceof kind)
  if (error instanceof Error && isOneLine) return error.message
  const fault = storeFault(error, `The database in ${process.env.DATA_DIR || '.data'}`)
  if (fault !== null) {
    return `${fault.message}. Move it away or bring a copy back, or choose another folder: DATA_DIR=.data/second`
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? Number(error.port) : Number.NaN
    const name = port === Number(process.env.METRICS_PORT) ? 'METRICS_PORT' : 'PORT'
    return `Port ${port} is in use. Stop what listens there, or choose another: ${name}=${port < 65_535 ? port + 1 : 8080}`
  }
  if (error instanceof Error && 'code' in error && error.code === 'EACCES') return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function end(error: unknown): never {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

try {
  await main()
} catch (error) {
  end(error)
}
