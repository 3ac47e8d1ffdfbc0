/** The whole product on free ports of this machine: the production build behind nginx.conf, and a mock. */
import type { ChildProcess } from 'node:child_process'
import getPort from 'get-port'
import { buildWeb, isBuildStale } from '../build.ts'
import { stopProcess, waitForHealth } from '../processes/processes.ts'
import { startMock } from './mock-process.ts'
import { startNginx } from './nginx.ts'
import { provideNginx } from './prerequisites.ts'
import { type BuiltFolders, copyBuild, removeCopy } from './served-copy.ts'

export type Stack = { baseUrl: string; stop(): Promise<void> }

/** Builds what is stale and starts both servers. Without nginx the mock serves the web itself, as `npm start` does. */
export async function startStack(): Promise<Stack> {
  if (isBuildStale()) await buildWeb()
  const behindNginx = await provideNginx()
  const mockPort = await getPort()
  const served = copyBuild(mockPort)
  const mock = startQuietMock(mockPort, served, behindNginx)
  const stopMock = async () => {
    await stopProcess(mock)
    removeCopy(mockPort)
  }
  const mockUrl = `http://127.0.0.1:${mockPort}`
  try {
    await waitForHealth(`${mockUrl}/healthz`, mock)
    if (!behindNginx) {
      console.log('nginx is not here and cannot be installed: e2e runs against the server of npm start instead.')
      return { baseUrl: `http://localhost:${mockPort}`, stop: stopMock }
    }
    const port = await getPort()
    const nginx = await startNginx({ port, mockUrl, webRoot: served.web })
    const stop = async () => {
      await nginx.stop()
      await stopMock()
    }
    await waitForHealth(`http://127.0.0.1:${port}/healthz`, nginx.process)
    return { baseUrl: `http://localhost:${port}`, stop }
  } catch (error) {
    await stopMock()
    throw error
  }
}

function startQuietMock(port: number, served: BuiltFolders, behindNginx: boolean): ChildProcess {
  return startMock(
    {
      PORT: String(port),
      DATA_DIR: ':memory:',
      CONTROL: 'on',
      LOG_LEVEL: 'error',
      // Many tests from one address, each with sign-ins of its own; and every answer is held against openapi.yaml.
      RATE_LIMIT: 'off',
      PASSWORD_COST: '7',
      VALIDATE_RESPONSES: 'on',
      WEB_DIST: behindNginx ? '' : served.web,
      GAME_CLIENT_DIST: served.gameClient,
    },
    true,
  )
}
