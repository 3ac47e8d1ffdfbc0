import getPort from 'get-port'
import { stopProcess, waitForHealth } from '../processes/processes.ts'
import { startMock } from './mock-process.ts'
import { type BuiltFolders, copyBuild, removeCopy } from './served-copy.ts'

export type QuietMock = {
  port: number
  /** The build that it serves, or that a web server in front of it does. */
  served: BuiltFolders
  stop(): Promise<void>
}

/** Starts a mock for tests on a free port with the build that is there; it serves the site itself, as `npm start` does, unless `env` says else. */
export async function startQuietMock(env: Readonly<Record<string, string>> = {}): Promise<QuietMock> {
  const port = await getPort()
  const served = copyBuild(port)
  const mock = startMock(
    {
      PORT: String(port),
      DATA_DIR: ':memory:',
      CONTROL: 'on',
      LOG_LEVEL: 'error',
      // Many tests from one address, each with sign-ins of its own; and every answer is held against openapi.yaml.
      RATE_LIMIT: 'off',
      PASSWORD_COST: '7',
      VALIDATE_RESPONSES: 'on',
      WEB_DIST: served.web,
      GAME_CLIENT_DIST: served.gameClient,
      ...env,
    },
    true,
  )
  const stop = async () => {
    await stopProcess(mock)
    removeCopy(port)
  }
  try {
    await waitForHealth(`http://127.0.0.1:${port}/healthz`, mock)
    return { port, served, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
