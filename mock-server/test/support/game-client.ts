import type { RgsAnswer, RgsBody, RgsSchema } from '@chaupar/api/rgs'
import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'
import type { App } from '../../src/app.ts'
import { checkInvariants } from '../../src/domain/invariants/invariants.ts'
import type { World } from '../../src/world/world.ts'
import { there } from './answers.ts'
import { call, logIn, type Sent } from './server.ts'

/** The answer of a call of the protocol, a success or a refusal. */
export type RgsCalled<Op extends RgsOperationId> = {
  status: number
  json: RgsAnswer<Op> & Partial<RgsSchema<'Refusal'>>
  code: RgsSchema<'StatusCode'>
}

type Fields<Op extends RgsOperationId> = Omit<RgsBody<Op> & object, 'sessionID'>

const dice = { provider: 'spribe', code: 'dice', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' }

/** A player who has opened a game, by the calls of rgs.yaml. */
export class RgsTestClient {
  readonly #app: Pick<App, 'app'>
  readonly #world: string
  readonly sessionID: string

  constructor(app: Pick<App, 'app'>, world: string, sessionID: string) {
    this.#app = app
    this.#world = world
    this.sessionID = sessionID
  }

  /** One call in this session; `body` may break its schema. */
  async ask<Op extends RgsOperationId>(
    operation: Op,
    body: Fields<Op> | object = {},
    headers: Record<string, string> = {},
  ): Promise<RgsCalled<Op>> {
    return this.send(operation, JSON.stringify({ sessionID: this.sessionID, ...body }), headers)
  }

  /** One call with a body as it is written here. */
  async send<Op extends RgsOperationId>(
    operation: Op,
    payload: string,
    headers: Record<string, string> = {},
  ): Promise<RgsCalled<Op>> {
    const answer = await this.#app.app.inject({
      method: rgsOperations[operation].method,
      url: `/game-host/rgs/${this.#world}${rgsOperations[operation].path}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
    const json: RgsCalled<Op>['json'] = answer.json()
    return {
      status: answer.statusCode,
      json,
      code: there<{ status?: RgsSchema<'Status'> }>(json).status?.statusCode ?? 'ERR_UE',
    }
  }
}

/** Launches a game as the site does; answers the session's id, which its address holds. */
export async function launch(
  app: Pick<App, 'app'>,
  { token, game = {}, headers = {} }: { token: string; game?: object; headers?: Sent['headers'] },
): Promise<string> {
  const { json } = await call(app, '/game-host/lobby', { body: { ...dice, ...game }, token, headers: headers ?? {} })
  return there(json.data.url.split('/').at(-1))
}

/** The seeded player at a game of the default world, session begun; dice when none is named. */
export async function sitDown(app: App, game: object = {}) {
  const world = app.registry.get('default')
  world.clock.freeze()
  const token = await logIn(app)
  const client = new RgsTestClient(app, 'default', await launch(app, { token, game }))
  const begun = await client.ask('authenticate')
  return { world, token, client, begun }
}

/** Names of the invariants that a world breaks. */
export function broken(world: World): (string | undefined)[] {
  return checkInvariants(world).flatMap(({ holds, detail }) => (holds ? [] : [detail]))
}
