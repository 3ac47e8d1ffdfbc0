/** The whole product on free ports of this machine: the production build behind nginx.conf, and a mock. */
import getPort from 'get-port'
import { buildWeb, isBuildStale } from '../build.ts'
import { waitForHealth } from '../processes/processes.ts'
import { startNginx } from './nginx.ts'
import { provideNginx } from './prerequisites.ts'
import { startQuietMock } from './quiet-mock.ts'

export type Stack = { baseUrl: string; stop(): Promise<void> }

/** Builds what is stale and starts both servers. Without nginx the mock serves the web itself, as `npm start` does. */
export async function startStack(): Promise<Stack> {
  if (isBuildStale()) await buildWeb()
  if (!(await provideNginx())) {
    console.log('nginx is not here and cannot be installed: e2e runs against the server of npm start instead.')
    const { port, stop } = await startQuietMock()
    return { baseUrl: `http://localhost:${port}`, stop }
  }
  const mock = await startQuietMock({ WEB_DIST: '' })
  try {
    const port = await getPort()
    const nginx = await startNginx({ port, mockUrl: `http://127.0.0.1:${mock.port}`, webRoot: mock.served.web })
    const stop = async () => {
      await nginx.stop()
      await mock.stop()
    }
    await waitForHealth(`http://127.0.0.1:${port}/healthz`, nginx.process)
    return { baseUrl: `http://localhost:${port}`, stop }
  } catch (error) {
    await mock.stop()
    throw error
  }
}
