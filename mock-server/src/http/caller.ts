import type { IncomingHttpHeaders } from 'node:http'
import type { OperationEntry, OperationId } from '@chaupar/contracts/operations.gen'
import type { World } from '../world/world.ts'

/** Longer ones are no tokens of ours; they are not even looked up. */
const longestToken = 512

/** The raw token: Authorization, on the sports-data host xu-auth (spec 7). Not looked at where nobody need be known. */
export function sentToken(headers: IncomingHttpHeaders, { host, auth }: OperationEntry): string | null {
  if (auth === 'none') return null
  const header = headers[host === 'sportsData' ? 'xu-auth' : 'authorization']
  return typeof header === 'string' && header !== '' && header.length <= longestToken ? header : null
}

/** Whose calls are counted together: those of a living token, of guests those of an address. */
export function limitKey(id: OperationId, world: World, caller: string): string {
  return `${id} ${world.name} ${caller}`
}
