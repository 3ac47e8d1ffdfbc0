import { isObject, readJson } from '@chaupar/api/document'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallState } from '../calls/call.ts'
import { PlantedError } from '../contract/failure.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { Backend, BackendAnswer, SentCall } from '../upstream/backend.ts'
import { sendPlanted } from './answer.ts'
import type { ApiRoute } from './api-operation.ts'
import type { AsSent } from './as-sent.ts'

/**
 * Lets a backend answer an admitted call in place of the world's rules. Planted faults apply here as well. Mismatches with the
 * document are journaled and change nothing: a client meets its backend as it is.
 */
export async function answerByBackend(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ApiRoute,
  backend: Backend,
  sent: Pick<AsSent, 'bytes' | 'value'>,
): Promise<FastifyReply> {
  const { call } = request
  if (call === null) throw new Error(`${request.url} was not admitted`)
  call.atMs = call.world.clock.now()
  const answered = await backend.answer(sentCall(request, route, sent)).catch((error: unknown) => {
    const mismatches = error instanceof DomainError ? [error.message] : []
    call.report = { from: backend.from, mismatches }
    throw error
  })
  call.report = { from: backend.from, mismatches: answered.mismatches }
  refuseAsLegacy(call, answered)
  if (sendPlanted(request, reply, call)) return reply
  return reply.code(answered.status).headers(answered.headers).send(answered.body)
}

/** A path that a parser of addresses would shorten: the call would reach another operation of the backend than it was admitted for. */
const leadsElsewhere = /^[^?#]*(?:\\|\/(?:\.|%2e){1,2}(?:[/?#]|$))/i

function sentCall(request: FastifyRequest, { id, entry, operation }: ApiRoute, sent: Pick<AsSent, 'bytes' | 'value'>) {
  const { method, url, params, query, headers, id: requestId } = request
  // The path without its prefix. A proxy's client may also name a server, which is ignored.
  const path = url.replace(/^\w+:\/\/[^/?#]*/, '')
  const prefix = path.slice(0, path.indexOf('/', 1))
  const target = path.slice(prefix.length)
  if (leadsElsewhere.test(target)) throw new DomainError('bad_request')
  const call: SentCall = {
    id,
    entry,
    operation,
    method,
    prefix,
    target,
    params,
    query,
    headers,
    requestId,
    bytes: sent.bytes,
    body: sent.value,
  }
  return call
}

/** A refusal is put into the form of older servers where that is planted; the error handler writes it. */
function refuseAsLegacy({ effects }: CallState, { status, body }: BackendAnswer): void {
  if (status < 400 || !effects.some(({ kind }) => kind === 'legacy-error')) return
  throw new PlantedError(status, 'unavailable', messageOf(String(body)))
}

function messageOf(body: string): string {
  const read = readJson(body)
  return isObject(read) && typeof read.message === 'string' ? read.message : ''
}
