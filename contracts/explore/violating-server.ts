/** A server that follows the documents by their own examples, and violates them where it is asked to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isObject, type Json, type JsonObject, objectAt, resolve } from '@chaupar/api/document'
import { judge } from './call-judge.ts'
import { type Subject, subjects } from './operations.ts'

export const playersToken = 'token-of-player'

/** Each violation with its operation. */
export const violations = {
  'an undocumented status': 'getBanners',
  'a body without a field': 'getAppDetails',
  'a page in place of JSON': 'listAnnouncements',
  'a failure for tennis': 'listMatches',
  'money shown without a token': 'getExposure',
  'any word taken': 'getActivity',
  'pages that overlap': 'listWithdrawals',
  'a count that moves': 'listDeposits',
  'a deleted bank still listed': 'removeBank',
  'a connection closed': 'getReferralStats',
} as const

export type Violation = keyof typeof violations

interface Answer {
  status: number
  body: JsonObject
  type?: string
}

type Asked = { path: Record<string, string>; query: Record<string, string> }

/** Listens on a port of its own. @returns its address, and how to end it */
export async function startViolatingServer(
  broken: readonly Violation[],
): Promise<{ origin: string; stop(): Promise<void> }> {
  const all = subjects()
  let banks = ['bk-1', 'bk-2', 'bk-3']
  const violates = (violation: Violation, { id }: Subject) => broken.includes(violation) && violations[violation] === id

  /** What an correct server would say, from the examples of the document. */
  function correct(subject: Subject, { query }: Asked): Answer {
    const body = exampleOf(subject, '200')
    const data = isObject(body.data) ? body.data : {}
    const list = Object.entries(data).find(([, value]) => Array.isArray(value))
    const row = Array.isArray(list?.[1]) ? list[1][0] : undefined
    if (subject.id === 'removeBank') {
      if (!banks.includes(query.id ?? '')) return { status: 404, body: exampleOf(subject, '404') }
      if (!violates('a deleted bank still listed', subject)) banks = banks.filter((id) => id !== query.id)
    }
    if (list === undefined || !isObject(row) || data.count === undefined) return { status: 200, body }
    const ids = subject.id === 'listBanks' ? banks : Array.from({ length: 120 }, (_, at) => `row-${at}`)
    const skip = Number(query.skip ?? 0)
    const from = skip > 0 && violates('pages that overlap', subject) ? skip - 1 : skip
    const rows = ids.slice(from, from + Number(query.pagesize ?? query.pageSize ?? 10)).map((id) => ({ ...row, id }))
    const count = skip > 10 && violates('a count that moves', subject) ? ids.length - 1 : ids.length
    return { status: 200, body: { ...body, data: { ...data, [list[0]]: rows, count } } }
  }

  function said(subject: Subject, asked: Asked, token: unknown): Answer {
    if (subject.auth === 'required' && token !== playersToken && !violates('money shown without a token', subject)) {
      return { status: 401, body: exampleOf(subject, '401') }
    }
    if (judge(subject, asked) === 'breaks' && !violates('any word taken', subject)) {
      return { status: 400, body: exampleOf(subject, '400') }
    }
    if (violates('an undocumented status', subject)) return { status: 418, body: {} }
    if (violates('a failure for tennis', subject) && asked.query.sportId === '2') return { status: 500, body: {} }
    const answer = correct(subject, asked)
    if (violates('a page in place of JSON', subject)) return { ...answer, type: 'text/html' }
    if (!violates('a body without a field', subject)) return answer
    const { FOOTER_TEXT: _, ...rest } = objectAt(answer.body.data)
    return { ...answer, body: { ...answer.body, data: rest } }
  }

  const server = createServer((request, response) => {
    request.resume()
    const found = matching(all, request)
    if (found !== null && violates('a connection closed', found.subject)) return void request.socket.destroy()
    const body = { error: true, message: 'Not found', code: 'not_found' }
    if (found === null) return write(response, { status: 404, body })
    write(response, said(found.subject, found.asked, request.headers[found.subject.tokenHeader.toLowerCase()]))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${address.port}`, stop }
}

function matching(all: readonly Subject[], { method, url = '/' }: IncomingMessage) {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  for (const subject of all) {
    const pattern = `${subject.operation.server}${subject.path}`.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = subject.method === method ? new RegExp(`^${pattern}$`).exec(pathname) : null
    if (match === null) continue
    const path = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
    return { subject, asked: { path: Object.fromEntries(path), query: Object.fromEntries(searchParams) } }
  }
  return null
}

function exampleOf({ document, operation }: Subject, status: string): JsonObject {
  const answer: Json | undefined = objectAt(operation.node, 'responses')[status]
  return objectAt(resolve(document, answer), 'content', 'application/json', 'example')
}

function write(response: ServerResponse, { status, body, type = 'application/json' }: Answer): void {
  response.writeHead(status, { 'content-type': type }).end(JSON.stringify(body))
}
