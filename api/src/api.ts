/** Names for the parts of an operation, so that callers need no paths into the generated types. */
import type { components, operations } from './openapi.gen.ts'
import type { OperationId } from './operations.gen.ts'

export type { OperationId } from './operations.gen.ts'

/** A schema of openapi.yaml by its name. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The machine-readable reason of a failure. */
export type ErrorCode = Schema<'ErrorCode'>

/** A successful answer: `error` is false, `data` is what the operation promises (spec 7). */
export interface Envelope<T> {
  error: false
  message: string
  data: T
}

/** A failed answer; older servers put the text into `errorMessage` or answer with status 200 (spec 8). */
export type Failure = Schema<'Failure'>

type Operation<Op extends OperationId> = operations[Op]
type Parameters<Op extends OperationId> = Operation<Op>['parameters']
type Content<T> = T extends { content: infer C } ? C[keyof C] : never

/** The request body; for a multipart operation the whole form, `data` and the file parts. Undefined when there is none. */
export type Body<Op extends OperationId> =
  Operation<Op> extends { requestBody: infer R }
    ? Content<R>
    : Operation<Op> extends { requestBody?: infer R }
      ? Content<R> | undefined
      : undefined

/** The query parameters, undefined when the operation takes none. */
export type Query<Op extends OperationId> =
  NonNullable<Parameters<Op>['query']> extends never ? undefined : NonNullable<Parameters<Op>['query']>

/** The path parameters, undefined when the path has none. */
export type PathParams<Op extends OperationId> =
  NonNullable<Parameters<Op>['path']> extends never ? undefined : NonNullable<Parameters<Op>['path']>

type Success<Op extends OperationId> = Operation<Op> extends { responses: { 200: infer R } } ? Content<R> : never

/** The envelope's `data` of a successful answer. */
export type Data<Op extends OperationId> = Success<Op> extends { data: infer D } ? D : never
