import type { Body, Data, OperationId, PathParams, Query } from '@chaupar/api/api'
import type { operations } from '@chaupar/api/operations.gen'
import type { Player } from '../domain/accounts/player-records.ts'
import type { UploadedFile } from '../domain/base/uploaded-file.ts'
import type { World } from '../world/world.ts'

type AuthOf<Op extends OperationId> = (typeof operations)[Op]['auth']

/** One checked call, the input of a handler. The framework stays outside. */
type Call<Op extends OperationId> = {
  world: World
  body: Body<Op>
  query: Query<Op>
  path: PathParams<Op>
  /** Always there where the operation requires a login; null for guests and stale tokens elsewhere. */
  player: AuthOf<Op> extends 'required' ? Player : AuthOf<Op> extends 'optional' ? Player | null : null
  /** The token as sent, alive; null for a guest. */
  token: AuthOf<Op> extends 'required' ? string : string | null
  /** Address of the caller, behind trusted proxies the forwarded one. */
  source: string
  /** The caller's `user-agent`; '' when it sends none. */
  userAgent: string
  idempotencyKey: string | null
  /** Files of a form by the name of their part; empty without a form. */
  files: ReadonlyMap<string, UploadedFile>
  /**
   * Runs `effect` in one moment of the world, the one in the journal. A handler runs in one by itself; after waiting it needs
   * another.
   */
  moment<T>(effect: () => T): T
}

type Handler<Op extends OperationId> = (call: Call<Op>) => Data<Op> | Promise<Data<Op>>

/** One name per operation: a missing one or a wrong shape does not compile. */
export type Handlers = { [Op in OperationId]: Handler<Op> }
