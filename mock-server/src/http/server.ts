import cors from '@fastify/cors'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { OwnNames } from '../admission/own-names.ts'
import { newRequestId, requestId } from '../admission/request-id.ts'
import { goneWorldHeader } from '../admission/world-name.ts'
import type { CallState } from '../calls/call.ts'
import { type Refused, refuse, written } from '../calls/refusal.ts'
import type { Config } from '../config.ts'
import { fromCatalogue, PlantedError, renderFailure } from '../contract/failure.ts'
import { DomainError } from '../domain/base/errors.ts'
import { isHealthPath } from '../monitoring/health.ts'
import { journalCalls } from './journal.ts'
import { logRequests } from './log.ts'
import { securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the operations of openapi.yaml and rgs.yaml, and before the call's world is known. */
    call: CallState | null
  }
}

const jsonBodyLimit = 64 * 1024

/** Fastify as the rest of the server needs it: request ids, JSON only, one error handler, one line of log a request. */
export async function createServer(config: Config, isOwnName: OwnNames): Promise<FastifyInstance> {
  const webHeaders = headersOfAll(config)
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestId(headers),
    bodyLimit: jsonBodyLimit,
    trustProxy: config.trustProxy.length === 0 ? false : config.trustProxy,
    // Fastify has no limit by default: an endless request would hold its connection. Longer than the 90 s that the web gives a
    // photograph on a slow phone, which arrives while it is sent (docs/decisions/036-nginx.md).
    requestTimeout: 100_000,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      send(written(request, null, renderFailure(error)), request, reply.headers(webHeaders)),
    clientErrorHandler: (_error, socket) => {
      const { body } = fromCatalogue('bad_request')
      const text = JSON.stringify(body)
      // The phrase in words: importing node:http by name loads the whole of fetch with it, 14 MB.
      const head = `HTTP/1.1 400 Bad Request\r\nx-request-id: ${newRequestId()}\r\n`
      if (!socket.writable) return
      socket.end(
        `${head}connection: close\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      )
    },
  })
  app.decorateRequest('call', null)
  acceptJson(app)
  // All hooks use callbacks: a promise for each would cost every call more than the hooks' work.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(webHeaders).header('x-request-id', request.id)
    // A page can read it from the timing of a request, so that a recorded screen knows the journal row of each call.
    if (config.control) reply.header('server-timing', `request;desc="${request.id}"`)
    if (isServerPath(request.url)) reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onRequest', ({ url, headers: { host } }, _reply, done) => {
    if (isOwnName(host) || isHealthPath(url)) done()
    else done(new DomainError('host_not_allowed', { host: host ?? 'none' }))
  })
  app.addHook('onRequest', ({ headers: { 'content-encoding': encoding = 'identity' } }, _reply, done) => {
    // Nothing here decompresses a body: it would be refused as invalid JSON.
    if (/^\s*identity\s*$/i.test(encoding)) done()
    else done(new DomainError('body_packed', { encoding }))
  })
  journalCalls(app)
  logRequests(app)
  app.setErrorHandler((error: FastifyError, request, reply) =>
    handleError(error, request, reply, config.validateResponses),
  )
  await registerCors(app, config.corsOrigins)
  return app
}

/** Headers of every answer; of several homes each says which it is. Behind a web server it sends these headers; two sets would contradict each other. */
export function headersOfAll({ homes, webDist, web, control }: Config): Record<string, string> {
  const home: Record<string, string> = homes === null ? {} : { 'x-home': homes.own }
  return webDist === null ? home : { ...home, ...securityHeaders(web, control) }
}

/** Answers of calls are not cached; files of the web bring their own rule. */
function isServerPath(url: string): boolean {
  return /^\/(api|sports-data|game-host|live-tv|__mock|healthz)(\/|\?|$)/.test(url)
}

function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Clients send the type without a body where a call takes none.
    if (body === '') return done(null, undefined)
    return parse(request, body.toString(), done)
  })
}

async function registerCors(app: FastifyInstance, origins: string[]): Promise<void> {
  if (origins.length === 0) return
  await app.register(cors, {
    origin: origins,
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'traceparent',
      'x-control-token',
      'x-request-id',
      'x-world',
      'xu-auth',
    ],
    exposedHeaders: ['retry-after', 'x-request-id', 'x-server-time', goneWorldHeader],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    maxAge: 600,
  })
}

/** The one error handler of the server. */
function handleError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  isChecked: boolean,
): FastifyReply {
  const refused = refuse(request, request.call, error, isChecked)
  // A planted failure is expected, and a tester wrote its text.
  if (refused.failure.body.code === 'internal_error' && !(error instanceof PlantedError))
    request.log.error({ err: error }, 'unexpected failure')
  return send(refused, request, reply)
}

function send({ status, body, failure }: Refused, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { retryAfter } = failure.body
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply.code(status).headers({ 'x-request-id': request.id, 'cache-control': 'no-store' }).send(body)
}
