import type { RgsAnswer } from '@chaupar/api/rgs'
import { type RgsOperationId, rgsOperations } from '@chaupar/api/rgs-operations.gen'
import { usualOffers } from '../../src/domain/bonus/usual-offers.ts'
import { type Answer, type DataAt, there } from '../support/answers.ts'

/** A movement of money that the server has acknowledged: the ledger must have this entry, once. */
export type Moved = { kind: string; reference: string }

/** Sends a request; the global `fetch`, or one that repeats a request whose answer was lost. */
export type Send = (address: string, request?: RequestInit) => Promise<Response>

const mobileOf = (round: number) => ({ mobile: String(9_811_000_000 + round), country_code: '91' })

/** The server as these callers use it, with a token and a key of its own for each call. */
export class MoneyClient {
  readonly #origin: string
  readonly #round: number
  readonly #world: string
  readonly #send: Send
  #calls = 0

  constructor(origin: string, round: number, world = 'default', send: Send = fetch) {
    this.#origin = origin
    this.#round = round
    this.#world = world
    this.#send = send
  }

  get #control(): `/__mock/worlds/${string}` {
    return `/__mock/worlds/${this.#world}`
  }

  /** Bets before a match, which are taken at once. */
  async *bets(token: string): AsyncGenerator<Moved> {
    const bet = { ...(await this.#openMarket()), side: 'back', stake: 100, accept: { policy: 'any' } }
    for (;;) {
      const { data } = await this.#post('/api/bets', bet, token)
      yield { kind: 'bet-accepted', reference: data.bet.id }
    }
  }

  /** Money that is held for a withdrawal, and comes back. */
  async *withdrawals(token: string): AsyncGenerator<Moved> {
    for (;;) {
      const asked = { amount: 500, method: 'm_paytm', account: '9820041177' }
      const { id } = (await this.#post('/api/withdrawRequest/create', asked, token)).data.request
      yield { kind: 'withdrawal-held', reference: id }
      await this.#post('/api/withdrawRequest/cancel', { id }, token)
      yield { kind: 'withdrawal-returned', reference: id }
    }
  }

  /** Payments that are announced, and approved by the operator. */
  async *deposits(token: string, number: number): AsyncGenerator<Moved> {
    for (let count = 0; ; count += 1) {
      const utr = String(100_000_000_000 + this.#round * 10_000_000 + number * 100_000 + count)
      const asked = { gateway: 'm_paytm', amount: 500, utr }
      const { id } = (await this.#post('/api/deposit/create', asked, token)).data.request
      await this.#post(`${this.#control}/deposits/${id}/approve`, {})
      yield { kind: 'deposit', reference: id }
    }
  }

  /** A new player who claims every bonus and gives it up again. */
  async *claims(): AsyncGenerator<Moved> {
    const { token, playerId } = await this.#signUp()
    for (const { id } of usualOffers) {
      await this.#post('/api/bonus/claims', { id }, token)
      yield { kind: 'bonus-claimed', reference: `${playerId} ${id}` }
      await this.#post('/api/bonus/claims/cancel', { id }, token)
      yield { kind: 'bonus-cancelled', reference: `${playerId} ${id}` }
    }
  }

  /** Rounds of a game in a session of its own: stakes and payouts; first the round that a killed server left open. */
  async *rounds(token: string, code: string, play: object): AsyncGenerator<Moved> {
    const game = { provider: 'spribe', code, casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' }
    const sessionID = there((await this.#post('/game-host/lobby', game, token)).data.url.split('/').at(-1))
    let { round } = await this.#ask('authenticate', { sessionID })
    for (;;) {
      if (round?.active === true && round.actions.includes('cash-out'))
        round = (await this.#ask('actInRound', { sessionID, action: 'cash-out' })).action
      if (round?.active === true) {
        await this.#ask('endRound', { sessionID })
        // A climb that is cashed out before its first step gives the stake back.
        const isVoid = round.state.at(-1)?.type === 'cancelled'
        yield { kind: isVoid ? 'game-stake-returned' : 'game-payout', reference: round.roundID }
      }
      round = (await this.#ask('playRound', { sessionID, amount: 10_000_000, mode: 'base', ...play })).round
      yield { kind: 'game-stake', reference: round.roundID }
    }
  }

  /** Logs the seeded player in, identified and with money enough. */
  async logIn(): Promise<string> {
    const { data } = await this.#post('/api/login', { username: 'player', password: 'Chaupar123' })
    await this.#post(`${this.#control}/money/credit`, { username: 'player', amount: 1_000_000, withdrawable: true })
    await this.#post(`${this.#control}/player/kyc`, { username: 'player', standing: 'approved' })
    return data.token
  }

  async #signUp(): Promise<{ token: string; playerId: number }> {
    const mobile = mobileOf(this.#round)
    await this.#post('/api/sendOtpToMobile', mobile)
    const codes = await this.#get(`${this.#control}/otp`)
    const otp = there(codes.data.find((sent) => sent.mobile.endsWith(mobile.mobile))).code
    await this.#post('/api/mobileVerification', { ...mobile, otp })
    const username = `claims${this.#round}`
    const person = { name: 'Ravi', username, password: 'My-own-secret9', typeId: 3, parentId: 81026, ...mobile, otp }
    const { token, user } = (await this.#post('/api/register', person)).data
    return { token, playerId: there(user).mstruserid }
  }

  /** A market before its match, which nothing suspends, with a price to take. */
  async #openMarket(): Promise<{ marketId: string; selectionId: string; odds: number }> {
    const list = await this.#get('/api/sports/matches?when=upcoming&sportId=4')
    const { refMatchId } = there(list.data.matches.at(-1))
    const odds = await this.#get(`/api/bet/match/odds?matchId=${refMatchId}`)
    const market = there(
      odds.data.markets.find(({ status, marketType }) => status === 'open' && marketType === 'match_odds'),
    )
    const runner = there(market.runners[0])
    return { marketId: market.marketId, selectionId: runner.selectionId, odds: there(runner.back[0]).price }
  }

  /** @throws for any refusal */
  async #ask<Op extends RgsOperationId>(operation: Op, body: object): Promise<RgsAnswer<Op>> {
    this.#calls += 1
    const address = `${this.#origin}/game-host/rgs/${this.#world}${rgsOperations[operation].path}`
    const key = { 'content-type': 'application/json', 'idempotency-key': `kill-${this.#round}-${this.#calls}` }
    const answer = await this.#send(address, { method: 'POST', headers: key, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${operation} answered ${answer.status} ${await answer.text()}`)
    const reply: RgsAnswer<Op> = JSON.parse(await answer.text())
    return reply
  }

  async #get<const Path extends string>(path: Path): Promise<Answer<DataAt<'GET', Path>>> {
    return JSON.parse(await (await this.#send(this.#origin + path, { headers: { 'x-world': this.#world } })).text())
  }

  /** @throws for any refusal: all that is asked here is allowed */
  async #post<const Path extends string>(
    path: Path,
    body: unknown,
    token?: string,
  ): Promise<Answer<DataAt<'POST', Path>>> {
    this.#calls += 1
    const headers = {
      'content-type': 'application/json',
      'x-world': this.#world,
      // Codes are counted for each address: a long run signs up more players than one may in a day.
      'x-forwarded-for': `203.0.113.${this.#round % 256}`,
      ...(token === undefined ? {} : { authorization: token }),
      ...(token === undefined ? {} : { 'idempotency-key': `kill-${this.#round}-${this.#calls}` }),
    }
    const answer = await this.#send(this.#origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const sent: Answer<DataAt<'POST', Path>> = JSON.parse(await answer.text())
    if (sent.error) throw new Error(`${path} answered ${answer.status} ${sent.message}`)
    return sent
  }
}
