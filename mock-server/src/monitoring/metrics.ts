import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countEntries } from '../domain/money/ledger.ts'
import type { WorldRegistry } from '../world/registry.ts'

export type Measured = {
  registry: WorldRegistry
  /** How many sockets are open. */
  sockets(): number
  /** Running time of the process in milliseconds. */
  nowMs(): number
}

/** The page of figures that Prometheus reads. */
export type Metrics = { contentType: string; text(): Promise<string> }

/** A page is at most this old. However often it is asked for, it is made once in that time. */
const longestAgeMs = 1000

/** Requests outside of the two documents, whatever their path: a label never holds what a client has written. */
const otherOperation = 'other'

/** Counts and times the work of a server: its calls, sockets, worlds and commits, and the process itself. */
export function measure(app: FastifyInstance, { registry, sockets, nowMs }: Measured): Metrics {
  const figures = new Registry()
  const registers = [figures]
  // Delay of the event loop, memory, CPU time, garbage collection.
  collectDefaultMetrics({ register: figures })
  timeRequests(app, registers)
  const transactions = new Histogram({
    name: 'chaupar_commit_transactions',
    help: 'Transactions that reached the disk by one commit',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128],
    registers,
  })
  registry.onWorld((world) => {
    world.onCommitted = (count) => transactions.observe(count)
  })
  new Gauge({
    name: 'chaupar_sockets',
    help: 'Open sockets',
    registers,
    collect() {
      this.set(sockets())
    },
  })
  new Gauge({
    name: 'chaupar_worlds',
    help: 'Worlds: open ones, those whose file is closed, and those that are saved under a name',
    labelNames: ['state'],
    registers,
    collect() {
      const { worlds, open } = registry.counts()
      this.set({ state: 'open' }, open)
      this.set({ state: 'closed' }, worlds - open)
      this.set({ state: 'saved' }, registry.savedWorlds().length)
    },
  })
  new Gauge({
    name: 'chaupar_world_bytes',
    help: "Bytes of the worlds' files",
    registers,
    collect() {
      this.set(registry.counts().bytesOnDisk)
    },
  })
  new Gauge({
    name: 'chaupar_ledger_entries',
    help: 'Ledger entries of all open worlds together',
    registers,
    collect() {
      this.set(registry.list().reduce((sum, world) => sum + countEntries(world), 0))
    },
  })
  let page: { text: Promise<string>; madeAtMs: number } | null = null
  return {
    contentType: figures.contentType,
    text: () => {
      if (page === null || nowMs() - page.madeAtMs >= longestAgeMs)
        page = { text: figures.metrics(), madeAtMs: nowMs() }
      return page.text
    },
  }
}

/** Times every request, and counts those whose call or answer did not fit its document. */
function timeRequests(app: FastifyInstance, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'chaupar_request_duration_seconds',
    help: 'Duration of requests by operation and status, from the headers to the end of the answer',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers,
  })
  const mismatches = new Counter({
    name: 'chaupar_contract_mismatches_total',
    help: 'Calls that did not fit their document, where that is checked: answers of this server or all of a real backend',
    labelNames: ['operation'],
    registers,
  })
  app.addHook('onResponse', ({ call }, reply, done) => {
    const operation = call?.route.id ?? otherOperation
    durations.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (call?.isUndocumented || call?.report?.mismatches.length) mismatches.inc({ operation })
    done()
  })
}
