/** The whole product on free ports of this machine: the production build behind nginx.conf, and a mock. */
import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildWeb, isBuildStale } from '../build.ts'
import { freePort } from '../processes/ports.ts'
import { stopProcess, waitForHealth } from '../processes/processes.ts'
import { root } from '../processes/run.ts'
import { gameClientDist, startMock } from './mock-process.ts'
import { startNginx } from './nginx.ts'
import { provideNginx } from './prerequisites.ts'

export type Stack = { baseUrl: string; stop(): Promise<void> }

/**
 * Builds what is stale and starts both servers. Without nginx the mock serves the web itself, as `npm start` does. `dataFolder`
 * is the mock's, made empty first; without it nothing is kept.
 */
export async function startStack(dataFolder: string | null = null): Promise<Stack> {
  if (dataFolder !== null) rmSync(dataFolder, { recursive: true, force: true })
  if (isBuildStale()) await buildWeb()
  const webRoot = join(root, 'web/dist')
  const behindNginx = await provideNginx()
  const mockPort = await freePort()
  const mock = startQuietMock(mockPort, behindNginx ? null : webRoot, dataFolder ?? ':memory:')
  const mockUrl = `http://127.0.0.1:${mockPort}`
  try {
    await waitForHealth(`${mockUrl}/healthz`, mock)
    if (!behindNginx) {
      console.log('nginx is not here and cannot be installed: e2e runs against the server of npm start instead.')
      return { baseUrl: `http://localhost:${mockPort}`, stop: () => stopProcess(mock) }
    }
    const port = await freePort()
    const nginx = await startNginx({ port, mockUrl, webRoot })
    const stop = async () => {
      await nginx.stop()
      await stopProcess(mock)
    }
    await waitForHealth(`http://127.0.0.1:${port}/healthz`, nginx.process)
    return { baseUrl: `http://localhost:${port}`, stop }
  } catch (error) {
    await stopProcess(mock)
    throw error
  }
}

function startQuietMock(port: number, webRoot: string | null, dataFolder: string): ChildProcess {
  return startMock(
    {
      PORT: String(port),
      DATA_DIR: dataFolder,
      CONTROL: 'on',
      LOG_LEVEL: 'error',
      // Many tests from one address, each with sign-ins of its own; and every answer is held against openapi.yaml.
      RATE_LIMIT: 'off',
      PASSWORD_COST: '7',
      VALIDATE_RESPONSES: 'on',
      WEB_DIST: webRoot ?? '',
      GAME_CLIENT_DIST: gameClientDist,
    },
    true,
  )
}
