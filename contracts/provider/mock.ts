/** The mock under verification, in this process and on a port of its own. */
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'
import { quietSettings } from '../../mock-server/test/support/quiet-settings.ts'

export interface RunningMock {
  readonly origin: string
  stop(): Promise<void>
}

/**
 * Starts the mock with its control surface, in memory. It does not check its own answers against openapi.yaml here, as no
 * other backend does: what is wrong with them, the pacts have to find.
 */
export async function startMock(settings: Readonly<Record<string, string>> = {}): Promise<RunningMock> {
  const config = readConfig({ ...quietSettings, VALIDATE_RESPONSES: 'off', PORT: '0', ...settings })
  const { app } = await buildApp(config)
  const origin = await app.listen({ port: config.port, host: config.host })
  return { origin, stop: () => app.close() }
}
