/**
 * What figures and traces cost a read: processor time of the server for each, in turns with one that has neither, and with a
 * second one of these, whose ratio is the noise. Traces go to a collector in this process; each call is one that the browser
 * has not traced, which the standard variables decide about. `node bench/mock/watched.ts [ROUNDS]`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { median } from './report.ts'
import { type Running, start, stop } from './subjects.ts'

const rounds = Number(process.argv[2] ?? 9)
const port = Number(process.env.BENCH_PORT || 5310)
/** Rounds before, which do not count: Node compiles what runs often, and until then a figure costs ten times as much. */
const warmUps = 15
const readsPerRound = 1000
const connections = 20

const collector = createServer((request, response) => {
  request.resume().on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
}).listen(port + 9, '127.0.0.1')
const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port + 9}` }

const kinds: [name: string, env: Record<string, string>][] = [
  ['neither', {}],
  ['neither, again', {}],
  ['figures', { METRICS_PORT: String(port + 8) }],
  ['traces of each call', traces],
  ['traces of a tenth', { ...traces, OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }],
]

const servers: Running[] = []
for (const [at, [name, env]] of kinds.entries()) {
  const args = ['--max-semi-space-size=8', '--heap-growing-percent=20']
  servers.push(
    await start({
      name,
      args: [...args, join(import.meta.dirname, '../../mock-server/src/main.ts')],
      env: { PORT: String(port + at), DATA_DIR: ':memory:', LOG_LEVEL: 'warn', RATE_LIMIT: 'off', ...env },
      port: port + at,
      prefixes: ['/api'],
    }),
  )
}

/** Microseconds that the threads of a process were on a processor. */
function processorTime({ child }: Running): number {
  const tasks = `/proc/${child.pid}/task`
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1000
}

/** Microseconds of processor time for one read. */
async function read(server: Running): Promise<number> {
  const before = processorTime(server)
  const asked = Array.from({ length: connections }, async () => {
    for (let left = readsPerRound / connections; left > 0; left -= 1) {
      const answer = await fetch(`${server.origin}/getAppDetails`)
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${server.subject.name} answered ${answer.status}`)
    }
  })
  await Promise.all(asked)
  return (processorTime(server) - before) / readsPerRound
}

const taken = new Map(servers.map((server) => [server, [] as number[]]))
for (let round = 0; round < warmUps + rounds; round += 1) {
  for (const [server, times] of taken) times.push(await read(server))
  console.log([...taken.values()].map((times) => times.at(-1)?.toFixed(1)).join('  '))
}
const [plain = []] = taken.values()
for (const [{ subject }, times] of taken) {
  const ratios = times.map((time, at) => time / (plain[at] ?? Number.NaN)).slice(warmUps)
  console.log(
    `${subject.name.padEnd(20)} ${median(times.slice(warmUps)).toFixed(1)} us a read, ${median(ratios).toFixed(3)}`,
  )
}
collector.close()
for (const server of servers) await stop(server)
process.exit()
