import type { RgsSchema } from '@chaupar/api/rgs'
import type { FastifyRequest } from 'fastify'
import { rgsPrefix } from '../contract/addresses.ts'
import type { RenderedFailure } from '../contract/failure.ts'
import { rgsStatusCode } from '../wire/rgs-status.ts'
import type { WrittenFailure } from './call.ts'

/** Refusals of HTTP itself keep their status; every other refusal is a 400 of the protocol. */
const ofHttp = [404, 413, 415, 429]

/**
 * A failure in the format of the called document. When a request has not become a call, such as an address that Fastify refuses
 * or a world that does not exist, its address decides the document.
 */
export function inWordsOf(
  { call, url }: Pick<FastifyRequest, 'call' | 'url'>,
  failure: RenderedFailure,
): WrittenFailure {
  const write = call?.route === undefined ? writerAt(url) : call.route.writeFailure
  return write === undefined ? failure : write(failure)
}

const writerAt = (url: string) => (url.startsWith(`${rgsPrefix}/`) ? writeRgsFailure : undefined)

/** A failure as rgs.yaml promises it. */
export function writeRgsFailure({ status, body: { code, message } }: RenderedFailure): WrittenFailure {
  const statusCode = rgsStatusCode(code, status)
  const body: RgsSchema<'Refusal'> = { error: message, status: { statusCode, statusMessage: message } }
  const isOfHttp = ofHttp.includes(status) && statusCode === 'ERR_GE'
  return { status: status >= 500 || isOfHttp ? status : 400, body }
}
