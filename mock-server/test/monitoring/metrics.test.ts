import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { operationIds } from '../../src/http/routes.ts'
import type { Metrics } from '../../src/monitoring/metrics.ts'
import { there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { ready, run } from '../support/process.ts'
import { realBackend, startBefore, success } from '../support/real-backend.ts'
import { call, callFor, logIn, serveApp, startApp } from '../support/server.ts'
import { connect } from '../support/sockets.ts'

/** A server with figures, and a clock of its process that only the test moves: a new page is made after a second. */
async function measuredApp() {
  const clock = { nowMs: 0 }
  const app = await serveApp({ metricsPort: 0 }, { processNow: () => clock.nowMs })
  const page = (): Promise<string> => {
    clock.nowMs += 1000
    return pageOf(app)
  }
  return { app, clock, page }
}

const pageOf = ({ metrics }: { metrics: Metrics | null }): Promise<string> => there(metrics).text()

/** The value of one series; null where there is none. */
function figure(page: string, series: string): number | null {
  const line = page.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length))
}

const requests = (page: string, operation: string, status: number): number | null =>
  figure(page, `chaupar_request_duration_seconds_count{operation="${operation}",status="${status}"}`)

/** Every label of a page with its values. */
function labelsOf(page: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const line of page.split('\n').filter((one) => !one.startsWith('#'))) {
    for (const [, name = '', value = ''] of line.matchAll(/([a-z_]+)="([^"]*)"/g)) {
      found.set(name, (found.get(name) ?? new Set()).add(value))
    }
  }
  return found
}

describe('figures of a server', () => {
  test('requests are counted by operation and status, refused ones too', async () => {
    const { app, page } = await measuredApp()
    await logIn(app)
    await call(app, '/api/login', { body: { username: 'player', password: 'Wrong-Horse-1' } })
    await call(app, '/api/bets')
    await call(app, '/api/bets')
    const made = await page()
    expect(requests(made, 'login', 200)).toBe(1)
    expect(requests(made, 'login', 401)).toBe(1)
    expect(requests(made, 'listMatchBets', 401)).toBe(2)
    expect(made).toContain('chaupar_request_duration_seconds_bucket{le="+Inf",operation="login",status="200"} 1')
  })

  test('no label holds the name of a world or anything else that a client has written', async () => {
    const { app, page } = await measuredApp()
    app.registry.create({ name: 'quiet-harbour', seed: '7' })
    const headers = { 'x-world': 'quiet-harbour' }
    const token = await logIn(app, headers)
    for (const path of ['/api/left-handed', '/api/bets/left-handed', '/left-handed', '/game-host/play/quiet-harbour/k'])
      await callFor(app, path, { headers, token })
    await callFor(app, '/api/getAppDetails', { headers: { 'x-world': 'left-handed' } })
    await callFor(app, '/__mock/worlds/quiet-harbour')
    await callFor(app, '/api/getAppDetails', { method: 'PUT' })
    const made = await page()
    const labels = labelsOf(made)
    // Those of the process come and go: `kind` is there after its first garbage collection.
    const ofTheProcess = ['kind', 'major', 'minor', 'patch', 'space', 'type', 'version']
    const own = [...labels.keys()].filter((label) => !ofTheProcess.includes(label))
    expect(own.sort()).toEqual(['le', 'operation', 'state', 'status'])
    const operations: string[] = [...operationIds(), 'other']
    expect([...there(labels.get('operation'))].filter((name) => !operations.includes(name))).toEqual([])
    expect([...there(labels.get('state'))]).toEqual(['open', 'closed', 'saved'])
    expect(made).not.toMatch(/quiet-harbour|left-handed/)
    expect(requests(made, 'other', 404)).toBeGreaterThan(0)
  })

  test('sockets, worlds and ledger entries are those of now', async () => {
    const { app, page } = await measuredApp()
    const token = await logIn(app)
    const before = await page()
    expect(figure(before, 'chaupar_sockets')).toBe(0)
    expect(figure(before, 'chaupar_worlds{state="open"}')).toBe(1)
    const entries = there(figure(before, 'chaupar_ledger_entries'))
    await connect(app.origin, { token })
    await call(app, '/__mock/worlds/default/money/credit', { body: { username: 'player', amount: 12.34 } })
    app.registry.save('default', 'kept')
    const credited = await page()
    expect(figure(credited, 'chaupar_sockets')).toBe(1)
    expect(figure(credited, 'chaupar_worlds{state="saved"}')).toBe(1)
    expect(figure(credited, 'chaupar_ledger_entries')).toBe(entries + 1)
    const other = app.registry.create({ name: 'other', seed: '7' })
    expect(figure(await page(), 'chaupar_ledger_entries')).toBe(2 * entries + 1)
    app.registry.delete(other.name)
    const ended = await page()
    expect(figure(ended, 'chaupar_worlds{state="open"}')).toBe(1)
    expect(figure(ended, 'chaupar_ledger_entries')).toBe(entries + 1)
  })

  test('a commit is counted with all the transactions that it wrote', async () => {
    const { app, page } = await measuredApp()
    const { commits } = app.registry.create({ name: 'grouped', seed: '7' })
    const [before, size] = [await page(), 'chaupar_commit_transactions']
    for (let transaction = 0; transaction < 3; transaction += 1) commits.share(() => commits.transaction(() => null))
    await commits.pending
    commits.transaction(() => null)
    const made = await page()
    const grown = (series: string) => there(figure(made, series)) - (figure(before, series) ?? 0)
    expect([grown(`${size}_count`), grown(`${size}_sum`)]).toEqual([2, 4])
    expect([grown(`${size}_bucket{le="1"}`), grown(`${size}_bucket{le="4"}`)]).toEqual([1, 2])
  })

  test('an answer of ours that breaks its document is counted', async () => {
    const { app, page } = await measuredApp()
    app.registry
      .get('default')
      .store.run("UPDATE players SET mobile = '123456789012345678901' WHERE username = 'player'")
    const refused = await call(app, '/api/login', { body: { username: 'player', password: 'Chaupar123' } })
    expect(refused.status).toBe(500)
    expect(figure(await page(), 'chaupar_contract_mismatches_total{operation="login"}')).toBe(1)
  })

  test('an answer of a real backend that breaks its document is counted', async () => {
    const backend = await realBackend(() => success({ token: 5 }))
    const app = await startBefore({ UPSTREAM_API_URL: backend.url }, { metricsPort: 0 })
    await call(app, '/api/login', { body: { username: 'asha', password: 'Correct-Horse-1' } })
    expect(figure(await pageOf(app), 'chaupar_contract_mismatches_total{operation="login"}')).toBe(1)
  })

  test('the process shows the delay of its event loop and its memory', async () => {
    const { page } = await measuredApp()
    const made = await page()
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ])
      expect([name, figure(made, name)]).toEqual([name, expect.any(Number)])
  })

  test('however often it is asked for, a page is made once a second', async () => {
    const { app, clock, page } = await measuredApp()
    const first = await page()
    await logIn(app)
    for (let asked = 0; asked < 1000; asked += 1) expect(await pageOf(app)).toBe(first)
    clock.nowMs += 999
    expect(requests(await pageOf(app), 'login', 200)).toBeNull()
    clock.nowMs += 1
    expect(requests(await pageOf(app), 'login', 200)).toBe(1)
  })

  test('without a port for them there are no figures', async () => {
    expect((await startApp()).metrics).toBeNull()
  })
})

describe('the port of the figures', () => {
  /** A process with figures, and the address that it names for them. */
  async function measuredRun() {
    const started = run({ METRICS_PORT: '0' })
    const origin = await ready(started)
    await eventually(() => expect(started.output()).toMatch(/Metrics +http/))
    const port = Number(/Metrics +http:\/\/localhost:(\d+)\/metrics\n/.exec(started.output())?.[1])
    return { started, origin, port, address: `http://127.0.0.1:${port}/metrics` }
  }

  test('serves one page; the port of the site has none', async () => {
    const { started, origin, port, address } = await measuredRun()
    const answer = await fetch(address)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await answer.text()).toContain('# TYPE chaupar_request_duration_seconds histogram')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`${origin}/metrics`)).status).toBe(404)
    started.child.kill('SIGTERM')
    expect(await started.ended).toBe(0)
  })

  test('keeps 32 connections, and closes what is more', async () => {
    const { origin, port, address } = await measuredRun()
    const ended: number[] = []
    const sockets = Array.from({ length: 40 }, (_, at) => {
      const socket = createConnection(port, '127.0.0.1')
      socket.on('error', () => undefined).on('close', () => ended.push(at))
      return socket
    })
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await eventually(() => expect(ended).toHaveLength(8))
    expect((await fetch(`${origin}/api/getAppDetails`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await eventually(async () => expect((await fetch(address)).status).toBe(200))
  })

  test('when it is in use the start ends with one line and exit 1', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => {
      server.close()
    })
    const { port } = server.address() as AddressInfo
    const folder = newFolder()
    const started = run({ METRICS_PORT: String(port), DATA_DIR: folder })
    expect(await started.ended).toBe(1)
    expect(started.errors()).toMatch(
      new RegExp(`^Port ${port} is in use\\. [^\\n]*METRICS_PORT=(?!${port}\\b)\\d+\\n$`),
    )
    expect(started.output()).toBe('')
    expect(readdirSync(folder)).toEqual([])
  })
})
