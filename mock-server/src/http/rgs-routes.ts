import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { letIn } from '../calls/admit.ts'
import { newCall } from '../calls/call.ts'
import { type PerformRgsOptions, performRgs, type RgsRoute, rgsRoutes } from '../calls/rgs.ts'
import { inFastifySpelling, rgsPrefix } from '../contract/addresses.ts'
import type { WorldRegistry } from '../world/registry.ts'
import { addressOf } from './admit.ts'
import { sendText } from './answer.ts'

export type RgsOptions = PerformRgsOptions & {
  registry: WorldRegistry
  /** Whether players may set the outcome of a round like testers. */
  forTesters: boolean
}

/** Bytes: the bet of a round is stored with it, and a hundred bets on a table take a third of this. */
const longestBody = 16 * 1024
const worldPath = '/:world'

/**
 * The remote game server: one route for each operation of rgs.yaml. A frame's origin is always "null", so every origin may
 * call; the session in the body is the only proof.
 */
export function registerRgs(app: FastifyInstance, options: RgsOptions): void {
  app.register(
    async (rgs) => {
      openToEveryOrigin(rgs)
      for (const [id, route] of rgsRoutes()) {
        if (id === 'searchGame' && !options.forTesters) continue
        const { method, path } = route.operation
        rgs.route<{ Params: { world: string } }>({
          method,
          bodyLimit: longestBody,
          url: worldPath + inFastifySpelling(path),
          onRequest: (request, _reply, done) => admit(request, request.params.world, options, route, done),
          handler: (request, reply) => answer(request, reply, options, route),
        })
      }
    },
    { prefix: rgsPrefix },
  )
}

/** By hand: the CORS plugin can be registered once, for the server's own origins (server.ts). */
function openToEveryOrigin(rgs: FastifyInstance): void {
  rgs.addHook('onRequest', (_request, reply, done) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'retry-after, x-request-id',
    })
    done()
  })
  rgs.options('/*', (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-allow-headers': 'content-type, idempotency-key, x-request-id',
        'access-control-max-age': '600',
      })
      .send(),
  )
}

/** The caller is in the body: here only the world and the planted faults of the call are found. */
function admit(
  request: FastifyRequest,
  worldName: string,
  { registry }: RgsOptions,
  route: RgsRoute,
  done: (error?: Error) => void,
): void {
  const call = newCall(route, registry.get(worldName), addressOf(request))
  call.effects = call.world.faults.takeForCall(route.id, false)
  request.call = call
  const waiting = letIn(call, true)
  if (waiting === null) done()
  else waiting.then(() => done(), done)
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  options: RgsOptions,
  route: RgsRoute,
): Promise<FastifyReply> {
  const { call } = request
  if (call === null) throw new Error(`${request.url} was not admitted`)
  const data = await performRgs(route, call, request, options)
  return sendText(request, reply, call, () => JSON.stringify(data))
}
