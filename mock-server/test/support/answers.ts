/** The type of a call's answer, found by its method and address in the tables of the contracts: no test declares its own. */
import type { Data, Failure } from '@chaupar/api/api'
import type { ControlData } from '@chaupar/api/control-client'
import type { ControlOperationId, controlOperations } from '@chaupar/api/control-operations.gen'
import type { OperationId, operations } from '@chaupar/api/operations.gen'

/** An answer as a test reads it: the data of a success, and a refusal's fields. */
export type Answer<D> = {
  error: boolean
  message: string
  data: D
  code?: Failure['code']
  details?: Failure['details']
  errorMessage?: string
}

type Prefixes = { api: '/api'; sportsData: '/sports-data'; gameHost: '/game-host'; liveTv: '/live-tv' }

type Segments<Path extends string> = Path extends `${infer Head}/${infer Tail}` ? [Head, ...Segments<Tail>] : [Path]
type WithoutQuery<Url extends string> = Url extends `${infer Path}?${string}` ? Path : Url

/** Whether an address matches a path with parameters, segment by segment. */
type Fits<Url extends readonly string[], Path extends readonly string[]> = Url extends readonly [
  infer U extends string,
  ...infer UrlRest extends string[],
]
  ? Path extends readonly [infer P extends string, ...infer PathRest extends string[]]
    ? P extends `{${string}}`
      ? Fits<UrlRest, PathRest>
      : U extends P
        ? Fits<UrlRest, PathRest>
        : false
    : false
  : Path extends readonly []
    ? true
    : false

type ApiMatch<Method, Url extends readonly string[]> = {
  [Op in OperationId]: (typeof operations)[Op]['method'] extends Method
    ? Fits<Url, Segments<`${Prefixes[(typeof operations)[Op]['host']]}${(typeof operations)[Op]['path']}`>> extends true
      ? Data<Op>
      : never
    : never
}[OperationId]

type ControlMatch<Method, Url extends readonly string[]> = {
  [Op in ControlOperationId]: (typeof controlOperations)[Op]['method'] extends Method
    ? Fits<Url, Segments<`/__mock${(typeof controlOperations)[Op]['path']}`>> extends true
      ? ControlData<Op>
      : never
    : never
}[ControlOperationId]

type OrUnknown<D> = [D] extends [never] ? unknown : D

/** The data behind an address; unknown where the address is not spelt out. */
export type DataAt<Method, Url extends string> = OrUnknown<
  ApiMatch<Method, Segments<WithoutQuery<Url>>> | ControlMatch<Method, Segments<WithoutQuery<Url>>>
>

/** A value that must exist: a test without it fails here, and not somewhere after. */
export function there<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('nothing was found')
  return found
}
