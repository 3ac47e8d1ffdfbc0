import { type OperationEntry, type OperationId, operations } from '@chaupar/contracts/operations.gen'
import type { DocumentOperation } from '../contract/document.ts'
import type { OperationChecks } from '../contract/schemas.ts'

/** An operation with all that its calls need. */
export type Route = { id: OperationId; entry: OperationEntry; operation: DocumentOperation; checks: OperationChecks }

/** Where each host of openapi.yaml lives on this server; an operator's own hosts have no prefix. */
const hostPrefixes = {
  api: '/api',
  sportsData: '/sports-data',
  gameHost: '/game-host',
  liveTv: '/live-tv',
} as const

/** The operations by id. Object.keys forgets that the table has no other keys. */
export function operationIds(): OperationId[] {
  const isId = (key: string): key is OperationId => Object.hasOwn(operations, key)
  return Object.keys(operations).filter(isId)
}

/** Address of an operation on this server, in Fastify's spelling of parameters. */
export function routePath({ host, path }: OperationEntry): string {
  return hostPrefixes[host] + path.replaceAll(/\{(\w+)\}/g, ':$1')
}
