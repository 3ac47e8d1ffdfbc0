import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { countEntries } from '../domain/money/ledger.ts'
import { unfinished } from '../world/data-folder.ts'
import type { WorldRegistry } from '../world/registry.ts'

type HealthOptions = {
  registry: WorldRegistry
  /** Null: everything is in memory. */
  dataDir: string | null
  /** Running time of the process in milliseconds. */
  nowMs(): number
}

const livePaths = ['/healthz', '/healthz/live']
const readyPath = '/healthz/ready'
const paths: ReadonlySet<string> = new Set([...livePaths, readyPath])

/** The folder is written to at most this often, however often somebody asks. */
const checkedEveryMs = 1000

/** Whether this is one of the health pages, which answer to any host name: a container's check calls by address. */
export function isHealthPath(url: string): boolean {
  return paths.has(url)
}

/**
 * `/healthz/live`, also `/healthz`: the process answers. `/healthz/ready`: it can do its work; else 503 with the reason. Restart
 * what is not alive; send no calls to what is not ready.
 */
export function registerHealth(app: FastifyInstance, { registry, dataDir, nowMs }: HealthOptions): void {
  const options = { logLevel: 'silent' } as const
  let isEnding = false
  app.addHook('preClose', async () => {
    isEnding = true
  })
  for (const path of livePaths) app.get(path, options, () => ({ status: 'ok' }))
  let checked: { reason: string | null; atMs: number } | null = null
  const reasonNow = (): string | null => {
    if (isEnding) return 'the server is ending'
    if (checked === null || nowMs() - checked.atMs >= checkedEveryMs)
      checked = { reason: worldFault(registry) ?? folderFault(dataDir), atMs: nowMs() }
    return checked.reason
  }
  app.get(readyPath, options, (_request, reply) => {
    const reason = reasonNow()
    return reason === null ? { status: 'ok' } : reply.code(503).send({ status: 'failed', reason })
  })
}

function worldFault(registry: WorldRegistry): string | null {
  try {
    // Of several servers that share the worlds only one has it.
    if (registry.owns('default')) countEntries(registry.get('default'))
    return null
  } catch {
    return 'the default world cannot be read'
  }
}

function folderFault(dataDir: string | null): string | null {
  if (dataDir === null) return null
  const file = join(dataDir, `ready${unfinished}`)
  try {
    writeFileSync(file, 'ready', { mode: 0o600 })
    rmSync(file)
    return null
  } catch {
    return 'the data folder cannot be written'
  }
}
