import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import type { Result } from './judge.ts'
import { readPacts } from './pacts/pact-file.ts'
import { backendAt } from './run/backend.ts'
import type { StateSource } from './states/state-source.ts'
import { verify } from './verify.ts'
import { faultInWords } from './words/faults.ts'

const pacts = readPacts()
const running: (() => void)[] = []

afterEach(() => {
  vi.unstubAllEnvs()
  for (const stop of running.splice(0)) stop()
})

async function serverWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** A source with every state, which counts how often it is asked; or with none. */
function source(hasStates: boolean): StateSource & { asked: number } {
  return {
    asked: 0,
    async setUp() {
      this.asked += 1
      return hasStates ? {} : null
    },
    bring: async () => false,
    tearDown: async () => undefined,
  }
}

/** What guests see of the site, against this address. */
function tryApp(address: string, states: StateSource, timeoutMs = 5000): Promise<Result[]> {
  const backend = backendAt({ 'chaupar-api': address }, '/public/')
  const bounds = { allowWrites: false, skipStates: [], only: ['app', 'checkDemo'], timeoutMs }
  return verify(pacts, { backend, sources: [states], ...bounds })
}

const reads = (results: readonly Result[]) => results.filter(({ trial }) => trial.effect === 'reads')
const reasons = (results: readonly Result[]) =>
  new Set(
    reads(results).map(({ outcome }) => (outcome.is === 'not tried' ? outcome.why.split(/ [{(]/)[0] : outcome.is)),
  )

test('no call is made while its state does not stand', async () => {
  let calls = 0
  const address = await serverWith((_request, response) => {
    calls += 1
    response.end()
  })
  const results = await tryApp(address, source(false))
  expect(reads(results).length).toBeGreaterThan(5)
  expect(reasons(results)).toEqual(new Set(['nothing sets up the state default']))
  expect(calls).toBe(0)
})

test('a backend that is not there is looked for once', async () => {
  const states = source(true)
  const address = await serverWith(() => undefined)
  for (const stop of running.splice(0)) stop()
  const results = await tryApp(address, states)
  const [why = ''] = reasons(results)
  expect(reasons(results).size).toBe(1)
  expect(why).toBe(`nothing answers at ${address}: ECONNREFUSED`)
  expect(states.asked).toBe(1)
})

test('checks beside the pacts look for it once too', async () => {
  const states = source(true)
  const address = await serverWith(() => undefined)
  for (const stop of running.splice(0)) stop()
  const backend = backendAt({ 'chaupar-api': address }, '/public/')
  const bounds = { allowWrites: true, skipStates: [], only: ['signOut'], timeoutMs: 5000 }
  const results = await verify(pacts, { backend, sources: [states], ...bounds })
  expect(results.some(({ trial }) => trial.check !== null)).toBe(true)
  const why = `nothing answers at ${address}: ECONNREFUSED`
  expect(results.map(({ outcome }) => outcome)).toEqual(results.map(() => ({ is: 'not tried', why })))
  expect(states.asked).toBe(1)
})

test('a backend that keeps its caller waiting is left alone after three calls', async () => {
  let calls = 0
  const address = await serverWith(() => {
    calls += 1
  })
  const results = await tryApp(address, source(true), 300)
  const broken = results.flatMap(({ outcome }) => (outcome.is === 'broken' ? outcome.faults.map(faultInWords) : []))
  expect(broken).toEqual(Array(3).fill('answer: expected an answer, but no answer within 0.3 s'))
  expect(calls).toBe(3)
  expect(reasons(results)).toContain(`${address} left three calls in a row without an answer in time`)
})

test('a server that drops a call is reported so, and gets the other calls', async () => {
  const address = await serverWith((request, response) => {
    if (request.url === '/app/demo') request.socket.destroy()
    else
      response.setHeader('content-type', 'application/json').end('{"error":false,"message":"","data":{"banners":[]}}')
  })
  const results = await tryApp(address, source(true))
  const demo = results.find(({ trial }) => trial.operation === 'checkDemo')?.outcome
  expect(demo?.is === 'broken' ? demo.faults.map(faultInWords) : demo).toEqual([
    'answer: expected an answer, but the connection was closed before a whole one came (UND_ERR_SOCKET)',
  ])
  expect(reasons(results)).not.toContain('not tried')
  const others = reads(results).filter(({ trial }) => trial.operation !== 'checkDemo')
  expect(others.length).toBeGreaterThan(5)
  expect(new Set(others.map(({ came }) => came.status))).toEqual(new Set([200]))
})

test.each(['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'ALL_PROXY'])(
  'calls to this machine go past the proxy of %s',
  async (name) => {
    const proxied: string[] = []
    const proxy = await serverWith((request) => void proxied.push(request.url ?? ''))
    vi.stubEnv(name, proxy)
    const address = await serverWith((_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"error":false,"message":"","data":{"banners":[]}}'),
    )
    const results = await tryApp(address, source(true))
    expect(new Set(reads(results).map(({ came }) => came.status))).toEqual(new Set([200]))
    expect(proxied).toEqual([])
  },
  240_000,
)

test('a redirection is not followed', async () => {
  const asked: string[] = []
  const address = await serverWith((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(302, { location: '/login.html' }).end()
  })
  const results = await tryApp(address, source(true))
  expect(asked.length).toBe(reads(results).length)
  expect(asked).not.toContain('/login.html')
  const demo = results.find(({ trial }) => trial.operation === 'checkDemo')
  expect(demo?.came.asked).toBe(`GET ${address}/app/demo`)
})

test('numbers are compared by their value', async () => {
  const address = await serverWith((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const data =
      '{"BRAND_STATUS":"live","OTP":0.0,"FOOTER_TEXT":"a","SEO_TITLE":"a","LOGO_URL":"","FACEBOOK":"","INSTATGRAM":"","TELEGRAM":"","WHATS_APP_URL":""}'
    response.end(`{"error":false,"message":"","data":${data}}`)
  })
  const results = await tryApp(address, source(true))
  const faults = results.flatMap(({ outcome }) => (outcome.is === 'broken' ? outcome.faults : []))
  expect(faults.filter(({ field }) => field === 'data.OTP')).toEqual([])
})

test('an answer that is no JSON is reported as such', async () => {
  const address = await serverWith((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>Hi</h1>'),
  )
  const results = await tryApp(address, source(true))
  const demo = results.find(({ trial }) => trial.operation === 'checkDemo')?.outcome
  expect(demo?.is === 'broken' ? demo.faults.map(faultInWords) : demo).toEqual([
    'header content-type: expected "application/json", came "text/html"',
  ])
})

test('a body that calls itself JSON and cannot be read is reported so', async () => {
  const address = await serverWith((_request, response) =>
    response.setHeader('content-type', 'application/json').end('{"error":false,"data":'),
  )
  const results = await tryApp(address, source(true))
  const demo = results.find(({ trial }) => trial.operation === 'checkDemo')?.outcome
  expect(demo?.is === 'broken' ? demo.faults.map(faultInWords) : demo).toEqual([
    String.raw`body: expected JSON, came what is no JSON: "{\"error\":false,\"data\":"`,
  ])
})
