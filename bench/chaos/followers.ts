import { setTimeout as pause } from 'node:timers/promises'
import { listOf, objectAt, parseJson } from '@chaupar/api/document'
import type { ClientEvents, ServerEvents } from '@chaupar/api/realtime'
import { io, type Socket } from 'socket.io-client'

/** A player's token in a world, from a sign-in through nginx. */
export async function signIn(origin: string, world: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-world': world },
    body: JSON.stringify({ username: 'player', password: 'Chaupar123' }),
  })
  return String(objectAt(parseJson(await answer.text()), 'data').token)
}

/** A socket as the site has it: its delays, and one transport where a test asks for it. */
export function openSocket(
  origin: string,
  world: string,
  token: string,
  transports: ('polling' | 'websocket')[] = ['websocket'],
): Socket<ServerEvents, ClientEvents> {
  const delays = { reconnectionDelay: 1000, reconnectionDelayMax: 5000 }
  return io(origin, { path: '/public/', auth: { token }, query: { world }, transports, forceNew: true, ...delays })
}

/** A socket that follows a match in play, and asks for a snapshot after each connection. */
export class Follower {
  readonly world: string
  connections = 0
  /** Updates that came since the last snapshot, in their order without a gap. */
  updates = 0
  gaps = 0
  readonly #socket: Socket<ServerEvents, ClientEvents>
  #last: number | null = null

  private constructor(world: string, socket: Socket<ServerEvents, ClientEvents>, matchId: string) {
    this.world = world
    this.#socket = socket
    socket.on('connect', () => {
      this.#last = null
      this.updates = 0
      socket.timeout(5000).emit('odds:subscribe', { matchId }, (error, snapshot) => {
        if (error !== null || snapshot.status !== 'success') return
        this.#last = snapshot.sequence
        this.connections += 1
      })
    })
    // As the site does after a server that ended its sockets in order.
    socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') setTimeout(() => socket.connect(), 300)
    })
    socket.on('odds:update', ({ sequence, heartbeat }) => {
      if (this.#last === null || heartbeat) return
      if (sequence > this.#last + 1) this.gaps += 1
      this.#last = sequence
      this.updates += 1
    })
  }

  static async open(origin: string, world: string): Promise<Follower> {
    const token = await signIn(origin, world)
    const list = await fetch(`${origin}/api/sports/matches?when=inplay`, { headers: { 'x-world': world } })
    const [match] = listOf(objectAt(parseJson(await list.text()), 'data').matches)
    const follower = new Follower(world, openSocket(origin, world, token), String(objectAt(match).refMatchId))
    await follower.inStep()
    return follower
  }

  /** Waits for so many connections with a snapshot, and two updates after the last. Whether they came within 30 s. */
  async inStep(connections = 1): Promise<boolean> {
    const endMs = performance.now() + 30_000
    while (performance.now() < endMs) {
      if (this.connections >= connections && this.updates >= 2) return true
      await pause(100)
    }
    return false
  }

  close(): void {
    this.#socket.disconnect()
  }
}
