import type { AddressInfo } from 'node:net'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { type App, buildApp, type Seams } from '../../src/app.ts'
import { type Config, readConfig } from '../../src/config.ts'
import type { Answer, DataAt } from './answers.ts'
import { holdInvariants } from './hold-invariants.ts'
import { quietSettings } from './quiet-settings.ts'

/** Settings of a test: also without heartbeats. */
export const quietConfig: Config = readConfig({ ...quietSettings, HEARTBEAT_MS: 'off' })

/** A server of its own for one test, closed when the test ends. */
export async function startApp(overrides: Partial<Config> = {}, seams: Seams = {}): Promise<App> {
  const built = await buildApp({ ...quietConfig, ...overrides }, { defaultSeed: 'edge', ...seams })
  holdInvariants(built.app)
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

type MethodOf<S> = S extends { method: infer Method extends string }
  ? Method
  : S extends { body: unknown }
    ? 'POST'
    : 'GET'

export type Called<D> = {
  status: number
  json: Answer<D>
  headers: LightMyRequestResponse['headers']
  text: string
}

/** One call; the answer's JSON beside its status. The type of its data follows from the address and the method. */
export function call<const Url extends string, const S extends Sent = Sent & { body?: undefined }>(
  app: Pick<App, 'app'>,
  url: Url,
  sent?: S,
): Promise<Called<DataAt<MethodOf<S>, Url>>> {
  return callFor(app, url, sent)
}

/** The same for an address that is built from tables: the caller gives the type of the data. */
export async function callFor<D>(
  { app }: Pick<App, 'app'>,
  url: string,
  { method, body, headers = {}, token }: Sent = {},
): Promise<Called<D>> {
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
  // Null for a page or a file: a test that reads on in it fails.
  const json: Answer<D> = isJson ? answer.json() : JSON.parse('null')
  return { status: answer.statusCode, json, headers: answer.headers, text: answer.body }
}

/** Logs the seeded player in, in this world. */
export async function logIn(app: Pick<App, 'app'>, headers: Record<string, string> = {}): Promise<string> {
  const { json } = await call(app, '/api/login', { body: { username: 'player', password: 'Chaupar123' }, headers })
  return json.data.token
}
