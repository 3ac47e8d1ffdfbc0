import type { Data } from '@chaupar/api/api'
import type { Call } from '@chaupar/api/fuzz/hostile-call'
import { type OperationId, operations } from '@chaupar/api/operations.gen'
import type { App } from '../../src/app.ts'
import { routePath } from '../../src/contract/addresses.ts'
import type { World } from '../../src/world/world.ts'
import type { Answer } from '../support/answers.ts'
import { sendForm } from '../support/forms.ts'
import { callFor, logIn } from '../support/server.ts'

export type Asked = Call

export type Answered<D = unknown> = { status: number; json: Answer<D> }

/** One world on a running server, its clock held still, and the seeded player's login in it. */
export type TestClient = {
  app: Pick<App, 'app'>
  world: World
  token: string
  ask<Op extends OperationId>(id: Op, asked?: Asked): Promise<Answered<Data<Op>>>
  /** A call that has to succeed; its data. */
  take<Op extends OperationId>(id: Op, asked?: Asked): Promise<Data<Op>>
}

/** Does what an operation needs, and then calls it. */
export type Case = (client: TestClient) => Promise<Answered>

/**
 * How an operation succeeds, and how its own rules refuse it. The refusals that every operation has (no login, unknown
 * world, flood ...) are in generic-refusals.ts.
 */
export type Cases = { success: Case; refusals?: Partial<Record<401 | 403 | 409 | 422, Case>> }

/** Signs the seeded player in to a world that exists. */
export async function clientAt({ app, registry }: App, worldName: string): Promise<TestClient> {
  const world = registry.get(worldName)
  world.clock.freeze()
  const token = await logIn({ app }, { 'x-world': worldName })
  const ask: TestClient['ask'] = (id, asked = {}) => send(app, worldName, id, { token, ...asked })
  const take: TestClient['take'] = async (id, asked) => {
    const answer = await ask(id, asked)
    if (answer.status !== 200) throw new Error(`${id} answered ${answer.status} ${JSON.stringify(answer.json)}`)
    return answer.json.data
  }
  return { app: { app }, world, token, ask, take }
}

async function send<Op extends OperationId>(
  app: App['app'],
  worldName: string,
  id: Op,
  asked: Asked,
): Promise<Answered<Data<Op>>> {
  const entry = operations[id]
  const { path = {}, query, body, form, token } = asked
  const filled = routePath(entry).replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const url = query === undefined ? filled : `${filled}?${new URLSearchParams(query)}`
  const login = typeof token === 'string' && entry.auth !== 'none' ? { token } : {}
  const headers = { 'x-world': worldName, ...asked.headers }
  if (form !== undefined) return sendForm({ app }, url, form, { ...login, headers })
  return callFor({ app }, url, { method: entry.method, ...(body === undefined ? {} : { body }), ...login, headers })
}
