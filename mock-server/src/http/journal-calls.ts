import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../domain/base/uploaded-file.ts'
import { withoutKeys } from '../world/address-keys.ts'
import type { JournalNote } from '../world/journal-entry.ts'
import type { World } from '../world/world.ts'
import type { CallState } from './call-state.ts'
import { noFiles } from './perform-call.ts'

/** Longer bodies and answers are told by their length alone; nobody reads 20,000 of them. */
const longestBody = 16 * 1024
const longestAnswer = 4 * 1024

/**
 * Tells the journal of a call's world every call with its answer, as it leaves, secrets replaced. None leaves before
 * what it tells of is on the disk; when the disk refuses, the error handler answers in its place.
 */
export function journalCalls(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { call } = request
    if (call === null) {
      done()
      return
    }
    const leave = (): void => {
      const answer = typeof payload === 'string' ? payload : null
      const status = answer === null ? 'dropped' : reply.statusCode
      noteCall(call, request, { status, ms: reply.elapsedTime, answer })
      done()
    }
    const { pending } = call.world.commits
    if (pending === null) leave()
    else pending.then(leave, done)
  })
}

/** What is told of a call. */
export type ToldCall = {
  id: string
  world: World
  username: string | undefined
  /** World time at which its handler ran; null when it was refused before. */
  atMs: number | null
  reachedAtMs: number
  method: string
  url: string
  ip: string
  /** The fields of a body, a form or the query. */
  sent: unknown
  hasBody: boolean
  token: string | undefined
  userAgent: string | undefined
  idempotencyKey: string | undefined
  files: ReadonlyMap<string, UploadedFile>
  status: number | 'dropped'
  ms: number
  /** Null: it never left. */
  answer: string | null
}

/** Tells of one call. Called by the hook above, and where an answer is dropped. */
export function noteCall(
  call: CallState,
  request: FastifyRequest,
  outcome: Pick<ToldCall, 'status' | 'ms' | 'answer'>,
): void {
  call.world.journal.append(noteOf({ ...toldOf(call, request), ...outcome }))
}

/** The journal's row of a call. */
export function noteOf(call: ToldCall): JournalNote {
  const { world, id, method, url, username, atMs, status, ms, answer, sent } = call
  return {
    kind: 'http',
    name: id,
    text: `${method} ${pathOf(url)} ${status}`.slice(0, 500),
    status,
    ms,
    ...(username === undefined ? {} : { username }),
    ...(atMs === null ? {} : { atMs }),
    data: { request: toldBody(world, sent), call: callData(call) },
    ...(answer === null ? {} : { answer: shortAnswer(world.secrets.maskText(answer)) }),
  }
}

function toldOf(
  { operationId, world, player, ip, atMs, form }: CallState,
  { method, url, headers, body, query }: FastifyRequest,
): Omit<ToldCall, 'status' | 'ms' | 'answer'> {
  const key = headers['idempotency-key']
  return {
    id: operationId,
    world,
    username: player?.username,
    atMs,
    reachedAtMs: world.feed.reachedMs,
    method,
    url,
    ip,
    sent: form?.body ?? body ?? query,
    hasBody: body !== undefined && body !== null,
    token: anyToken(headers),
    userAgent: headers['user-agent'],
    idempotencyKey: typeof key === 'string' ? key : undefined,
    files: form?.files ?? noFiles,
  }
}

/** A token as it was sent, alive or not. */
export function anyToken(headers: IncomingHttpHeaders): string | undefined {
  const token = headers.authorization ?? headers['xu-auth']
  return typeof token === 'string' ? token : undefined
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** The body, the fields of a form, or the query of a call without either; secrets replaced. */
function toldBody(world: World, sent: unknown): unknown {
  if (!hasContent(sent)) return {}
  const told = world.secrets.mask(sent)
  const length = JSON.stringify(told).length
  return length > longestBody ? { tooLong: length } : told
}

/** False for nothing and for an object without fields, the body and query of most reads. */
function hasContent(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null) return sent !== undefined && sent !== null
  if (Array.isArray(sent)) return true
  for (const _key in sent) return true
  return false
}

/** What a replay needs beside the body: address, caller, key, files, and how far prices had come. */
function callData(call: ToldCall): Record<string, unknown> {
  const { world, method, url, ip, reachedAtMs, token, userAgent, idempotencyKey, hasBody } = call
  const files = [...call.files].map(([part, { name, bytes }]) => ({
    part,
    name,
    bytes: bytes.length,
    start: Buffer.from(bytes.subarray(0, 8)).toString('hex'),
  }))
  return {
    method,
    url: withoutKeys(url).slice(0, 2000),
    source: ip,
    reachedAtMs,
    ...(token === undefined ? {} : { token: world.secrets.token(token) }),
    ...(userAgent === undefined ? {} : { userAgent: userAgent.slice(0, 300) }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(hasBody ? { hasBody: true } : {}),
    ...(files.length === 0 ? {} : { files }),
  }
}

/** What the journal tells of an answer: all of it, or how long it was. */
export function shortAnswer(text: string): string {
  return text.length > longestAnswer ? `(${text.length} characters)` : text
}
