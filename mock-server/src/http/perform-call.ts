import type { OperationId } from '@chaupar/contracts/operations.gen'
import type { CheckedInput } from '../contract/checked-input.ts'
import type { Player } from '../domain/accounts/player-records.ts'
import type { UploadedFile } from '../domain/base/uploaded-file.ts'
import type { World } from '../world/world.ts'
import type { Handlers } from './handler.ts'

/** What a handler is given, checked. */
export type Given = CheckedInput & {
  world: World
  player: Player | null
  token: string | null
  source: string
  userAgent: string
  files: ReadonlyMap<string, UploadedFile>
}

export const noFiles: Given['files'] = new Map()

/**
 * Runs the handler of a call: in one moment of its world, which is noted in `call`, and what it writes goes to the disk
 * together with that of others.
 */
export function performCall(handlers: Handlers, id: OperationId, call: { atMs: number | null }, given: Given): unknown {
  const { world } = given
  return world.clock.steady((nowMs) => {
    call.atMs = nowMs
    return world.commits.share(() => run(handlers, id, given))
  })
}

/** The schema check before it is the proof of the types that the compiler misses. */
function run(handlers: Handlers, id: OperationId, given: Given): unknown {
  const handler: (call: never) => unknown = handlers[id]
  return handler(given as never)
}
