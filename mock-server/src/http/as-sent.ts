import { readJson } from '@chaupar/api/document'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Form } from '../calls/call.ts'
import { DomainError } from '../domain/base/errors.ts'
import { formLimits, readForm } from './form.ts'

/** A body byte for byte, and its value when it can be read. */
export type AsSent = {
  bytes: Buffer | null
  /** JSON; undefined for an empty body and for one that is not JSON. */
  value: unknown
  form: Form | null
  /** Why it cannot be read. */
  problem: unknown
}

/** Longer ones than any form may be; nginx in front takes as much (CLIENT_MAX_BODY_SIZE). */
const largestForm = 12 * 1024 * 1024

/**
 * Lets the routes of a scope take bodies of any kind unchanged: the real backend behind this server must receive the client's
 * bytes, not our reading of them.
 */
export async function takeAsSent(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, { limits: formLimits })
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

/** Reads the body of a call in such a scope; `request.body` is then its value. @throws DomainError `body_too_large` */
export async function readAsSent(request: FastifyRequest): Promise<AsSent> {
  const { body } = request
  if (request.isMultipart()) {
    request.body = undefined
    return formAsSent(request)
  }
  const bytes = Buffer.isBuffer(body) && body.length > 0 ? body : null
  request.body = undefined
  if (bytes === null) return { bytes, value: undefined, form: null, problem: null }
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    return { bytes, value: undefined, form: null, problem: new DomainError('unsupported_media_type') }
  }
  const value = readJson(bytes.toString('utf8'))
  request.body = value
  return { bytes, value, form: null, problem: value === undefined ? new DomainError('json_invalid') : null }
}

/** Reads a form and keeps its bytes: the bytes of an unreadable form count as well. */
async function formAsSent(request: FastifyRequest): Promise<AsSent> {
  const kept = keptBytes(request)
  const { form, problem } = await readForm(request).then(
    (read) => ({ form: read, problem: null }),
    (error: unknown) => ({ form: null, problem: error }),
  )
  const bytes = await kept
  return { bytes, value: form?.body, form, problem }
}

function keptBytes({ raw }: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  const whole = new Promise<Buffer>((resolve, reject) => {
    raw.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= largestForm) chunks.push(chunk)
    })
    raw.on('error', reject)
    raw.on('close', () => reject(new DomainError('bad_request')))
    raw.on('end', () => {
      if (length <= largestForm) resolve(Buffer.concat(chunks))
      else reject(new DomainError('body_too_large'))
    })
  })
  // Awaited after the form was read; an earlier failure must not crash the process.
  whole.catch(() => undefined)
  return whole
}
