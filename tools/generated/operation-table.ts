/** Turns the paths of an OpenAPI document into the TypeScript source of a table of its operations. */

import { isObject, type JsonObject, type Operation, operationsOf } from '@chaupar/api/document'

const hosts: Record<string, string> = {
  '/api': 'api',
  '/sports-data': 'sportsData',
  '/game-host': 'gameHost',
  '/live-tv': 'liveTv',
}

/** 'none' takes no token, 'optional' ignores a missing or stale one, 'required' answers 401 without one. */
function authOf({ node }: Operation): 'none' | 'optional' | 'required' {
  const requirements = Array.isArray(node.security) ? node.security : []
  if (requirements.length === 0) return 'none'
  return requirements.some((one) => Object.keys(Object(one)).length === 0) ? 'optional' : 'required'
}

function hostOf({ method, path, server }: Operation): string {
  const host = hosts[server]
  if (host === undefined) throw new Error(`${method} ${path}: no host is known for server ${server}`)
  return host
}

function isMultipart({ node }: Operation): boolean {
  const content = isObject(node.requestBody) ? node.requestBody.content : undefined
  return isObject(content) && content['multipart/form-data'] !== undefined
}

/** The table of openapi.yaml's operations: where each one lives and what it wants. */
export function operationTable(document: JsonObject): string {
  const rows = operationsOf(document).map((entry) => {
    const multipart = isMultipart(entry) ? ', multipart: true' : ''
    const auth = authOf(entry)
    return `  ${entry.id}: { method: '${entry.method}', path: '${entry.path}', host: '${hostOf(entry)}', auth: '${auth}'${multipart} },`
  })
  return `export type Host = ${Object.values(hosts)
    .map((host) => `'${host}'`)
    .join(' | ')}

export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly host: Host
  readonly auth: 'none' | 'optional' | 'required'
  readonly multipart?: true
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operations
`
}

/** The operations of both documents by their tags, in the order of the documents; those of the games' server named so. */
export function operationGroups(api: JsonObject, rgs: JsonObject): string {
  const groupsOf = (document: JsonObject, prefix: string) => {
    const byTag = Map.groupBy(operationsOf(document), ({ node }) =>
      String(Array.isArray(node.tags) ? node.tags[0] : 'other'),
    )
    return [...byTag].map(([tag, operations]) => {
      const names = operations.map(({ id }) => `'${id}'`).join(', ')
      return `  { name: '${prefix}${tag}', operations: [${names}] },`
    })
  }
  return `export const operationGroups = [
${[...groupsOf(api, ''), ...groupsOf(rgs, 'games server, ')].join('\n')}
] as const
`
}

/** A table of the operations of control.yaml or rgs.yaml, named after it: method, and path below its base address. */
export function placesTable(name: 'control' | 'rgs', document: JsonObject): string {
  const rows = operationsOf(document).map(
    (entry) => `  ${entry.id}: { method: '${entry.method}', path: '${entry.path}' },`,
  )
  const idType = `${name.charAt(0).toUpperCase()}${name.slice(1)}OperationId`
  return `export const ${name}Operations = {
${rows.join('\n')}
} as const

export type ${idType} = keyof typeof ${name}Operations
`
}
