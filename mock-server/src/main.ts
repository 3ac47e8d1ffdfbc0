import { once } from 'node:events'
import { createServer } from 'node:net'
import { buildApp } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { claimFolder, HomesFault } from './homes/homes.ts'
import { seededPlayer } from './scenarios/seeded-players.ts'
import { storeFault } from './store/store-fault.ts'
import { FolderFault } from './world/data-folder.ts'
import { FolderInUse, lockFolder } from './world/folder-lock.ts'

const longestCloseMs = 5000

/** Starts the server, says where it is, and ends it cleanly on SIGINT or SIGTERM. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  // The server's files are private to its user: SQLite creates files beside its own.
  process.umask(0o077)
  await requireFreePort(config)
  const lock = config.dataDir === null ? null : lockFolder(config.dataDir)
  if (config.dataDir !== null && config.homes !== null) claimFolder(config.dataDir, config.homes)
  let isClosing = false
  // Registered first: a start that is interrupted has opened the stored worlds, and stores them again.
  const close = (): void => {
    if (isClosing) return
    isClosing = true
    void built
      .then(({ app }) => app.close())
      .then(
        () => {
          lock?.release()
          process.exit(0)
        },
        (error: unknown) => end(error),
      )
    // A call that waits for a planted delay must not block the end, nor the saving of its world.
    setTimeout(() => {
      void built.then(({ registry }) => registry.closeAll()).finally(() => process.exit(0))
    }, longestCloseMs).unref()
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', close)
  const built = buildApp(config)
  const { app } = await built
  if (isClosing) return
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  announce(config, typeof address === 'object' && address !== null ? address.port : config.port)
}

/** Asked before anything is opened or built: of all that may be wrong with a start it is the most frequent. */
async function requireFreePort({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

function announce(config: Config, port: number): void {
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
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** One line that says what to do; a stack trace only for unexpected errors. */
function explain(error: unknown): string {
  const faults = [ConfigError, HomesFault, FolderInUse, FolderFault]
  if (error instanceof Error && faults.some((fault) => error instanceof fault)) return error.message
  const fault = storeFault(error, `The database in ${process.env.DATA_DIR || '.data'}`)
  if (fault !== null) {
    return `${fault.message}. Move it away or bring a copy back, or choose another folder: DATA_DIR=.data/second`
  }
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = Number(process.env.PORT || 8080)
    return `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port < 65_535 ? port + 1 : 8080}`
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
