/** A backend of two players and one match, in memory, that violates one thing of its socket when it is asked to. */
import { createServer, type Server as HttpServer } from 'node:http'
import { isObject, type Json, type JsonObject } from '@chaupar/api/document'
import { Server, type Socket } from 'socket.io'
import type { StateSource } from '../../states/state-source.ts'

/** What each violation does, for its reader. */
export const violations = {
  'balance to all': 'every player gets the wallet of the one that was credited',
  'toast to all': 'a toast for one player comes to both',
  'refresh to all': 'session_refresh for one player comes to both',
  'settlement to all': 'both players get the bet that was settled',
  'exposure to all': 'both players get the exposure of a bet',
  'one socket': 'the wallet goes to one socket of its player',
  'one wallet': 'both players are answered the wallet of the first',
  'board of one player': 'the player who followed first is the only one that gets prices',
  'all leave': 'a socket that leaves a match takes all others along',
  'late answers': 'each question is acknowledged after 1,500 ms',
  'silent resume': 'a client that sends its sequence is answered no market',
  'old sequence': 'a client that sends its sequence is answered that same one',
  'another since': 'a client that sends its sequence is given back another',
  'numbers begin again': 'after a second connection prices are counted from 1',
  'deaf board': 'a socket that has sent its sequence gets no prices',
  'old wallet': 'get:balance answers what a player began with',
  'no lines in the snapshot': 'the snapshot lacks the market of runs',
  'one price in the snapshot': 'each side of the snapshot has its best price alone',
  'suspended in the snapshot': 'the snapshot has the markets as suspended',
  'secret market': 'the snapshot has a market that no odds call has',
  'update of another market': 'a price that moves is sent with a market that did not change',
  'heartbeat of nothing': 'heartbeats name the sequence 0',
  'heartbeat with markets': 'heartbeats carry all markets',
  'no heartbeat': 'no heartbeats are sent',
  'version stands': 'the version of a wallet never grows',
  'older version': 'pushes of a wallet have the version 1',
  'bet of an older version': 'the wallet that comes with a bet has the version 1',
  'no exposure': 'a settlement sends no exposure',
  'exposure of before': 'a settlement sends the exposure that was',
  'no balance': 'a settlement sends no wallet',
  'no bet': 'a settlement sends no bet',
  'open after sign-out': 'a session that was signed out keeps its sockets',
  'bet of before': 'a bet that was taken is pushed as it was before',
  'failures alone': 'every question is answered by a failure',
} as const
export type Violation = keyof typeof violations

type Player = 'player' | 'other'
const playerOf = (name: Json | undefined): Player => (name === 'other' ? 'other' : 'player')

/** Of another session of the first player. */
const secondToken = 'player again'
const takenBet = { id: 'b-1', odds: 1.9, stack: 100, selectionType: 'back' }
const matchId = 'm-7'
const board = 'the only board'
/** Of the match odds, the bookmaker and the runs. */
const marketIds = ['winner', 'bookmaker', 'lines'] as const
const oddsCalls = ['/bet/match/odds', '/bet/bookmaker/odds', '/bet/fancy/odds']

export class ViolatingSocket {
  /** Serves every step. */
  readonly states: StateSource
  readonly #violation: Violation | null
  readonly #http: HttpServer
  readonly #io: Server
  readonly #heartbeats = setInterval(() => this.#beat(), 20)
  readonly #wallets = { player: { balance: 10_000, version: 3 }, other: { balance: 10_000, version: 3 } }
  /** A socket has sent a sequence. */
  #hasResumed = false
  readonly #pass: (ms: number) => void
  #sequence = 9
  #exposure = 0

  /** `pass` is called instead of waiting so many milliseconds. */
  constructor(violation: Violation | null, pass: (ms: number) => void = () => undefined) {
    this.#violation = violation
    this.#pass = pass
    this.#http = createServer((request, response) => {
      const data = this.#answer(new URL(request.url ?? '/', 'http://violating').pathname, request.method)
      request.resume()
      response
        .writeHead(data === null ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: data === null, message: '', data }))
    })
    this.#io = new Server(this.#http, { path: '/public/', serveClient: false })
    this.#io.on('connection', (socket) => this.#listen(socket))
    this.states = {
      setUp: async ({ params }) => {
        this.#exposure = params.bet === true ? 100 : 0
        const ids = { refMatchId: matchId, marketId: 'winner', selectionId: 'home', odds: 1.9 }
        return { token: 'player', otherToken: 'other', ...ids }
      },
      bring: async ({ name, input }) => {
        this.#steps[name]?.(input)
        return name in this.#steps
      },
      tearDown: async () => undefined,
    }
  }

  /** Answers its address, once it listens on a free port. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve))
    const address = this.#http.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  stop(): Promise<void> {
    clearInterval(this.#heartbeats)
    return this.#io.close()
  }

  #is(violation: Violation): boolean {
    return this.#violation === violation
  }

  /** The sockets of a player, or of all where that is the violation. */
  #to(player: Player, violation: Violation) {
    return this.#is(violation) ? this.#io : this.#io.to(player)
  }

  #listen(socket: Socket): void {
    const player = playerOf(socket.handshake.auth.token)
    void socket.join(player)
    if (![...this.#io.sockets.sockets.values()].some(({ id }) => id !== socket.id)) void socket.join('first')
    const on = (event: string, answer: (sent: JsonObject) => object) =>
      socket.on(event, (...sent: unknown[]) => {
        const [payload, reply] = [sent[0], sent.at(-1)]
        if (this.#is('late answers')) this.#pass(1500)
        const result = this.#is('failures alone') ? { status: 'failed' } : { status: 'success' }
        if (typeof reply === 'function') reply({ ...result, ...answer(isObject(payload) ? payload : {}) })
      })
    on('session_check', () => ({}))
    on('get:balance', () => {
      const wallet = this.#wallet(this.#is('one wallet') ? 'player' : player)
      return this.#is('old wallet') ? { ...wallet, balance: 10_000 } : wallet
    })
    on('odds:subscribe', ({ since }) => {
      if (since !== undefined) this.#hasResumed = true
      if (since === undefined || !this.#is('deaf board')) void socket.join(board)
      return typeof since === 'number' ? this.#since(since) : this.#snapshot()
    })
    on('odds:unsubscribe', () => {
      if (this.#is('all leave')) this.#io.socketsLeave(board)
      void socket.leave(board)
      return {}
    })
  }

  #wallet(player: Player) {
    const { balance, version } = this.#wallets[player]
    return { balance, coins: 0, cash: 0, version: this.#is('version stands') ? 3 : version }
  }

  /** The price that moves is that of the first market, at each sequence another. */
  #markets() {
    return marketIds.map((marketId, index) => {
      const sequence = index === 0 ? this.#sequence : 9
      const price = 1.9 + (sequence - 9) / 100
      const back = [price, 1.5].map((one) => ({ price: one, size: 100 }))
      return { marketId, sequence, status: 'open', runners: [{ selectionId: 'home', status: 'active', back, lay: [] }] }
    })
  }

  #snapshot() {
    const markets = this.#markets()
      .filter(({ marketId }) => !(this.#is('no lines in the snapshot') && marketId === 'lines'))
      .map((market) => ({ ...market, status: this.#is('suspended in the snapshot') ? 'suspended' : market.status }))
      .map((market) => ({
        ...market,
        runners: market.runners.map((runner) => ({
          ...runner,
          back: this.#is('one price in the snapshot') ? runner.back.slice(0, 1) : runner.back,
        })),
      }))
    const secret = this.#is('secret market') ? markets.slice(0, 1).map((one) => ({ ...one, marketId: 'secret' })) : []
    return { matchId, sequence: this.#sequence, markets: [...markets, ...secret], score: null }
  }

  #since(since: number) {
    const { markets, ...rest } = this.#snapshot()
    return {
      ...rest,
      ...(this.#is('old sequence') ? { sequence: since } : {}),
      since: this.#is('another since') ? since - 1 : since,
      markets: this.#is('silent resume') ? [] : markets.filter(({ sequence }) => sequence > since),
    }
  }

  #beat(): void {
    if (this.#is('no heartbeat')) return
    const sequence = this.#is('heartbeat of nothing') ? 0 : this.#sequence
    const markets = this.#is('heartbeat with markets') ? this.#markets() : []
    this.#io.to(board).emit('odds:update', { matchId, sequence, markets, heartbeat: true })
  }

  #answer(path: string, method = 'GET'): object | null {
    const part = oddsCalls.indexOf(path)
    if (part >= 0) return { refMatchId: matchId, markets: this.#markets().slice(part, part + 1) }
    if (path === '/bet/exposure/amount') return { exposureAmount: this.#exposure, betMatches: [] }
    if (path === '/login') return { token: secondToken }
    if (path === '/signout') return this.#signOut()
    if (path !== '/bets') return null
    if (method === 'GET') return { bets: [{ ...takenBet, status: 'open' }], count: 1 }
    this.#exposure = 100
    this.#change('player', -100)
    this.#pushExposure()
    return {
      bet: { ...takenBet, status: 'pending' },
      wallet: { ...this.#wallet('player'), ...(this.#is('bet of an older version') ? { version: 1 } : {}) },
    }
  }

  #signOut(): object {
    const ended = [...this.#io.sockets.sockets.values()].filter(({ handshake }) => handshake.auth.token === secondToken)
    if (!this.#is('open after sign-out')) for (const socket of ended) socket.disconnect(true)
    return {}
  }

  #change(player: Player, amount: number): void {
    this.#wallets[player].balance += amount
    this.#wallets[player].version += 1
    if (this.#is('no balance')) return
    const [one] = this.#io.sockets.adapter.rooms.get(player) ?? []
    const target = this.#is('one socket') && one !== undefined ? this.#io.to(one) : this.#to(player, 'balance to all')
    const older = this.#is('older version') ? { version: 1 } : {}
    target.emit('update_balance', { ...this.#wallet(player), ...older })
  }

  #pushExposure(): void {
    const betMatches: Json[] = []
    this.#to('player', 'exposure to all').emit('exposure:update', { exposureAmount: this.#exposure, betMatches })
  }

  #pushBet(status: string): void {
    this.#to('player', 'settlement to all').emit('bet:update', { bet: { ...takenBet, status } })
  }

  readonly #steps: Readonly<Record<string, (input: JsonObject) => void>> = {
    creditPlayer: ({ username, amount }) => this.#change(playerOf(username), Number(amount)),
    pushToast: ({ username, ...toast }) => {
      this.#to(playerOf(username), 'toast to all').emit('notification_toast', toast)
    },
    pushSessionRefresh: ({ reason }) => {
      this.#to('player', 'refresh to all').emit('session_refresh', { reason })
    },
    movePrice: () => {
      this.#sequence += 1
      const again = this.#is('numbers begin again') && this.#hasResumed ? 1 : this.#sequence
      const markets = this.#markets().slice(...(this.#is('update of another market') ? [1, 2] : [0, 1]))
      const target = this.#io.to(this.#is('board of one player') ? 'first' : board)
      target.emit('odds:update', { matchId, sequence: again, markets })
    },
    settleMarket: () => {
      this.#change('player', 190)
      if (!this.#is('exposure of before')) this.#exposure = 0
      if (!this.#is('no exposure')) this.#pushExposure()
      this.#exposure = 0
      if (!this.#is('no bet')) this.#pushBet('won')
    },
    advanceClock: () => this.#pushBet(this.#is('bet of before') ? 'pending' : 'open'),
  }
}
