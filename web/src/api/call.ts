import type { Body, Data, OperationId, PathParams, Query } from '@chaupar/contracts/api'

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [Key in Name]?: never }
  : undefined extends T
    ? { [Key in Name]?: T }
    : Record<never, never> extends T
      ? { [Key in Name]?: T }
      : { [Key in Name]: T }

/** What a call of this operation needs: `path`, `query` and `body` as openapi.yaml says, required where it requires. */
export type Input<Op extends OperationId> = Part<'path', PathParams<Op>> &
  Part<'query', Query<Op>> &
  Part<'body', Body<Op>>

export type CallOptions = {
  /** One per intent of a player who moves money; kept until a final answer (reliability, "The client's rules"). */
  idempotencyKey?: string
  signal?: AbortSignal
}

/** The input may be left out where nothing in it is required. */
export type CallArguments<Op extends OperationId> =
  Record<never, never> extends Input<Op> ? [input?: Input<Op> & CallOptions] : [input: Input<Op> & CallOptions]

/**
 * Performs one operation of openapi.yaml and returns the envelope's `data`; any failure is an ApiError (spec 7).
 * Money inside is decimal rupees with two places.
 */
export function call<Op extends OperationId>(op: Op, ...[input]: CallArguments<Op>): Promise<Data<Op>> {
  void op
  void input
  return Promise.reject(new Error('not built yet'))
}
