import { randomUUID } from 'node:crypto'
import { type ApiClient, ApiFailure, createApiClient } from '@chaupar/api/api-client'
import type { ControlClient } from '@chaupar/api/control-client'
import { isObject, type JsonObject, objectAt, readJson } from '@chaupar/api/document'
import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'
import { openSocket } from '../chaos/followers.ts'
import type { Calls } from './calls.ts'
import type { Step } from './plan.ts'

/** What the players of a run share. */
export type Table = {
  origin: string
  world: string
  control: ControlClient
  calls: Calls
  /** The seeded player, who pays in: demo users may not (7.3). */
  payer: ApiClient
  /** References of payments; each counts once. */
  nextUtr: () => string
  /** Called with the event of each message that a socket receives. */
  onPush: (event: string) => void
}

/** Rupees. */
const opening = 1_000_000
const stake = 100
const payment = 500
/** Millionths of a rupee. */
const gameStake = 10_000_000
const longestAnswerMs = 10_000

type PlayerSocket = ReturnType<typeof openSocket>

/** A demo user: one login, one socket that follows a match, and one session at the dice. */
export class VirtualPlayer {
  readonly #table: Table
  readonly #chance: () => number
  readonly #api: ApiClient
  readonly #socket: PlayerSocket
  #sessionID: string | null = null

  private constructor(table: Table, chance: () => number, api: ApiClient, socket: PlayerSocket) {
    this.#table = table
    this.#chance = chance
    this.#api = api
    this.#socket = socket
  }

  /** Logs in, gets play money, connects and follows a match in play. @throws FailedCall */
  static async enter(table: Table, chance: () => number): Promise<VirtualPlayer> {
    const { origin, world, calls, control } = table
    const guest = createApiClient({ baseUrl: origin, world })
    const { token, user } = await calls.take('loginDemo', () => guest.call('loginDemo'))
    const api = createApiClient({ baseUrl: origin, world, token })
    await calls.take('creditPlayer', async () => {
      const { username } = user
      if (username === undefined) throw new Error('a login without a username')
      return control.creditPlayer({ world, username, amount: opening })
    })
    const socket = openSocket(origin, world, token)
    socket.onAny(table.onPush)
    const player = new VirtualPlayer(table, chance, api, socket)
    try {
      await calls.take('socket: connect', () => connected(socket))
      await player.#follow()
    } catch (error) {
      player.leave()
      throw error
    }
    return player
  }

  /** One step. @throws FailedCall */
  async take(step: Step): Promise<void> {
    if (step === 'browse') await this.#browse()
    else if (step === 'bet') await this.#bet()
    else if (step === 'game') await this.#play()
    else await this.#deposit()
  }

  leave(): void {
    this.#socket.disconnect()
  }

  async #follow(): Promise<void> {
    const { matches } = await this.#call('listMatches', () =>
      this.#api.call('listMatches', { query: { when: 'inplay' } }),
    )
    const match = this.#oneOf(matches)
    if (match === null) return
    await this.#call('socket: odds:subscribe', async () => {
      const answer = await this.#socket
        .timeout(longestAnswerMs)
        .emitWithAck('odds:subscribe', { matchId: match.refMatchId })
      if (answer.status !== 'success') throw new Error(answer.message)
    })
  }

  async #browse(): Promise<void> {
    const { matches } = await this.#call('listMatches', () => this.#api.call('listMatches'))
    const match = this.#oneOf(matches)
    if (match === null) return
    await this.#call('getMatchOdds', () => this.#api.call('getMatchOdds', { query: { matchId: match.refMatchId } }))
    await this.#call('socket: get:balance', () => this.#socket.timeout(longestAnswerMs).emitWithAck('get:balance'))
  }

  /** A bet before a match, which is taken at once at any price. */
  async #bet(): Promise<void> {
    const { matches } = await this.#call('listMatches', () =>
      this.#api.call('listMatches', { query: { when: 'upcoming' } }),
    )
    const markets = matches.flatMap(({ firstMarket }) => (firstMarket === null ? [] : [firstMarket]))
    const market = this.#oneOf(
      markets.filter(({ status, priceKind, delayMs }) => status === 'open' && priceKind === 'decimal' && delayMs === 0),
    )
    const runner = this.#oneOf(market?.runners ?? [])
    const price = runner?.back[0]
    await this.#call('placeBet', async () => {
      if (market === null || runner === null || price === undefined) throw new Error('no match takes bets')
      const { marketId } = market
      const { selectionId } = runner
      const body = { marketId, selectionId, side: 'back', odds: price.price, stake, accept: { policy: 'any' } } as const
      return this.#api.call('placeBet', { body, idempotencyKey: randomUUID() })
    })
  }

  /** A roll of the dice, and the win when there is one. */
  async #play(): Promise<void> {
    this.#sessionID ??= await this.#launch()
    const sessionID = this.#sessionID
    const order = { amount: gameStake, mode: 'base', meta: { target: 5_000, over: false } }
    const played = await this.#askGame('playRound', { sessionID, ...order })
    if (objectAt(played, 'round').active === true) await this.#askGame('endRound', { sessionID })
  }

  async #launch(): Promise<string> {
    const game = {
      provider: 'spribe',
      code: 'dice',
      casino: 'spribe',
      homeUrl: '/casino/spribe',
      device: 'mobile',
    } as const
    const { url } = await this.#call('launchGame', () => this.#api.call('launchGame', { body: game }))
    const sessionID = url.split('/').at(-1) ?? ''
    await this.#askGame('authenticate', { sessionID })
    return sessionID
  }

  #askGame(operation: RgsOperationId, body: object): Promise<JsonObject> {
    const { origin, world } = this.#table
    return this.#call(operation, async () => {
      const { method, path } = rgsOperations[operation]
      const answer = await fetch(`${origin}/game-host/rgs/${world}${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(body),
      })
      const read = readJson(await answer.text())
      if (answer.ok && isObject(read)) return read
      const status = isObject(read) && isObject(read.status) ? read.status : {}
      throw new ApiFailure(
        operation,
        answer.status,
        String(status.statusCode ?? ''),
        String(status.statusMessage ?? ''),
      )
    })
  }

  /** A payment that is announced, and approved by the operator. */
  async #deposit(): Promise<void> {
    const { payer, control, world, nextUtr } = this.#table
    const body = { gateway: 'm_paytm', amount: payment, utr: nextUtr() }
    const { request } = await this.#call('createDeposit', () =>
      payer.call('createDeposit', { body, idempotencyKey: randomUUID() }),
    )
    await this.#call('approveDeposit', () => control.approveDeposit({ world, requestId: request.id }))
  }

  #call<Answer>(operation: string, call: () => Promise<Answer>): Promise<Answer> {
    return this.#table.calls.take(operation, call)
  }

  #oneOf<Item>(items: readonly Item[]): Item | null {
    return items[Math.floor(this.#chance() * items.length)] ?? null
  }
}

function connected(socket: PlayerSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}
