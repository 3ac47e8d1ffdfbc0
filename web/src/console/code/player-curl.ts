import { type OperationEntry, operations } from '@chaupar/api/operations.gen'
import { quoted } from '../control/curl.ts'
import { isOperation, type RecordedCall } from './recorded-call.ts'

/** The command line of a player's call; the variable TOKEN stands for the player's token, and placeholders stay. */
export function playerCurlOf(name: string, call: RecordedCall, { origin, world }: { origin: string; world: string }) {
  const operation: OperationEntry | null = isOperation(name) ? operations[name] : null
  const header = operation?.host === 'sportsData' ? 'xu-auth' : 'authorization'
  return [
    'curl',
    call.method === 'GET' ? '' : `-X ${call.method}`,
    quoted(`${origin}${call.url}`),
    `-H ${quoted(`x-world: ${world}`)}`,
    call.token === null ? '' : `-H "${header}: $TOKEN"`,
    call.idempotencyKey === null ? '' : `-H ${quoted(`idempotency-key: ${call.idempotencyKey}`)}`,
    call.body === undefined ? '' : `-H 'content-type: application/json' -d ${quoted(JSON.stringify(call.body))}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
