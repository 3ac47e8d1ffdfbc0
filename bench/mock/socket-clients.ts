/** A thousand sockets in one process; prints what they heard as JSON. */
import { io } from 'socket.io-client'

const [origin = '', token = '', matchId = '', count = '1000', seconds = '8'] = process.argv.slice(2)
/** Behind the first socket that heard the same message: world time is no measure of the way. */
const delays: number[] = []
const firstHeard = new Map<number, number>()
let gaps = 0
let isCounting = false

async function follow(): Promise<() => void> {
  // On a busy machine a thousand handshakes take their time; how long is not what is measured.
  const longWait = { timeout: 120_000 }
  const socket = io(origin, {
    path: '/public/',
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    ...longWait,
  })
  let last: number | null = null
  socket.on('odds:update', (update: { sequence: number; heartbeat?: true }) => {
    if (!isCounting || update.heartbeat) return
    if (last !== null && update.sequence > last + 1) gaps += update.sequence - last - 1
    last = update.sequence
    const nowMs = performance.now()
    const firstMs = firstHeard.get(update.sequence) ?? nowMs
    firstHeard.set(update.sequence, firstMs)
    delays.push(nowMs - firstMs)
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  if (matchId !== '') await socket.emitWithAck('odds:subscribe', { matchId })
  return () => socket.disconnect()
}

const open: (() => void)[] = []
// Fifty at a time: a thousand handshakes at once measure the handshake.
for (let left = Number(count); left > 0; left -= 50) {
  open.push(...(await Promise.all(Array.from({ length: Math.min(50, left) }, follow))))
}
isCounting = true
await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000))
isCounting = false
delays.sort((a, b) => a - b)
const p99Ms = Math.round(delays[Math.floor(delays.length * 0.99)] ?? Number.NaN)
const perSecond = Math.round(delays.length / Number(seconds))
process.stdout.write(`${JSON.stringify({ sockets: open.length, perSecond, gaps, p99Ms })}\n`)
for (const close of open) close()
