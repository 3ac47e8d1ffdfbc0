/**
 * `npm run measure:networks`: how fast bytes really pass the networks of the mock, to the player and from him, by HTTP and by
 * polling and WebSocket, for some seconds each. Prints each figure beside that of the profile, and ends with 1 when one is
 * further than 15 % from it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiClient } from '@chaupar/api/api-client'
import { createControlClient } from '@chaupar/api/control-client'
import { io, type Socket } from 'socket.io-client'
import { buildApp } from '../mock-server/src/app.ts'
import { readConfig } from '../mock-server/src/config.ts'
import { seededPlayer } from '../mock-server/src/scenarios/seeded-players.ts'
import { networkProfiles } from '../mock-server/src/world/network/profiles.ts'

const mostOff = 0.15
const measuredSeconds = 6
const bitsPerByte = 8
/** Those with a rate; what else they do would be no throughput. */
const profiles = ['2g', '3g-train', 'radio-switch'] as const

const folder = mkdtempSync(join(tmpdir(), 'networks-'))
for (const page of ['index.html', 'app.html']) writeFileSync(join(folder, page), '')
const config = readConfig({
  DATA_DIR: ':memory:',
  CONTROL: 'on',
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'silent',
  PASSWORD_COST: '7',
  WEB_DIST: folder,
})
const { app, registry } = await buildApp(config)
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const control = createControlClient({ baseUrl: `${origin}/__mock` })
let isFarOff = false

/** Bits a second of work that answers how many bytes it moved; the way there and back is not part of it. */
async function rate(latencyMs: number, work: () => Promise<number>): Promise<number> {
  const fromMs = performance.now()
  const bytes = await work()
  return (bytes * bitsPerByte * 1000) / (performance.now() - fromMs - latencyMs)
}

function report(name: string, what: string, measured: number, wanted: number): void {
  const off = measured / wanted - 1
  if (Math.abs(off) > mostOff) isFarOff = true
  const kilobits = (bits: number) => `${Math.round(bits / 1000)} kbit/s`
  console.log(
    `${name.padEnd(15)} ${what.padEnd(15)} ${kilobits(measured).padStart(12)} of ${kilobits(wanted).padStart(12)}  ${(off * 100).toFixed(1)} %`,
  )
}

function bytesIn(seconds: number, bitsPerSecond: number): number {
  return Math.round((bitsPerSecond / bitsPerByte) * seconds)
}

async function measure(profile: (typeof profiles)[number]): Promise<void> {
  const world = `net-${profile}`
  await control.createWorld({ name: world })
  const { downBitsPerSecond: down, upBitsPerSecond: up, latencyMs, jitterMs } = networkProfiles[profile]
  await control.useNetwork({
    world,
    numbers: { downBitsPerSecond: down, upBitsPerSecond: up, latencyMs, jitterMs },
  })
  const download = async (seconds: number): Promise<number> => {
    const file = `${profile}-${seconds}.bin`
    writeFileSync(join(folder, file), Buffer.alloc(bytesIn(seconds, down)))
    const answer = await fetch(`${origin}/${file}`, { headers: { 'x-world': world } })
    return (await answer.arrayBuffer()).byteLength
  }
  const twoAtOnce = async (): Promise<number> => {
    const sizes = await Promise.all([download(measuredSeconds / 2), download(measuredSeconds / 2)])
    return sizes[0] + sizes[1]
  }
  const upload = async (): Promise<number> => {
    // As much as a call may bring.
    const body = JSON.stringify('x'.repeat(60_000))
    const calls = Math.max(1, Math.round(bytesIn(measuredSeconds, up) / body.length))
    const headers = { 'x-world': world, 'content-type': 'application/json' }
    const call = () => fetch(`${origin}/api/login`, { method: 'POST', body, headers })
    await Promise.all(Array.from({ length: calls }, call))
    return calls * body.length
  }
  report(profile, 'HTTP down', await rate(latencyMs, () => download(measuredSeconds)), down)
  report(profile, 'two at once', await rate(latencyMs, twoAtOnce), down)
  report(profile, 'HTTP up', await rate(latencyMs, upload), up)
  for (const transport of ['polling', 'websocket'] as const) {
    const socket = await signedIn(world, transport)
    const work = () => receive(socket, world, bytesIn(measuredSeconds, down))
    // One way: the messages come unasked.
    report(profile, transport, await rate(latencyMs / 2, work), down)
    socket.disconnect()
  }
  await control.deleteWorld({ world })
}

/** A socket of the seeded player, connected. */
async function signedIn(world: string, transport: 'polling' | 'websocket'): Promise<Socket> {
  const { username, password } = seededPlayer
  const { token } = await createApiClient({ baseUrl: origin, world, token: null }).call('login', {
    body: { username, password },
  })
  const socket = io(origin, { path: '/public/', query: { world }, auth: { token }, transports: [transport] })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  return socket
}

/** Lets messages of about so many bytes be sent, and answers how many came. */
async function receive(socket: Socket, world: string, bytes: number): Promise<number> {
  const reason = 'x'.repeat(4000)
  const messages = Math.ceil(bytes / (reason.length + 60))
  let [received, left] = [0, messages]
  socket.io.engine.on('packet', ({ data }) => {
    received += typeof data === 'string' ? data.length : 0
  })
  const all = new Promise<void>((resolve) => {
    socket.on('session_refresh', () => {
      left -= 1
      if (left === 0) resolve()
    })
  })
  const { events } = registry.get(world)
  for (let sent = 0; sent < messages; sent += 1)
    events.emit({ name: 'session-refresh', payload: { playerId: null, reason } })
  await all
  return received
}

try {
  for (const profile of profiles) await measure(profile)
} finally {
  await app.close()
  rmSync(folder, { recursive: true })
}
process.exitCode = isFarOff ? 1 : 0
