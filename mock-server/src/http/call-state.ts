import type { OperationChecks } from '../contract/schemas.ts'
import type { Player } from '../domain/accounts/player-records.ts'
import type { FaultEffect } from '../world/faults.ts'
import type { World } from '../world/world.ts'
import type { Form } from './form.ts'

/** What is known of a call before its handler runs; the error handler and the log read it too. */
export type CallState = {
  operationId: string
  checks: OperationChecks
  world: World
  /** Faults that strike this call. */
  effects: FaultEffect[]
  /** Address of the caller, behind trusted proxies the forwarded one. */
  ip: string
  token: string | null
  player: Player | null
  /** World time at which the handler ran; null before. */
  atMs: number | null
  /** A form that was sent in place of a JSON body. */
  form: Form | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null outside the operations of openapi.yaml and before the call's world is known. */
    call: CallState | null
  }
}
