/** Turns the paths of an OpenAPI document into the TypeScript source of a table of its operations. */

export interface ContractOperation {
  readonly operationId?: string
  readonly security?: readonly Record<string, unknown>[]
  readonly servers?: readonly { readonly url: string }[]
  readonly requestBody?: { readonly content?: Record<string, unknown> }
  readonly 'x-extension'?: boolean
}

export interface ContractDocument {
  readonly paths: Record<string, Record<string, unknown>>
}

interface Located {
  readonly method: string
  readonly path: string
  readonly operation: ContractOperation
  readonly server: string
}

const methods = ['get', 'post', 'put', 'patch', 'delete']
const hosts: Record<string, string> = {
  '/api': 'api',
  '/sports-data': 'sportsData',
  '/game-host': 'gameHost',
  '/live-tv': 'liveTv',
}

function located(document: ContractDocument): Located[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const servers = item.servers as ContractOperation['servers']
    return methods
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const operation = item[method] as ContractOperation
        const server = (operation.servers ?? servers)?.[0]?.url ?? '/api'
        return { method: method.toUpperCase(), path, operation, server }
      })
  })
}

function nameOf(entry: Located): string {
  const name = entry.operation.operationId
  if (name === undefined) throw new Error(`${entry.method} ${entry.path} has no operationId`)
  return name
}

/** 'none' takes no token, 'optional' ignores a missing or stale one, 'required' answers 401 without one. */
function authOf(operation: ContractOperation): 'none' | 'optional' | 'required' {
  const security = operation.security ?? []
  if (security.length === 0) return 'none'
  return security.some((requirement) => Object.keys(requirement).length === 0) ? 'optional' : 'required'
}

function hostOf(entry: Located): string {
  const host = hosts[entry.server]
  if (host === undefined) throw new Error(`${entry.method} ${entry.path}: no host is known for server ${entry.server}`)
  return host
}

function isMultipart(operation: ContractOperation): boolean {
  return operation.requestBody?.content?.['multipart/form-data'] !== undefined
}

/** The table of openapi.yaml's operations: where each one lives and what it wants. */
export function operationTable(document: ContractDocument): string {
  const rows = located(document).map((entry) => {
    const extension = entry.operation['x-extension'] === true
    const multipart = isMultipart(entry.operation) ? ', multipart: true' : ''
    const auth = authOf(entry.operation)
    return `  ${nameOf(entry)}: { method: '${entry.method}', path: '${entry.path}', host: '${hostOf(entry)}', auth: '${auth}', extension: ${extension}${multipart} },`
  })
  return `export type Host = ${Object.values(hosts)
    .map((host) => `'${host}'`)
    .join(' | ')}

export interface OperationEntry {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly host: Host
  readonly auth: 'none' | 'optional' | 'required'
  readonly extension: boolean
  readonly multipart?: true
}

export const operations = {
${rows.join('\n')}
} as const satisfies Record<string, OperationEntry>

export type OperationId = keyof typeof operations
`
}

/** The table of control.yaml's operations: method and path below the control base address. */
export function controlTable(document: ContractDocument): string {
  const rows = located(document).map(
    (entry) => `  ${nameOf(entry)}: { method: '${entry.method}', path: '${entry.path}' },`,
  )
  return `export const controlOperations = {
${rows.join('\n')}
} as const

export type ControlOperationId = keyof typeof controlOperations
`
}
