/** The mock behind a server that changes requests and answers: what a check has to notice. */
import { Buffer } from 'node:buffer'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isObject, type Json, type JsonObject, readJson } from '@chaupar/api/document'
import { waitLimitMs } from '../../../tools/testing/limits.ts'
import { startMock } from '../../provider/mock.ts'
import type { State } from '../pacts/pact-file.ts'
import type { Backend } from '../run/backend.ts'
import type { Exchange } from '../run/exchange.ts'
import { NoMessage } from '../run/socket-message.ts'
import { mockAt } from '../states/by-mock.ts'
import { NotOffered, Stage } from '../states/state-source.ts'
import { checks } from './checks.ts'
import { Scene } from './scene.ts'

/** Origin of the site that the mock lets in. */
export const site = 'https://play.example.com'

/** A request on its way to the mock; '/api/bets' and the like, without its query. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly headers: Record<string, string>
}

/** An answer on its way back; the names of its headers are in small letters. */
export interface Answered {
  status: number
  headers: Record<string, string>
  /** Parsed when it is JSON. */
  body: Json
  /** Sent in the place of the body. */
  bytes?: Buffer
}

/** What is changed on the way. A request may be answered in the mock's place. */
export interface Tampering {
  readonly asked?: (asked: Asked) => Answered | undefined
  readonly answered?: (answered: Answered, asked: Asked) => void
}

/** A success with this data, as from the mock. */
export const success = (data: Json): Answered => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: { error: false, message: '', data },
})

type ChangeOfData = (data: JsonObject) => JsonObject

/** Changes the data of an answer. */
export function changeData(answered: Answered, change: ChangeOfData): void {
  const { body } = answered
  if (isObject(body) && isObject(body.data)) answered.body = { ...body, data: change(body.data) }
}

/** Whether this is the call, such as 'POST /api/bets'. */
export const isAt = ({ method, path }: Asked, line: string) => line === `${method} ${path}`

/** Changes the data of one operation's answers. */
export const dataOf = (line: string, change: ChangeOfData): Tampering => ({
  answered: (answered, asked) => {
    if (isAt(asked, line)) changeData(answered, change)
  },
})

/** Changes the data of one operation's answers once another was called. */
export function dataAfter(first: string, line: string, change: ChangeOfData): Tampering {
  let isLater = false
  return {
    answered: (answered, asked) => {
      if (isAt(asked, first)) isLater = true
      else if (isLater && isAt(asked, line)) changeData(answered, change)
    },
  }
}

/** Keys that do not come through. */
export const withoutKeys: Tampering = { asked: ({ headers }) => void delete headers['idempotency-key'] }

/** The answer to the second call of an operation. */
export function second(line: string, change: (answered: Answered) => void): Tampering {
  let calls = 0
  return {
    answered: (answered, asked) => {
      if (!isAt(asked, line)) return
      calls += 1
      if (calls === 2) change(answered)
    },
  }
}

/** A running mock with its changing server; `found` tries the check of this description, after a run that was answered `past`. */
export async function startTampered() {
  const mock = await startMock({ CORS_ORIGINS: site })
  let tampering: Tampering = {}
  const server = createServer((request, response) => void relay(mock.origin, tampering, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  const origin = `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`
  const { backend, source } = await mockAt(mock.origin, site)
  const stage = new Stage([source])
  const behind: Backend = {
    ...backend,
    addressOf: (provider) => {
      const address = backend.addressOf(provider)
      return provider === 'chaupar-realtime' ? address : address?.replace(mock.origin, origin)
    },
  }
  /** Each finding in a line; the reason when the check cannot be tried. */
  const found = async (
    description: string,
    change: Tampering = {},
    past: readonly Exchange[] = [],
  ): Promise<string[]> => {
    const check = checks.find(({ operation, situation }) => `${operation}: ${situation}` === description)
    if (check === undefined) throw new Error(`There is no check "${description}"`)
    await stage.setUp(check.isLast ? aPlayer : check.states, check.needs)
    tampering = change
    const around = { backend: behind, stage, timeoutMs: waitLimitMs }
    const before = new Scene('chaupar-api', around)
    // What looks at a whole run has to have one.
    if (check.isLast) await before.call('getExposure')
    const scene = new Scene(check.provider, around, [...before.exchanges, ...past])
    try {
      const findings = await check.run(scene)
      return findings.map(({ field, expected, came }) => `${field}: expected ${expected}, came ${came}`)
    } catch (error) {
      if (error instanceof NotOffered || error instanceof NoMessage) return [`not tried: ${error.message}`]
      throw error
    } finally {
      scene.end()
      tampering = {}
      await stage.end()
    }
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await mock.stop()
  }
  return { found, stop }
}

const aPlayer: readonly State[] = [{ name: 'default', params: { signedIn: 'player' } }]
/** Headers of one connection. */
const own = ['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive']

async function relay(mock: string, tampering: Tampering, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (own.includes(name) ? [] : [[name, String(value)]])),
  )
  const asked: Asked = { method, path: url.split('?')[0] ?? url, headers }
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  const answered = tampering.asked?.(asked) ?? (await ask(`${mock}${url}`, asked, Buffer.concat(parts)))
  tampering.answered?.(answered, asked)
  response.writeHead(answered.status, answered.headers)
  response.end(answered.bytes ?? (typeof answered.body === 'string' ? answered.body : JSON.stringify(answered.body)))
}

async function ask(url: string, { method, headers }: Asked, body: Buffer): Promise<Answered> {
  const hasBody = body.length > 0 && method !== 'GET'
  const answer = await fetch(url, { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) })
  const text = await answer.text()
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !own.includes(name))),
    body: readJson(text) ?? text,
  }
}
