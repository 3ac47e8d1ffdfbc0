import { controlRequest } from '@chaupar/api/control-client'
import type { ControlOperationId } from '@chaupar/api/control-operations.gen'

/** The file that holds a body, or the value of its only field, when it is too long for a command line. */
export type FileField = { field: string | null; name: string }

/** One operation with its fields: what a button did, or would do. */
export type Command = { op: ControlOperationId; input: object; file?: FileField }

/** How a command begins: a variable where people read, the whole address where they paste. */
export type CurlOptions = { base: string; hasToken: boolean }

/** The command line that does the same. Safe to paste into a POSIX shell whatever the fields hold. */
export function curlOf({ op, input, file }: Command, { base, hasToken }: CurlOptions): string {
  const { method, path, headers, body } = controlRequest(op, input)
  const parts = [
    'curl',
    method === 'GET' ? '' : `-X ${method}`,
    shownAddress(base, path),
    hasToken ? '-H "x-control-token: $CONTROL_TOKEN"' : '',
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    body === null ? '' : `-d ${file === undefined ? quoted(body) : '@-'}`,
  ]
  const line = parts.filter((part) => part !== '').join(' ')
  return file === undefined ? line : `${fileBody(file, input)} | ${line}`
}

/** As it is read on the page; works where `variablesOf` was pasted before. */
export function shortCurlOf(command: Command, { hasToken }: { hasToken: boolean }): string {
  return curlOf(command, { base: '$M', hasToken })
}

/** What the commands on the page name and do not write out, as a shell takes it. */
export function variablesOf({ base, token }: { base: string; token: string | null }): string {
  return token === null ? `M=${base}` : `M=${base} CONTROL_TOKEN=${quoted(token)}`
}

/** A variable works in double quotes only; there, and without any, only what means nothing to a shell may stand. */
function shownAddress(base: string, path: string): string {
  if (!base.startsWith('$')) return quoted(`${base}${path}`)
  if (/^[\w\-./%]*$/.test(path)) return `${base}${path}`
  return /^[\w\-./%?&=+:~]*$/.test(path) ? `"${base}${path}"` : `${base}${quoted(path)}`
}

/** Writes the body for `curl -d @-`; a command line itself has no room for a long file. */
function fileBody({ field, name }: FileField, input: object): string {
  if (field === null) return `cat ${quoted(name)}`
  const others = JSON.stringify({ ...input, [field]: undefined }).slice(1, -1)
  const rest = others === '' ? '' : `,${others.replaceAll(/[%\\]/g, '$&$&')}`
  return `printf ${quoted(`{"${field}":%s${rest}}`)} "$(cat ${quoted(name)})"`
}

/** A text for a shell: in single quotes everything is literal but the single quote itself. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
