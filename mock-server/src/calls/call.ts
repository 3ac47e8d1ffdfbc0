import type { OperationEntry, OperationId } from '@chaupar/api/operations.gen'
import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import type { DocumentOperation } from '../contract/document.ts'
import type { RenderedFailure } from '../contract/failure.ts'
import type { OperationChecks } from '../contract/schemas.ts'
import type { Player } from '../domain/accounts/player-records.ts'
import type { Backend, BackendReport } from '../upstream/backend.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { StandIns } from '../world/secrets.ts'
import type { World } from '../world/world.ts'
import type { Form } from '../http/form.ts'

/** An operation with all that its calls need. */
export type Route = {
  id: OperationId | RgsOperationId
  operation: DocumentOperation
  checks: OperationChecks
  /** How its document writes a failure; absent: as the envelope of openapi.yaml. */
  writeFailure?: (failure: RenderedFailure) => WrittenFailure
}

/** An operation of openapi.yaml. */
export type ApiRoute = Route & { id: OperationId; entry: OperationEntry }

/** A failure in the words of a document. */
export type WrittenFailure = { status: number; body: object }

/** The state of a call once its world is known, for its answer, the error handler, the journal and the log. */
export type CallState = {
  readonly route: Route
  readonly world: World
  /** Faults that strike this call; none before its caller was counted. */
  effects: readonly FaultEffect[]
  /** Whether it was refused for coming too often: the world had no part in it. */
  isLimited: boolean
  /** Address of the caller, behind trusted proxies the forwarded one. */
  readonly source: string
  /** Null for guests, and before the call was let in. */
  token: string | null
  player: Player | null
  /** World time at which the handler ran; null before. */
  atMs: number | null
  /** A form that was sent in place of a JSON body. */
  form: Form | null
  /** The backend that answers in place of the world's rules; null: the rules answer. */
  readonly backend: Backend | null
  /** The journal's placeholders for secrets. */
  readonly secrets: StandIns
  /** How it went with that other one; null before. */
  report: BackendReport | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the operations of openapi.yaml and rgs.yaml, and before the call's world is known. */
    call: CallState | null
  }
}
