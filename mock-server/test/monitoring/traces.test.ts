import { createServer } from 'node:net'
import type { Body, Data } from '@chaupar/api/api'
import { isObject, objectAt, parseJson } from '@chaupar/api/document'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { there } from '../support/answers.ts'
import { type Collected, collector } from '../support/collector.ts'
import { ready, run } from '../support/process.ts'
import { connect, next } from '../support/sockets.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const browser = 'b7ad6b7169203331'
const traceparent = `00-${traceId}-${browser}-01`

/** A process that traces its calls to this address, and calls to it as the seeded player. */
async function tracedRun(url: string, more: Record<string, string> = {}) {
  const started = run({
    CONTROL: 'on',
    PASSWORD_COST: '7',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
    ...more,
  })
  const origin = await ready(started)
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const read = parseJson(await answer.text())
    return { status: answer.status, data: isObject(read) ? read.data : null }
  }
  const login = await post('/api/login', { username: 'player', password: 'Chaupar123' })
  const token = String(objectAt(login.data).token)
  const payment: Body<'payDepositFast'> = { gateway: 'm_paytm', amount: 500 }
  return { started, origin, post, token, payment }
}

/** The names of a span and of those above it, from the top; the browser's own is no span of the server. */
function wayTo(spans: readonly Collected[], span: Collected): string[] {
  const above = spans.find(({ spanId }) => spanId === span.parentId)
  if (above !== undefined) return [...wayTo(spans, above), span.name]
  return [span.parentId === browser ? 'browser' : 'top', span.name]
}

test("one trace goes from the browser's request by the rule and the ledger to the message of the socket", async () => {
  const { url, spans } = await collector()
  const { origin, post, token } = await tracedRun(url, { OTEL_SERVICE_NAME: 'stand-in', DATA_DIR: ':memory:' })
  const socket = await connect(origin, { token })
  const pushed = next(socket, 'update_balance')
  const market = await openMarket(origin)
  const headers = { authorization: token, traceparent }
  const placed = await post('/api/bets', market, headers)
  expect(placed.status).toBe(200)
  await pushed
  const ours = () => spans.filter((span) => span.traceId === traceId)
  await eventually(() => expect(ours().map(({ name }) => name)).toContain('call placeBet'))
  const ways = ours().map((span) => wayTo(ours(), span).join(' > '))
  expect(ways.sort()).toEqual([
    'browser > call placeBet',
    'browser > call placeBet > commit',
    'browser > call placeBet > rule placeBet',
    'browser > call placeBet > rule placeBet > ledger bet-accepted',
    'browser > call placeBet > rule placeBet > ledger bet-accepted > push update_balance',
    'browser > call placeBet > rule placeBet > push bet:update',
    'browser > call placeBet > rule placeBet > push exposure:update',
  ])
  expect(there(ours().find(({ name }) => name === 'call placeBet'))).toMatchObject({
    service: 'stand-in',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/bets',
      'http.response.status_code': 200,
      'chaupar.world': 'default',
    },
  })
})

/** A bet at a price that stands, on a match that has not begun. */
async function openMarket(origin: string): Promise<Body<'placeBet'>> {
  const answer = await fetch(`${origin}/api/sports/matches?when=upcoming`)
  const { matches } = objectAt(parseJson(await answer.text())).data as Data<'listMatches'>
  const market = there(matches.map(({ firstMarket }) => firstMarket).find((one) => one?.delayMs === 0))
  const runner = there(market.runners[0])
  const odds = there(runner.back[0]).price
  return {
    marketId: market.marketId,
    selectionId: runner.selectionId,
    side: 'back',
    odds,
    stake: 100,
    accept: { policy: 'any' },
  }
}

test('a call that is refused at the door is one span with its status; a rule says why it refused', async () => {
  const { url, spans } = await collector()
  const { post, token, payment } = await tracedRun(url)
  await post('/api/deposit/fastpayme', payment, { traceparent })
  await post('/api/deposit/fastpayme', { ...payment, amount: 1 }, { authorization: token, traceparent })
  await post('/api/left-handed', {}, { traceparent })
  const ours = () => spans.filter((span) => span.traceId === traceId)
  await eventually(() => expect(ours().filter(({ name }) => name.startsWith('call '))).toHaveLength(2))
  const seen = ours().map(({ name, attributes }) => [
    name,
    attributes['http.response.status_code'] ?? attributes['chaupar.refusal'] ?? null,
  ])
  expect(seen.sort()).toEqual([
    ['call payDepositFast', 401],
    ['call payDepositFast', 422],
    // The session was seen.
    ['commit', null],
    ['rule payDepositFast', 'amount_below_min'],
  ])
})

test('a read is one span, which says as much of it as that of another call', async () => {
  const { url, spans } = await collector()
  const { origin } = await tracedRun(url)
  const answer = await fetch(`${origin}/api/getAppDetails`, { headers: { traceparent } })
  expect(answer.status).toBe(200)
  const ours = () => spans.filter((span) => span.traceId === traceId)
  await eventually(() => expect(ours()).not.toEqual([]))
  expect(ours().map((span) => wayTo(ours(), span))).toEqual([['browser', 'call getAppDetails']])
  expect(there(ours()[0]).attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/getAppDetails',
    'http.response.status_code': 200,
    'chaupar.request_id': answer.headers.get('x-request-id'),
    'chaupar.world': 'default',
  })
})

test('the standard sampler leaves out what it is asked to', async () => {
  const { url, spans } = await collector()
  const { started, post, payment } = await tracedRun(url, { OTEL_TRACES_SAMPLER: 'parentbased_always_off' })
  await post('/api/deposit/fastpayme', payment)
  await post('/api/deposit/fastpayme', payment, { traceparent })
  started.child.kill('SIGTERM')
  expect(await started.ended).toBe(0)
  expect(spans.map((span) => [span.name, span.traceId])).toEqual([['call payDepositFast', traceId]])
})

test('a collector that takes nothing breaks no call and does not delay the end; the log says so once', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => {
    silent.close()
  })
  for (const url of ['http://127.0.0.1:9', await addressOf(silent)]) {
    const { started, post, token, payment } = await tracedRun(url, {
      OTEL_EXPORTER_OTLP_TIMEOUT: '100',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=kettle-drum',
    })
    for (let call = 0; call < 50; call += 1) {
      const answer = await post('/api/deposit/fastpayme', { ...payment, amount: 1 }, { authorization: token })
      expect(answer.status).toBe(422)
    }
    await eventually(() => expect(started.output()).toContain('traces do not reach their collector'))
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
    expect(started.output().match(/traces do not reach/g)).toHaveLength(1)
    expect(started.output() + started.errors()).not.toContain('kettle-drum')
  }
})

async function addressOf(server: ReturnType<typeof createServer>): Promise<string> {
  await eventually(() => expect(server.listening).toBe(true))
  const address = server.address()
  return `http://127.0.0.1:${isObject(address) ? address.port : 0}`
}

test('nothing of it is loaded where it is off', async () => {
  const started = run({ NODE_DEBUG: 'module,esm', PASSWORD_COST: '7' })
  await ready(started)
  expect(started.errors()).not.toMatch(/opentelemetry|prom-client/)
})
