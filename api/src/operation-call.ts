/** What a call of an operation consists of, as every caller gives and sends it: the web, and the client for tests. */
import type { Body, OperationId, PathParams, Query } from './api.ts'
import type { OperationEntry, operations } from './operations.gen.ts'

type Part<Name extends string, T> = [T] extends [undefined]
  ? { [Key in Name]?: never }
  : undefined extends T
    ? { [Key in Name]?: T }
    : Record<never, never> extends T
      ? { [Key in Name]?: T }
      : { [Key in Name]: T }

/** The parts of a form beside `data` are files: openapi.yaml has them as bytes, a caller holds them as Blob or File. */
type WithFiles<Sent> = Sent extends { data: unknown }
  ? { [Name in keyof Sent]: Name extends 'data' ? Sent[Name] : Blob | Extract<Sent[Name], undefined> } & DescribedFiles
  : Sent

/** Files of fields that a form describes, each under the name of its field. */
type DescribedFiles = { [Part in `field_${string}`]?: Blob }

/** The body of an operation as a caller gives it. */
export type SentBody<Op extends OperationId> = (typeof operations)[Op] extends { multipart: true }
  ? WithFiles<Body<Op>>
  : Body<Op>

/**
 * The input of an operation: `path`, `query` and `body`, required where openapi.yaml requires them. A body
 * with a file is a form: `{ data: { ... }, file }`; the file is a Blob or File.
 */
export type CallInput<Op extends OperationId> = Part<'path', PathParams<Op>> &
  Part<'query', Query<Op>> &
  Part<'body', SentBody<Op>>

/** The input with more options; it may be left out where nothing in it is required. */
export type CallArguments<Op extends OperationId, Options = unknown> =
  Record<never, never> extends CallInput<Op> ? [input?: CallInput<Op> & Options] : [input: CallInput<Op> & Options]

/**
 * The body of an operation as it goes out. Of one that takes a form: one JSON part `data`, and each file as a part under its own
 * name (spec 3). Without a part `data` it is the operation's plain JSON body and stays as it is.
 */
export function bodyOf(operation: OperationEntry, body: unknown): unknown {
  if (!operation.multipart || typeof body !== 'object' || body === null || !('data' in body)) return body
  const form = new FormData()
  for (const [name, part] of Object.entries(body)) {
    if (name === 'data') form.append(name, new Blob([JSON.stringify(part)], { type: 'application/json' }))
    else if (part instanceof Blob) form.append(name, part)
  }
  return form
}

/** How a host takes the player's token (spec 7); nothing without one. */
export function tokenHeader({ host }: OperationEntry, token: string | null): Record<string, string> {
  if (token === null) return {}
  return host === 'sportsData' ? { 'xu-auth': token } : { Authorization: token }
}

/** The path of an operation with its values in their places. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')))
}
