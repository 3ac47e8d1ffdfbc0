import { setTimeout as pause } from 'node:timers/promises'
import { createControlClient } from '@chaupar/api/control-client'
import { isObject, parseJson } from '@chaupar/api/document'
import { MoneyClient, type Moved } from '../../mock-server/test/reliability/money-callers.ts'
import type { Homes } from './homes.ts'

/** One answer: the number of the world's home, when it was asked for, and how long that took. */
export type Timing = { home: number; beganMs: number; ms: number }

/** A player who has waited so long for an answer has lost it. */
const longestWaitMs = 60_000
/** Between two movements of one caller. */
const paceMs = 100

/**
 * Players who move money in several worlds, three callers in each. They do what the site asks of them while a home is away: they wait
 * for `retry-after` and send the same request again, a movement of money under its first Idempotency-Key.
 */
export class Players {
  /** Answers from homes, repeated requests, and requests without an answer in the end. */
  answers = 0
  repeated = 0
  lost = 0
  /** Answers that carried the name of another home. */
  elsewhere = 0
  readonly timings: Timing[] = []
  readonly acknowledged = new Map<string, Moved[]>()
  readonly #homes: Homes
  readonly #callers: Promise<void>[] = []
  #isOver = false

  constructor(homes: Homes) {
    this.#homes = homes
  }

  /** Makes the worlds (but `default`, which exists) and begins to move money in each. */
  async begin(worlds: readonly string[]): Promise<void> {
    const control = createControlClient({ baseUrl: `${this.#homes.origin}/__mock` })
    for (const [index, world] of worlds.entries()) {
      if (world !== 'default') await control.createWorld({ name: world })
      const client = new MoneyClient(this.#homes.origin, index, world, (address, request) =>
        this.send(world, address, request),
      )
      const moved: Moved[] = []
      this.acknowledged.set(world, moved)
      const token = await client.logIn()
      const callers = [
        client.bets(token),
        client.withdrawals(token),
        client.rounds(token, 'dice', { meta: { target: 5_000, over: false } }),
      ]
      this.#callers.push(...callers.map((moves) => this.#follow(moves, moved)))
    }
  }

  /** Ends when every call that is under way has its answer. */
  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#callers)
  }

  /** Sends a request of a world until a home has answered it. @throws after a minute without an answer */
  async send(world: string, address: string, request?: RequestInit): Promise<Response> {
    const beganMs = performance.now()
    for (;;) {
      const { answer, waitMs } = await attempt(address, request)
      if (answer !== null) {
        this.#note(world, answer, beganMs)
        return answer
      }
      if (performance.now() - beganMs > longestWaitMs) {
        this.lost += 1
        throw new Error(`${address} of ${world} has no answer`)
      }
      this.repeated += 1
      await pause(waitMs)
    }
  }

  #note(world: string, answer: Response, beganMs: number): void {
    const home = this.#homes.homeOf(world)
    this.answers += 1
    if (answer.headers.get('x-home') !== this.#homes.addressOf(home)) this.elsewhere += 1
    this.timings.push({ home, beganMs, ms: performance.now() - beganMs })
  }

  async #follow(moves: AsyncGenerator<Moved>, moved: Moved[]): Promise<void> {
    for await (const one of moves) {
      moved.push(one)
      if (this.#isOver) return
      await pause(paceMs)
    }
  }
}

/** One try. Without an answer: how long to wait until the next one. */
async function attempt(
  address: string,
  request?: RequestInit,
): Promise<{ answer: Response; waitMs: 0 } | { answer: null; waitMs: number }> {
  try {
    const sent = await fetch(address, request)
    // Read to the end: a response that is cut short does not count.
    const text = await sent.text()
    const isAway = [502, 503, 504].includes(sent.status)
    if (isAway || isInFlight(sent.status, text))
      return { answer: null, waitMs: 1000 * Number(sent.headers.get('retry-after') ?? 0.5) }
    return { answer: new Response(text, { status: sent.status, headers: sent.headers }), waitMs: 0 }
  } catch {
    return { answer: null, waitMs: 500 }
  }
}

/** The first try is still being executed. */
function isInFlight(status: number, text: string): boolean {
  const body = status === 409 ? parseJson(text) : null
  return isObject(body) && body.code === 'intent_in_flight'
}
