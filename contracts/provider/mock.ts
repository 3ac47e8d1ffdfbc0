/** The mock under verification, in this process and on a port of its own. */
import { buildApp } from '../../mock-server/src/app.ts'
import { readConfig } from '../../mock-server/src/config.ts'

export interface RunningMock {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the mock with its control surface, in memory; it checks its own answers against openapi.yaml too. */
export async function startMock(): Promise<RunningMock> {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: ':memory:',
    CONTROL: 'on',
    RATE_LIMIT: 'off',
    PASSWORD_COST: '7',
    LOG_LEVEL: 'silent',
    VALIDATE_RESPONSES: 'on',
    TICK_MS: 'off',
  })
  const { app } = await buildApp(config)
  const origin = await app.listen({ port: config.port, host: config.host })
  return { origin, stop: () => app.close() }
}
