import { setTimeout as wait } from 'node:timers/promises'
import type { RgsAnswer, RgsSchema } from '@chaupar/api/rgs'
import { rgsOperations } from '@chaupar/api/rgs-operations.gen'
import { type Answer, type DataAt, there } from '../support/answers.ts'

/** A player's round as the server last answered it. Amounts in paise. */
export interface ShownRound {
  id: number
  /** The shared round of a bet; null for a single-player round. */
  stageRound: string | null
  autoCashOut: number | null
  stakePaise: number
  /** Null until the server answered it as decided. */
  payoutPaise: number | null
  /** `open` until the server answered the payout as booked, or the round as lost or taken back. */
  end: 'open' | 'won' | 'lost' | 'void'
}

/** The next call of a player in a game, chosen from the last answer. `kind` is for the count. */
type Intent = {
  operation: 'playRound' | 'actInRound' | 'endRound'
  body: object
  kind: 'stake' | 'decision' | 'payout' | 'cash-out' | 'taken back'
}

type Round = RgsSchema<'Round'>
type Reply = Partial<Pick<RgsAnswer<'playRound'>, 'round'> & Pick<RgsAnswer<'actInRound'>, 'action'>> & {
  status: RgsSchema<'Status'>
}

export interface Seat {
  provider: string
  code: string
  /** The nth bet. */
  bet(count: number): { mode: string; meta?: object }
  /** The decision in a round that waits for one; null leaves a bet on a shared round to time. */
  decide(round: Round): { action: string; meta?: object } | null
}

/** Milliseconds between two tries of an action that is not possible yet. */
const againMs = 15

const stakeUnits = 10_000_000

/** One player at one game, over kills of the server: each intent has a key, and one without an answer is sent again. */
export class GamePlayer {
  readonly seat: Seat
  readonly book = new Map<number, ShownRound>()
  readonly #name: string
  #address = ''
  #sessionID = ''
  #intents = 0
  #plays = 0
  #pending: (Intent & { key: string }) | null = null
  #round: Round | null = null

  constructor(seat: Seat, name: string) {
    this.seat = seat
    this.#name = name
  }

  /** Whether a bet has no answer yet. */
  get hasUnansweredStake(): boolean {
    return this.#pending?.operation === 'playRound'
  }

  /** Opens the game at a restarted server, repeats the unanswered call, and finds the round as it was last answered. */
  async sitDown(origin: string, token: string): Promise<void> {
    const { provider, code } = this.seat
    const order = { provider, code, casino: provider, homeUrl: `/casino/${provider}`, device: 'mobile' }
    const headers = { 'content-type': 'application/json', authorization: token }
    const sent = await fetch(`${origin}/game-host/lobby`, { method: 'POST', headers, body: JSON.stringify(order) })
    const launched: Answer<DataAt<'POST', '/game-host/lobby'>> = JSON.parse(await sent.text())
    this.#sessionID = there(launched.data.url.split('/').at(-1))
    this.#address = `${origin}/game-host/rgs/default`
    const { round } = (await this.#ask<RgsAnswer<'authenticate'>>('authenticate', {})).json
    if (this.#pending !== null) await this.#send(this.#pending)
    else if (this.#round?.active === true && round?.shared === undefined && round?.roundID !== this.#round.roundID)
      throw new Error(`${this.#round.roundID} was open, and ${round?.roundID} was found`)
  }

  /** Plays without end; yields the kind of each intent that the server has answered as done. */
  async *play(): AsyncGenerator<Intent['kind']> {
    for (;;) {
      const intent = this.#next()
      const isDone = await this.#perform(intent)
      if (isDone) yield intent.kind
      else await wait(againMs)
    }
  }

  /** Decides and ends the round of the player alone that is open. */
  async finish(): Promise<void> {
    while (this.#round?.active === true && this.#round.shared === undefined) await this.#perform(this.#next())
  }

  #next(): Intent {
    const round = this.#round
    if (round?.active !== true) return this.#stake()
    if (round.shared !== undefined) return this.#onShared(round)
    if (round.actions.length === 0) return { operation: 'endRound', body: {}, kind: 'payout' }
    return { operation: 'actInRound', body: there(this.seat.decide(round)), kind: 'decision' }
  }

  #stake(): Intent {
    const body = { amount: stakeUnits, ...this.seat.bet(this.#plays) }
    return { operation: 'playRound', body, kind: 'stake' }
  }

  /** A bet that is left to time is followed by the next: the slot says when it is over. */
  #onShared(round: Round): Intent {
    const decision = this.seat.decide(round)
    if (decision === null) return this.#stake()
    const body = { ...decision, meta: { betID: round.betID } }
    return { operation: 'actInRound', body, kind: decision.action === 'cancel' ? 'taken back' : 'cash-out' }
  }

  /** Answers whether the server did it. Throws when there is no answer. */
  async #perform(intent: Intent): Promise<boolean> {
    this.#intents += 1
    this.#pending = { ...intent, key: `player-${this.#name}-${this.#intents}` }
    return this.#send(this.#pending)
  }

  async #send({ operation, body, key }: Intent & { key: string }): Promise<boolean> {
    const { ok, json } = await this.#ask<Reply>(operation, body, key)
    this.#pending = null
    const code = json.status.statusCode
    // Time has decided the bet before its player did.
    if (!ok && operation === 'actInRound' && code === 'ERR_BNF') this.#round = null
    const isTooEarly = code === 'ERR_VAL' && this.#round?.shared !== undefined
    if (!ok && !isTooEarly && !['ERR_GE', 'ERR_BE', 'ERR_BNF'].includes(code))
      throw new Error(`${operation} answered ${code}`)
    if (!ok) return false
    if (operation === 'playRound') this.#plays += 1
    this.#take(operation === 'endRound' ? { ...there(this.#round), active: false } : there(json.round ?? json.action))
    return true
  }

  #take(round: Round): void {
    this.#round = round
    const payoutPaise = round.payout / 10_000
    const isTakenBack = round.state.some(({ type }) => type === 'cancelled')
    const isDecided = !round.active || (round.shared === undefined && round.actions.length === 0)
    this.book.set(round.betID, {
      id: round.betID,
      stageRound: round.shared?.round ?? null,
      autoCashOut: round.shared?.autoCashOut ?? null,
      stakePaise: round.amount / 10_000,
      payoutPaise: isDecided ? payoutPaise : null,
      end: round.active ? 'open' : isTakenBack ? 'void' : payoutPaise > 0 ? 'won' : 'lost',
    })
  }

  async #ask<Body>(operation: keyof typeof rgsOperations, body: object, key?: string) {
    const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) }
    const sent = JSON.stringify({ sessionID: this.#sessionID, ...body })
    const answer = await fetch(this.#address + rgsOperations[operation].path, { method: 'POST', headers, body: sent })
    const json: Body = JSON.parse(await answer.text())
    return { ok: answer.ok, json }
  }
}
