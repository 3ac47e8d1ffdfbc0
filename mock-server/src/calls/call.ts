import type { IncomingHttpHeaders } from 'node:http'
import type { OperationId } from '@chaupar/api/operations.gen'
import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import type { DocumentOperation } from '../contract/document.ts'
import type { RenderedFailure } from '../contract/failure.ts'
import type { OperationChecks } from '../contract/schemas.ts'
import type { Player } from '../domain/accounts/player-records.ts'
import type { UploadedFile } from '../domain/base/uploaded-file.ts'
import type { Backend, BackendReport } from '../upstream/backend.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { StandIns } from '../world/secrets.ts'
import type { World } from '../world/world.ts'

/** An operation with all that its calls need. */
export type Route = {
  id: OperationId | RgsOperationId
  operation: DocumentOperation
  checks: OperationChecks
  /** How its document writes a failure; absent: as the envelope of openapi.yaml. */
  writeFailure?: (failure: RenderedFailure) => WrittenFailure
}

/** A failure in the words of a document. */
export type WrittenFailure = { status: number; body: object }

/** A call of an operation or an event of a socket, once its world is known. */
export type Call = {
  /** The operation's or the event's name: in limits, planted faults and the journal. */
  readonly id: string
  readonly world: World
  /** Faults that strike this call; none before its caller was counted. */
  effects: readonly FaultEffect[]
  /** Whether it was refused for coming too often: the world had no part in it. */
  isLimited: boolean
  /** World time at which the handler ran; null before. */
  atMs: number | null
  /** Its writes are on the disk when its handler returns; those of other calls are committed together. */
  readonly commitsAlone: boolean
}

/** A request as it came by HTTP, or as a game's socket makes it. */
export type SentRequest = {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A received form: its JSON part under `data`, its files beside it. */
export type Form = {
  /** The form as its schema describes it; a file stands there as an empty text. */
  body: Record<string, unknown>
  files: ReadonlyMap<string, UploadedFile>
}

/** A call of an operation of a document, for its answer, the error handler, the journal and the log. */
export type CallState = Call & {
  readonly route: Route
  /** Address of the caller, behind trusted proxies the forwarded one. */
  readonly source: string
  /** Null for guests, and before the call was let in. */
  token: string | null
  player: Player | null
  /** A form that was sent in place of a JSON body. */
  form: Form | null
  /** The backend that answers in place of the world's rules; null: the rules answer. */
  readonly backend: Backend | null
  /** The journal's placeholders for secrets. */
  readonly secrets: StandIns
  /** How it went with that other one; null before. */
  report: BackendReport | null
  /** Whether an answer of ours did not fit its document. */
  isUndocumented: boolean
}

/** A call that is yet to be let in, of a caller who is yet to be found out. */
export function newCall(route: Route, world: World, source: string, backend: Backend | null = null): CallState {
  return {
    id: route.id,
    route,
    world,
    source,
    backend,
    secrets: backend?.secrets ?? world.secrets,
    effects: [],
    isLimited: false,
    token: null,
    player: null,
    atMs: null,
    commitsAlone: false,
    form: null,
    report: null,
    isUndocumented: false,
  }
}
