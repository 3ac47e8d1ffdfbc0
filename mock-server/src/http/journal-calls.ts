import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'

/** Longer bodies and answers are told by their length alone; nobody reads 20,000 of them. */
const longestBody = 16 * 1024
const longestAnswer = 4 * 1024

/**
 * Tells the journal of a call's world every call with its answer, as it leaves, secrets replaced. None leaves before
 * what it tells of is on the disk; when the disk refuses, the error handler answers in its place.
 */
export function journalCalls(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const leave = (): void => {
      noteCall(request, reply, typeof payload === 'string' ? payload : null)
      done()
    }
    const pending = request.call?.world.commits.pending ?? null
    if (pending === null) leave()
    else pending.then(leave, done)
  })
}

/** One call; `answer` null: it never left. Called by the hook above, and where an answer is dropped. */
export function noteCall(request: FastifyRequest, reply: FastifyReply, answer: string | null): void {
  const { call } = request
  if (call === null) return
  const { world, player, operationId, atMs } = call
  const status = answer === null ? 'dropped' : reply.statusCode
  world.journal.append({
    kind: 'http',
    name: operationId,
    text: `${request.method} ${pathOf(request.url)} ${status}`.slice(0, 500),
    status,
    ms: reply.elapsedTime,
    ...(player === null ? {} : { username: player.username }),
    ...(atMs === null ? {} : { atMs }),
    data: { request: toldBody(request, world), call: callData(request) },
    ...(answer === null ? {} : { answer: shortAnswer(world.secrets.maskText(answer)) }),
  })
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url
}

/** The body, the fields of a form, or the query of a call without either; secrets replaced. */
function toldBody({ body, query, call }: FastifyRequest, world: World): unknown {
  const sent = call?.form?.body ?? body ?? query
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
function callData({ method, url, call, headers, ip, body }: FastifyRequest): Record<string, unknown> {
  const key = headers['idempotency-key']
  const sent = headers.authorization ?? headers['xu-auth']
  const files = [...(call?.form?.files ?? [])].map(([part, { name, bytes }]) => ({
    part,
    name,
    bytes: bytes.length,
    start: Buffer.from(bytes.subarray(0, 8)).toString('hex'),
  }))
  return {
    method,
    url: url.slice(0, 2000),
    source: ip,
    reachedAtMs: call?.world.feed.reachedMs,
    ...(typeof sent === 'string' ? { token: call?.world.secrets.token(sent) } : {}),
    ...(headers['user-agent'] === undefined ? {} : { userAgent: headers['user-agent'].slice(0, 300) }),
    ...(typeof key === 'string' ? { idempotencyKey: key } : {}),
    ...(body === undefined || body === null ? {} : { hasBody: true }),
    ...(files.length === 0 ? {} : { files }),
  }
}

function shortAnswer(text: string): string {
  return text.length > longestAnswer ? `(${text.length} characters)` : text
}
