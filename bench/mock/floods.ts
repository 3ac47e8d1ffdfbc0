/**
 * What one guest's flood of 10,000 messages a second does to the reads of all others: the 99th percentile of a read,
 * alone and beside each of three floods from one socket (which opens another whenever it is cut). Loopback only.
 * `node bench/mock/floods.ts [SECONDS]`; SOCKET_LIMIT=off shows what the limit is for.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { numberAt, parseJson } from '@chaupar/api/document'
import { prepare } from './prepare.ts'
import { quantile } from './report.ts'
import { type Running, start, stop, workFolder } from './subjects.ts'

const seconds = Number(process.argv[2] ?? 5)
const port = Number(process.env.BENCH_PORT || 5310)
const readsPerSecond = 100
/** The most that a flood may make of the others' 99th percentile. */
const wantedMs = 50

type Row = {
  reads: number
  failed: number
  'p50 ms': number
  'p99 ms': number
  'longest ms': number
  sent?: number
  cuts?: number
  refused?: number
}

const data = join(workFolder, 'floods')
rmSync(data, { recursive: true, force: true })
const server = await start({
  name: 'chaupar mock',
  args: [
    '--max-semi-space-size=8',
    '--heap-growing-percent=20',
    join(import.meta.dirname, '../../mock-server/src/main.ts'),
  ],
  env: { PORT: String(port), DATA_DIR: data, CONTROL: 'on', LOG_LEVEL: 'warn' },
  port,
  prefixes: ['/api'],
})
const origin = `http://127.0.0.1:${port}`
const { token, matchId } = await prepare(server)

/** Reads at a steady pace, each as long as it takes: one that waits holds no other back. */
async function read(of: Running): Promise<Row> {
  const times: number[] = []
  let failed = 0
  const asked: Promise<void>[] = []
  for (let left = seconds * readsPerSecond; left > 0; left -= 1) {
    const beganMs = performance.now()
    asked.push(
      fetch(`${of.origin}/getAppDetails`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
        .then(async (answer) => {
          await answer.arrayBuffer()
          if (!answer.ok) failed += 1
        })
        .catch(() => {
          failed += 1
        })
        .then(() => void times.push(performance.now() - beganMs)),
    )
    await new Promise((resolve) => setTimeout(resolve, 1000 / readsPerSecond))
  }
  await Promise.all(asked)
  const at = (share: number) => Math.round(quantile(times, share) * 10) / 10
  return { reads: times.length, failed, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'longest ms': at(0.9999) }
}

function flood(what: string): ChildProcess {
  const args = [join(import.meta.dirname, 'flooder.ts'), origin, what, token, matchId]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function beside(what: string): Promise<Row> {
  const flooder = flood(what)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const row = await read(server)
  const heard = flooder.stdout?.toArray() ?? Promise.resolve([])
  flooder.kill('SIGTERM')
  await once(flooder, 'exit')
  const flooded = parseJson(Buffer.concat(await heard).toString())
  return {
    ...row,
    sent: numberAt(flooded, 'sent'),
    cuts: numberAt(flooded, 'cuts'),
    refused: numberAt(flooded, 'refused'),
  }
}

const rows: Record<string, Row> = { alone: await read(server) }
for (const what of ['connect', 'odds:subscribe', 'get:balance']) rows[what] = await beside(what)
await stop(server)
console.table(rows)
const worst = Math.max(...Object.values(rows).map((row) => row['p99 ms']))
console.log(`worst p99 ${worst} ms, wanted <= ${wantedMs} ms: ${worst <= wantedMs ? 'holds' : 'does not hold'}`)
process.exit(0)
