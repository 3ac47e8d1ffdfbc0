import { controlRequest } from '@chaupar/contracts/control-client'
import type { ControlOperationId } from '@chaupar/contracts/control-operations.gen'

/** One operation with its fields: what a button did, or would do. */
export type Command = { op: ControlOperationId; input: object }

/** How a command begins: a variable where people read, the whole address where they paste. */
export type CurlOptions = { base: string; hasToken?: boolean }

/** The command line that does the same. Safe to paste into a POSIX shell whatever the fields hold. */
export function curlOf({ op, input }: Command, { base, hasToken = false }: CurlOptions): string {
  const { method, path, body } = controlRequest(op, input)
  const address = shownAddress(base, path)
  return [
    'curl',
    method === 'GET' ? '' : `-X ${method}`,
    address,
    hasToken ? '-H "x-control-token: $CONTROL_TOKEN"' : '',
    body === null ? '' : `-H 'content-type: application/json' -d ${quoted(body)}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

/** As it is read on the page: the header that every POST has is left out. */
export function shortCurlOf(command: Command): string {
  return curlOf(command, { base: '$M' }).replace("-H 'content-type: application/json' ", '')
}

/** A variable works in double quotes only; there, and without any, only what means nothing to a shell may stand. */
function shownAddress(base: string, path: string): string {
  if (!base.startsWith('$')) return quoted(`${base}${path}`)
  if (/^[\w\-./%]*$/.test(path)) return `${base}${path}`
  return /^[\w\-./%?&=+:~]*$/.test(path) ? `"${base}${path}"` : `${base}${quoted(path)}`
}

/** In single quotes everything is literal but the single quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
