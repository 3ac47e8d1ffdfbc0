import type { FastifyInstance } from 'fastify'
import { journalCall } from '../calls/journal-call.ts'

/**
 * Journals every call of a world with its answer, secrets replaced. No answer leaves before its effect is on the disk; when
 * the disk refuses, the error handler answers instead.
 */
export function journalCalls(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { call } = request
    if (call === null) {
      done()
      return
    }
    const leave = (): void => {
      const answer =
        typeof payload === 'string' ? payload : Buffer.isBuffer(payload) ? `(${payload.length} bytes)` : null
      const status = answer === null ? 'dropped' : reply.statusCode
      try {
        journalCall(call, request, { status, ms: reply.elapsedTime, answer })
      } catch (err) {
        // The response stays true, and a refusal that cannot be journaled must not become another failure.
        request.log.error({ err }, 'a call is missing from the journal')
      }
      done()
    }
    const { pending } = call.world.commits
    if (pending === null) leave()
    else call.world.traced('commit', () => pending).then(leave, done)
  })
}
