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
  'an ignored filter': 'listBonuses',
  'an ignored filter of bets': 'listUserBets',
  'a repeated key with a second effect': 'addBank',
  'a key taken for two bodies': 'createWithdrawal',
  'an operation that is not there': 'checkDemo',
  'an operation that is not there, in its envelope': 'getBonusStats',
} as const

export type Violation = keyof typeof violations

interface Answer {
  status: number
  body: JsonObject
  type?: string
}

interface Asked {
  path: Record<string, string>
  query: Record<string, string>
  body?: string
  headers: Record<string, string>
}

interface ViolatingServer {
  readonly origin: string
  /** How many calls it got. */
  calls(): number
  stop(): Promise<void>
}

type Found = { subject: Subject; asked: Asked }

/** The fields that parameters of other names select the entries by. */
const selecting: Readonly<Record<string, string>> = { when: 'status', betstatus: 'status', refmatchid: 'refMatchId' }
/** The kind of price of the bets that a value of markettype selects. */
const kindOfPrice: Readonly<Record<string, string>> = { match_odds: 'decimal', bookmaker: 'rate', fancy: 'line' }

/** A parameter that selects by no field lets every entry through. */
function isSelected(entry: Json, name: string, value: string): boolean {
  const fields = objectAt(entry)
  if (name === 'markettype') return fields.priceKind === kindOfPrice[value]
  const found = fields[selecting[name] ?? name]
  return found === undefined || String(found) === value
}

/** The same data about what was asked for: fields with the name of a parameter have its value. */
function echoing(data: JsonObject, query: Asked['query']): JsonObject {
  const named = Object.entries(query).filter(([name]) => typeof data[name] === 'string')
  return { ...data, ...Object.fromEntries(named) }
}

/** Listens on a port of its own. */
export async function startViolatingServer(broken: readonly Violation[]): Promise<ViolatingServer> {
  const all = subjects()
  let banks = ['bk-1', 'bk-2', 'bk-3']
  let isSignedOut = false
  let calls = 0
  const keyed = new Map<string, { body: string; answer: Answer }>()
  const violates = (violation: Violation, { id }: Subject) => broken.includes(violation) && violations[violation] === id

  /** The answer of a correct server, from the examples of the document. */
  function correct(subject: Subject, asked: Asked): Answer {
    const { query } = asked
    const example = exampleOf(subject, '200')
    const echoed = judge(subject, asked) === 'breaks' ? {} : query
    const data = isObject(example.data) ? echoing(example.data, echoed) : {}
    const body = isObject(example.data) ? { ...example, data } : example
    const list = Object.entries(data).find(([, value]) => Array.isArray(value))
    const rows = Array.isArray(list?.[1]) ? list[1] : []
    const [row] = rows
    if (subject.id === 'signOut') isSignedOut = true
    if (subject.id === 'removeBank') {
      if (!banks.includes(query.id ?? '')) return { status: 404, body: exampleOf(subject, '404') }
      if (!violates('a deleted bank still listed', subject)) banks = banks.filter((id) => id !== query.id)
    }
    if (subject.id === 'addBank') return { status: 200, body: { ...body, data: { ...data, id: `bk-new-${calls}` } } }
    if (list === undefined || !isObject(row)) return { status: 200, body }
    if (data.count === undefined) {
      return { status: 200, body: { ...body, data: { ...data, [list[0]]: filtered(subject, query, rows) } } }
    }
    const ids = subject.id === 'listBanks' ? banks : Array.from({ length: 120 }, (_, at) => `row-${at}`)
    const named = ids.map((id) => ({ ...row, id }))
    const whole = filtered(subject, query, named)
    const skip = Number(query.skip ?? 0)
    const from = skip > 0 && violates('pages that overlap', subject) ? skip - 1 : skip
    const page = whole.slice(from, from + Number(query.pagesize ?? query.pageSize ?? 10))
    const count = skip > 10 && violates('a count that moves', subject) ? whole.length - 1 : whole.length
    return { status: 200, body: { ...body, data: { ...data, [list[0]]: page, count } } }
  }

  function filtered(subject: Subject, query: Asked['query'], entries: readonly Json[]): readonly Json[] {
    if (violates('an ignored filter', subject) || violates('an ignored filter of bets', subject)) return entries
    return entries.filter((entry) => Object.entries(query).every(([name, value]) => isSelected(entry, name, value)))
  }

  /** The same answer for the same key and body, as a correct server gives it. */
  function once(subject: Subject, asked: Asked): Answer {
    const key = asked.headers['idempotency-key']
    if (key === undefined || asked.body === undefined) return correct(subject, asked)
    const kept = keyed.get(key)
    const body = `${subject.id} ${asked.body}`
    if (kept !== undefined && kept.body !== body && !violates('a key taken for two bodies', subject)) {
      return { status: 422, body: exampleOf(subject, '422') }
    }
    if (kept !== undefined && !violates('a repeated key with a second effect', subject)) return kept.answer
    const answer = correct(subject, asked)
    keyed.set(key, { body, answer })
    return answer
  }

  function said(subject: Subject, asked: Asked, token: unknown): Answer {
    if (violates('an operation that is not there', subject)) return { status: 404, body: {}, type: 'text/html' }
    if (violates('an operation that is not there, in its envelope', subject)) return nothingThere
    const isPlayer = token === playersToken && !isSignedOut
    if (subject.auth === 'required' && !isPlayer && !violates('money shown without a token', subject)) {
      return { status: 401, body: exampleOf(subject, '401') }
    }
    if (judge(subject, asked) === 'breaks' && !violates('any word taken', subject)) {
      return { status: 400, body: exampleOf(subject, '400') }
    }
    if (violates('an undocumented status', subject)) return { status: 418, body: {} }
    if (violates('a failure for tennis', subject) && asked.query.sportId === '2') return { status: 500, body: {} }
    const answer = once(subject, asked)
    if (violates('a page in place of JSON', subject)) return { ...answer, type: 'text/html' }
    if (!violates('a body without a field', subject)) return answer
    const { FOOTER_TEXT: _, ...rest } = objectAt(answer.body.data)
    return { ...answer, body: { ...answer.body, data: rest } }
  }

  const server = createServer((request, response) => {
    calls += 1
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const found = matching(all, request)
      if (found === null) return write(response, nothingThere)
      const { subject } = found
      if (violates('a connection closed', subject)) return void request.socket.destroy()
      const body = Buffer.concat(parts).toString()
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true
      const asked = { ...found.asked, ...(body === '' || isForm ? {} : { body }) }
      write(response, said(subject, asked, request.headers[subject.tokenHeader.toLowerCase()]))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere')
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: `http://127.0.0.1:${address.port}`, calls: () => calls, stop }
}

const nothingThere: Answer = { status: 404, body: { error: true, message: 'Not found', code: 'not_found' } }

function matching(all: readonly Subject[], { method, url = '/', headers }: IncomingMessage): Found | null {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  for (const subject of all) {
    const pattern = `${subject.operation.server}${subject.path}`.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const match = subject.method === method ? new RegExp(`^${pattern}$`).exec(pathname) : null
    if (match === null) continue
    const path = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)])
    const key = headers['idempotency-key']
    const asked = { path: Object.fromEntries(path), query: Object.fromEntries(searchParams) }
    return { subject, asked: { ...asked, headers: typeof key === 'string' ? { 'idempotency-key': key } : {} } }
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
