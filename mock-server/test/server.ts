import type { AddressInfo } from 'node:net'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { type App, buildApp, type Seams } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'

/** Settings of a test: in memory, silent, steered by hand, every answer checked. */
export const quietConfig: Config = readConfig({
  DATA_DIR: ':memory:',
  CONTROL: 'on',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
  VALIDATE_RESPONSES: 'on',
  TICK_MS: 'off',
  HEARTBEAT_MS: 'off',
})

/** A server of its own for one test, closed when the test ends. */
export async function startApp(overrides: Partial<Config> = {}, seams: Seams = {}): Promise<App> {
  const built = await buildApp({ ...quietConfig, ...overrides }, { defaultSeed: 'edge', ...seams })
  onTestFinished(() => built.app.close())
  return built
}

/** The same, listening on a port of its own. */
export async function serveApp(
  overrides: Partial<Config> = {},
  seams: Seams = {},
): Promise<App & { origin: string; port: number }> {
  const built = await startApp(overrides, seams)
  await built.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = built.app.server.address() as AddressInfo
  return { ...built, port, origin: `http://127.0.0.1:${port}` }
}

export type Sent = {
  method?: InjectOptions['method']
  body?: unknown
  headers?: Record<string, string>
  token?: string
}

/** One call; the answer's JSON beside its status. */
export async function call(
  { app }: Pick<App, 'app'>,
  url: string,
  { method, body, headers = {}, token }: Sent = {},
): Promise<{ status: number; json: Answer; headers: LightMyRequestResponse['headers']; text: string }> {
  const answer = await app.inject({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    url,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : url.startsWith('/sports-data') ? { 'xu-auth': token } : { authorization: token }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, json: isJson ? answer.json() : null, headers: answer.headers, text: answer.body }
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire brought, and asserts it
export type Answer = any

/** Logs the seeded player in, in this world. */
export async function logIn(app: Pick<App, 'app'>, headers: Record<string, string> = {}): Promise<string> {
  const { json } = await call(app, '/api/login', { body: { username: 'player', password: 'Chaupar123' }, headers })
  return json.data.token
}
