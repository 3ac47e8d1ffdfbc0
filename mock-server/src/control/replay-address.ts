import type { ControlInput } from '@chaupar/api/control-client'
import { type ControlOperationId, controlOperations } from '@chaupar/api/control-operations.gen'
import { operations } from '@chaupar/api/operations.gen'
import { rgsOperations } from '@chaupar/api/rgs-operations.gen'
import { inFastifySpelling, rgsRoutePath, routePath } from '../contract/addresses.ts'
import { InvalidInput } from '../contract/invalid-input.ts'
import { isAction } from './journal-control.ts'

export type ReplayEntry = NonNullable<ControlInput<'replayJournal'>['journal']>['entries'][number]

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Where an operation stands on this server; parameters in Fastify's spelling. */
type Route = { method: Method; path: string }

/** A call of a journal, in the terms of the operation that it names. */
export type RecordedCall = { route: Route; params: Record<string, string>; query: string }

const httpRoutes: ReadonlyMap<string, Route> = new Map([
  ...Object.entries(operations).map(([id, entry]): [string, Route] => [
    id,
    { method: entry.method, path: routePath(entry) },
  ]),
  ...Object.entries(rgsOperations).map(([id, { method, path }]): [string, Route] => [
    id,
    { method, path: rgsRoutePath(path) },
  ]),
])

/**
 * The operation that a call's entry names, with the parameters of its recorded address. The address itself is never used: an
 * edited journal could name any. @throws InvalidInput when no such operation is journaled, or at another address
 */
export function recordedCall({ id, name, data }: ReplayEntry): RecordedCall {
  const route = httpRoutes.get(name)
  const call = Object(data?.call)
  const url = typeof call.url === 'string' ? call.url : ''
  const end = url.search(/[?#]/)
  const params = route === undefined ? null : matched(route.path, end < 0 ? url : url.slice(0, end))
  if (route === undefined || params === null)
    throw new InvalidInput(`Entry #${id} is no call that a journal can contain`)
  return { route, params, query: end >= 0 && url[end] === '?' ? url.slice(end) : '' }
}

/**
 * Where a control action of an entry stands; null for a name that is no operation. @throws InvalidInput for operations that
 * act outside of one world, or are not journaled
 */
export function controlRoute({ id, name }: ReplayEntry): Route | null {
  if (!isControlOperation(name)) return null
  const { method, path } = controlOperations[name]
  const isOfWorld = path.startsWith('/worlds/{world}/') && isAction(name, method)
  if (!isOfWorld) throw new InvalidInput(`Entry #${id}: ${name} is no action that a journal can contain`)
  return { method, path: `/__mock${inFastifySpelling(path)}` }
}

/** A path with its parameters filled in; null when one is empty or leads out of its place, as `..` does. */
export function filledPath(path: string, params: Readonly<Record<string, string>>): string | null {
  const [, ...segments] = path.split('/').map((part) => (part.startsWith(':') ? (params[part.slice(1)] ?? '') : part))
  if (segments.some((segment) => ['', '.', '..'].includes(segment) || !segment.isWellFormed())) return null
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')
}

function isControlOperation(name: string): name is ControlOperationId {
  return Object.hasOwn(controlOperations, name)
}

/** The parameters of a path that fits a route; null when it does not. */
function matched(route: string, path: string): Record<string, string> | null {
  const [wanted, sent] = [route.split('/'), path.split('/').map(decoded)]
  if (wanted.length !== sent.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = sent[index]
    if (value === undefined || value === null) return null
    if (part.startsWith(':')) params[part.slice(1)] = value
    else if (part !== value) return null
  }
  return params
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
