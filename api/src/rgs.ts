/** Names for the parts of api/rgs.yaml, the protocol between a game in its frame and the server of its rounds. */
import type { components, operations } from './rgs.gen.ts'
import type { RgsOperationId } from './rgs-operations.gen.ts'

/** A schema of rgs.yaml by its name. */
export type RgsSchema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The machine-readable outcome of a call. */
export type StatusCode = RgsSchema<'StatusCode'>

type Operation<Op extends RgsOperationId> = operations[Op]
type Content<T> = T extends { content: infer C } ? C[keyof C] : never

/** The request body; undefined when there is none. */
export type RgsBody<Op extends RgsOperationId> = Operation<Op> extends { requestBody: infer R } ? Content<R> : undefined

/** The path parameters, undefined when the path has none. */
export type RgsPath<Op extends RgsOperationId> =
  NonNullable<Operation<Op>['parameters']['path']> extends never
    ? undefined
    : NonNullable<Operation<Op>['parameters']['path']>

/** The whole body of a successful answer. */
export type RgsAnswer<Op extends RgsOperationId> =
  Operation<Op> extends { responses: { 200: infer R } } ? Content<R> : never
