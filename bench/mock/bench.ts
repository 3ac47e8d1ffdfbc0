/**
 * Measures the mock beside its peers in one run on this machine and prints a table; figures as JSON in .tmp/bench.
 * Started by bench/bench-mock.ts, which installs the peers. Loopback only, about eight minutes.
 */
import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { numberAt, parseJson } from '@chaupar/api/document'
import { type Figures, load } from './load.ts'
import { type BenchTable, type Prepared, prepare } from './prepare.ts'
import { attempt, median, printReport, type WorldMemory } from './report.ts'
import { listen, type SocketFigures, stir, writeMessage } from './sockets.ts'
import {
  memoryOf,
  peerSubjects,
  type Running,
  type Subject,
  start,
  stop,
  workFolder,
  writeResources,
} from './subjects.ts'

const firstPort = Number(process.env.BENCH_PORT || 5310)
const seconds = Number(process.env.BENCH_SECONDS || 1)
/** How often all servers are measured, one after another. */
const rounds = Number(process.env.BENCH_ROUNDS || 9)
/** Rounds before, which do not count: Node compiles what runs often, and that takes the larger programs longer. */
const warmUps = 3

/** A build of the web of which only the place counts: with it every answer carries the headers of the served site. */
const webDist = join(workFolder, 'web')

const dataFolder = join(workFolder, 'data')

/** As `npm start` runs it, but for the rate limit and the price of a password, which no other subject has. */
const mock: Subject = {
  name: 'chaupar mock',
  args: [
    '--max-semi-space-size=8',
    '--heap-growing-percent=20',
    join(import.meta.dirname, '../../mock-server/src/main.ts'),
  ],
  env: {
    PORT: String(firstPort),
    DATA_DIR: dataFolder,
    CONTROL: 'on',
    WEB_DIST: webDist,
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'off',
    SOCKET_LIMIT: 'off',
    MALLOC_ARENA_MAX: '1',
  },
  port: firstPort,
  prefixes: ['/api'],
}

/** Keeps the rounds of all servers beside each other where one of them failed. */
const nothingMeasured: Figures = { perSecond: Number.NaN, p99Ms: Number.NaN, failed: 0 }

/** Starts of each server, one after the other, and worlds measured: the median of these counts. */
const repeats = 3

/** Starts and stops each server, round by round. @returns ms to the first good answer of each, by name */
async function coldStarts(subjects: readonly Subject[]): Promise<Map<string, number>> {
  const taken = new Map<string, number[]>(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round < repeats; round += 1) {
    for (const subject of subjects) {
      rmSync(dataFolder, { recursive: true, force: true })
      const running = await attempt(`the start of ${subject.name}`, () => start(subject))
      if (running === null) continue
      taken.get(subject.name)?.push(running.coldStartMs)
      await stop(running)
    }
  }
  rmSync(dataFolder, { recursive: true, force: true })
  return new Map([...taken].map(([name, ms]) => [name, median(ms)]))
}

/**
 * Each call under load on one server after the other, round by round: whatever else the machine does meets them alike.
 * Memory is the most that a server had right after a load: one that waits for its turn gives some back.
 */
async function measure(
  servers: readonly Running[],
  { shots }: Prepared,
  cold: ReadonlyMap<string, number>,
): Promise<BenchTable> {
  const table: BenchTable = Object.fromEntries(
    servers.map(({ subject, coldStartMs }) => [
      subject.name,
      { coldStartMs: cold.get(subject.name) ?? coldStartMs, calls: {}, memoryMb: 0 },
    ]),
  )
  for (const [name, shot] of Object.entries(shots)) {
    const taken = new Map<Running, Figures[]>(servers.map((server) => [server, []]))
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const [server, figures] of taken) {
        const measured = await attempt(`${name} at ${server.subject.name}`, () => load(server.origin, shot, seconds))
        figures.push(measured ?? nothingMeasured)
        const own = table[server.subject.name]
        if (own !== undefined) own.memoryMb = Math.max(own.memoryMb, memoryOf(server))
      }
    }
    for (const [{ subject }, figures] of taken) {
      const own = table[subject.name]
      if (own !== undefined) own.calls[name] = figures.slice(warmUps)
    }
  }
  return table
}

async function measureSockets(running: Running, prepared: Prepared): Promise<Record<string, SocketFigures>> {
  const stopStirring = stir(running, prepared.marketId)
  const own = await listen(`http://127.0.0.1:${mock.port}`, prepared.token, prepared.matchId)
  stopStirring()
  await stop(running)
  const file = writeMessage(prepared.market, prepared.matchId)
  const bare = await start({
    name: 'bare socket.io',
    args: [join(import.meta.dirname, 'bare-sockets.ts'), String(firstPort + 5), file],
    port: firstPort + 5,
    prefixes: [''],
  })
  const other = await listen(`http://127.0.0.1:${firstPort + 5}`)
  await stop(bare)
  return { [mock.name]: own, 'bare socket.io': other }
}

/** A process each time: the figure is the memory of the whole process. */
async function worldMemory(state: 'made' | 'read'): Promise<WorldMemory> {
  const taken: WorldMemory[] = []
  for (let run = 0; run < repeats; run += 1) {
    const program = join(import.meta.dirname, 'worlds-memory.ts')
    const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, state, 'disk'])
    const read = parseJson(stdout)
    taken.push({
      worlds: numberAt(read, 'worlds'),
      msEach: numberAt(read, 'msEach'),
      megabytesEach: numberAt(read, 'megabytesEach'),
    })
  }
  const [first] = taken
  if (first === undefined) throw new Error('No world was measured')
  const of = (read: (memory: WorldMemory) => number) => median(taken.map(read))
  return { ...first, msEach: of(({ msEach }) => msEach), megabytesEach: of(({ megabytesEach }) => megabytesEach) }
}

async function main(): Promise<void> {
  mkdirSync(webDist, { recursive: true })
  for (const page of ['index.html', 'app.html']) writeFileSync(join(webDist, page), '')
  const loadBefore = loadavg()[0] ?? 0
  const cold = await coldStarts([mock, ...peerSubjects(firstPort + 1)])
  const running = await start(mock)
  const prepared = await prepare(running)
  writeResources(prepared.answers)
  const answersFile = join(workFolder, 'answers.json')
  writeFileSync(answersFile, JSON.stringify(prepared.sent))
  const bare: Subject = {
    name: 'bare Fastify',
    args: [join(import.meta.dirname, 'bare-http.ts'), String(firstPort + 4), answersFile],
    port: firstPort + 4,
    prefixes: [''],
  }
  const servers = [running]
  for (const subject of [bare, ...peerSubjects(firstPort + 1)]) {
    const peer = await attempt(`the start of ${subject.name}`, () => start(subject))
    if (peer !== null) servers.push(peer)
  }
  const table = await measure(servers, prepared, cold)
  // Kept should anything that follows fail.
  writeFileSync(join(workFolder, 'calls.json'), `${JSON.stringify(table, null, 2)}\n`)
  for (const server of servers) if (server !== running) await stop(server)
  const sockets = await attempt('sockets', () => measureSockets(running, prepared))
  const result = {
    date: new Date().toISOString(),
    machine: { cores: availableParallelism(), node: process.version, loadBefore },
    seconds,
    rounds,
    table,
    sockets: sockets ?? {},
    worlds: {
      made: await attempt('worlds, made', () => worldMemory('made')),
      read: await attempt('worlds, read', () => worldMemory('read')),
    },
  }
  writeFileSync(join(workFolder, 'result.json'), `${JSON.stringify(result, null, 2)}\n`)
  printReport(result, mock.name)
}

await main()
process.exit()
