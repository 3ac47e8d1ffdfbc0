import { readJson } from '@chaupar/api/document'
import { type OperationEntry, operations } from '@chaupar/api/operations.gen'
import { routePath } from '../../../mock-server/src/contract/addresses.ts'
import { loadDocument } from '../../../mock-server/src/contract/schemas.ts'
import { apiMismatches } from '../../../mock-server/src/upstream/check-call.ts'
import type { SentRequest } from './sent-requests.ts'

/** Headers of every request; those of an operation stand in the document. */
const general = ['accept', 'accept-language', 'content-type']

const { document } = loadDocument('api')
const entries = new Map(Object.entries<OperationEntry>(operations))

/** The operations with the addresses that they have at the mock. */
const addressed = document.operations.map((operation) => {
  const entry = entries.get(operation.operationId)
  if (!entry) throw new Error(`no entry of ${operation.operationId}`)
  const path = routePath(entry).replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  return { operation, entry, path: new RegExp(`^${path}$`) }
})

/** Mismatches of requests with openapi.yaml, each with the operation and the field; other requests than calls have none. */
export async function requestMismatches(sent: readonly SentRequest[]): Promise<string[]> {
  const calls = sent.filter(({ url }) => /^\/(api|sports-data|game-host|live-tv)\//.test(url.pathname))
  return (await Promise.all(calls.map(mismatchesOf))).flat()
}

async function mismatchesOf({ method, url, headers, body }: SentRequest): Promise<string[]> {
  const found = addressed.find(({ operation, path }) => operation.method === method && path.test(url.pathname))
  if (!found) return [`${method} ${url.pathname}: openapi.yaml has no such operation`]
  const { operation, entry, path } = found
  const isForm = body instanceof FormData
  const mismatches = apiMismatches().ofCall(
    operation,
    {
      params: { ...path.exec(url.pathname)?.groups },
      query: Object.fromEntries(url.searchParams),
      headers,
      mediaType: isForm ? 'multipart/form-data' : (headers['content-type']?.split(';', 1)[0] ?? ''),
      body: isForm ? await formOf(body) : typeof body === 'string' ? readJson(body) : undefined,
    },
    (_name, value) => value,
  )
  return [
    ...mismatches,
    ...headerMismatches(entry, Object.keys(operation.parameters.header?.properties ?? {}), headers),
  ].map((mismatch) => `${operation.operationId}: ${mismatch}`)
}

/** The token is sent in the header of its host, and not by the calls of guests. */
function headerMismatches({ host, auth }: OperationEntry, named: string[], headers: SentRequest['headers']): string[] {
  const token = host === 'sportsData' ? 'xu-auth' : 'authorization'
  const known = [...general, ...named, ...(auth === 'none' ? [] : [token])]
  return [
    ...Object.keys(headers).flatMap((name) =>
      known.includes(name) ? [] : [`header.${name}: is unknown to the document`],
    ),
  ]
}

/** A form as the document has it: its JSON part, and the names of its files. */
async function formOf(form: FormData): Promise<Record<string, unknown>> {
  const parts = [...form].map(async ([name, part]) => {
    if (name !== 'data') return [name, ''] as const
    return [name, readJson(typeof part === 'string' ? part : await part.text())] as const
  })
  return Object.fromEntries(await Promise.all(parts))
}
