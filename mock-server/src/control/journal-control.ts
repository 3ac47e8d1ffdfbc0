import type { ControlOperationId } from '@chaupar/api/control-operations.gen'
import type { FastifyInstance } from 'fastify'
import type { JournalKind } from '../world/journal-entry.ts'
import type { World } from '../world/world.ts'

/** A control action, for the journal of its world. */
export type ControlAction = { id: ControlOperationId; world: World; atMs: number; input: Record<string, unknown> }

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a read, and for an action without a world. */
    action: ControlAction | null
  }
}

/** Actions that change nothing in the world, though they are posted, or after which it is another one or gone. */
const unrecorded: readonly ControlOperationId[] = [
  'deleteWorld',
  'restoreWorld',
  'waitForJournal',
  'forkWorld',
  'saveWorld',
  'saveBundle',
  'startRecording',
  'stopRecording',
  'saveRecording',
]

/** Records every action with its outcome in the journal of its world. */
export function journalActions(app: FastifyInstance): void {
  app.decorateRequest('action', null)
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.action !== null) noteAction(request.action, reply.statusCode)
    done()
  })
}

export function isAction(id: ControlOperationId, method: string): boolean {
  return method !== 'GET' && !unrecorded.includes(id)
}

function noteAction({ id, world, atMs, input }: ControlAction, status: number): void {
  const { world: _name, ...request } = input
  const masked = world.secrets.mask(request)
  const sent = JSON.stringify(masked)
  const outcome = status < 400 ? '' : ` ${status}`
  world.journal.append({
    kind: kindOf(id),
    name: id,
    text: `${id}${sent === '{}' ? '' : ` ${sent}`}`.slice(0, 480) + outcome,
    status,
    atMs,
    data: { request: masked, reachedAtMs: world.feed.reachedMs },
  })
}

function kindOf(id: ControlOperationId): JournalKind {
  if (/Clock$|^tickWorld$/.test(id)) return 'clock'
  return /Faults?$|Network$|^signInAtPortal$/.test(id) ? 'fault' : 'control'
}
