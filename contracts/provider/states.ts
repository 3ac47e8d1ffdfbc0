/** Provider states: a state is a scenario of the mock, and each verified interaction has a world of its own. */
import { randomUUID } from 'node:crypto'
import { gameBySlug } from '../src/catalogue/games.ts'
import { type ControlClient, controlRequest, createControlClient } from '../src/control-client.ts'
import type { ControlOperationId } from '../src/control-operations.gen.ts'
import { isLiveTable } from '../src/games/live-tables.ts'
import { betAtStage, type GameSeat, sitDown } from './game-seat.ts'

type Values = Record<string, string | number>
type Params = Record<string, unknown>

/** Parameters of a state that ask for a value in the request, beside those of the scenario itself. */
const asked = [
  ...['signedIn', 'codeFor', 'codePurpose', 'verifiedCodeFor', 'match', 'bet', 'cash', 'referred'],
  ...['game', 'round', 'stage', 'signedOut', 'pausedHours', 'fails', 'failStatus'],
]

/** Parameters that say how a message comes about in the state (socket-messages.ts). */
const steps = ['asks', 'when'] as const

/** Makes and ends the worlds of the interactions, and gives the values that requests need from them. */
export class States {
  readonly #origin: string
  readonly #control: ControlClient
  /** What went wrong in a state or in sending a message: Pact itself says no more than that it did. */
  readonly problems: string[] = []
  /** What the states of the running interaction gave. */
  values: Values = {}
  #world = ''
  readonly #name: string | undefined

  /** `name` is that of every world, where an address has to hold it; without it each has a name of its own. */
  constructor(origin: string, name?: string) {
    this.#origin = origin
    this.#name = name
    this.#control = createControlClient({ baseUrl: `${origin}/__mock` })
  }

  /** Header of the world that the running interaction lives in. */
  get header(): Record<string, string> {
    return { 'x-world': this.#world }
  }

  get world(): string {
    return this.#world
  }

  /** Does an operation of the control surface on the world of the running interaction. Throws when it is refused. */
  async steer(operation: ControlOperationId, input: object): Promise<void> {
    const { method, path, body } = controlRequest(operation, { world: this.#world, ...this.filled(input) })
    await this.#fetch(`/__mock${path}`, { method, body, headers: { 'content-type': 'application/json' } })
  }

  /** The input or payload with the state's values in the place of their names, '{refMatchId}' and the like. */
  filled(fields: object): object {
    const values = new Map(Object.entries(this.values).map(([name, value]) => [`{${name}}`, value]))
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, values.get(field) ?? field]))
  }

  /** Handlers by the names of the mock's scenarios. */
  async handlers() {
    const scenarios = await this.#control.listScenarios()
    return Object.fromEntries(
      scenarios.map(({ name }) => [
        name,
        (params?: unknown) => this.#setUp(name, { ...(params as Params | undefined) }),
      ]),
    )
  }

  /** Ends the world of the interaction that is over. */
  async end(): Promise<void> {
    const world = this.#world
    this.#world = ''
    this.values = {}
    if (world !== '') await this.#control.deleteWorld({ world })
  }

  async #setUp(scenario: string, given: Params): Promise<Values> {
    const ours = [...asked, ...steps]
    const params = Object.fromEntries(Object.entries(given).filter(([key]) => !ours.some((name) => name === key)))
    try {
      if (this.#world === '') await this.#make(scenario, params)
      else
        await this.#control.applyScenarios({
          world: this.#world,
          scenarios: [{ name: scenario, params: scalars(params) }],
        })
      await this.#give(given)
      return this.values
    } catch (error) {
      this.problems.push(`${scenario}: ${String(error)}`)
      throw error
    }
  }

  async #make(scenario: string, params: Params): Promise<void> {
    const name = this.#name ?? `pact-${randomUUID()}`
    await this.#control.createWorld({
      name,
      scenario,
      params: scalars(params),
      seed: 7,
      now: '2026-11-21T14:00:00.000Z',
      frozen: true,
    })
    this.#world = name
  }

  async #give(given: Params): Promise<void> {
    const { values } = this
    if (typeof given.signedIn === 'string') values.token = await this.#signIn(given.signedIn)
    if (typeof given.codeFor === 'string') values.otp = await this.#sendCode(given.codeFor, String(given.codePurpose))
    if (typeof given.verifiedCodeFor === 'string') values.otp = await this.#verifiedCode(given.verifiedCodeFor)
    if (given.match === true || given.bet !== undefined) Object.assign(values, await this.#match())
    if (given.match === 'soccer') values.refMatchId = await this.#soccerMatch()
    if (given.bet === 'offer') await this.#placeOffer()
    else if (given.bet !== undefined) await this.#placeBet()
    if (given.bet === true) await this.#acceptBet()
    if (typeof given.cash === 'number') await this.#giveCash(String(given.signedIn), given.cash)
    if (given.referred === true) await this.#refer()
    if (typeof given.game === 'string') await this.#sitDown(given.game, given)
    if (given.signedOut === true) await this.#get('/api/signout', { authorization: String(values.token) })
    if (typeof given.pausedHours === 'number') await this.#pause(given.pausedHours)
    if (typeof given.fails === 'string') await this.#plant(given.fails, Number(given.failStatus))
  }

  async #signIn(username: string): Promise<string> {
    const data = await this.#post('/api/login', { username, password: 'Chaupar123' })
    return String(data.token)
  }

  async #sendCode(mobile: string, purpose: string): Promise<string> {
    const body = purpose === 'recovery' ? { phone: mobile, countryCode: '91' } : { mobile, country_code: '91' }
    await this.#post('/api/sendOtpToMobile', body)
    const [newest] = await this.#control.listOtps({ world: this.#world, mobile })
    if (newest === undefined) throw new Error(`No code was sent to ${mobile}`)
    return newest.code
  }

  async #verifiedCode(mobile: string): Promise<string> {
    const otp = await this.#sendCode(mobile, 'sign_up')
    await this.#post('/api/mobileVerification', { otp, mobile, country_code: '91' })
    return otp
  }

  async #giveCash(username: string, amount: number): Promise<void> {
    await this.#control.creditPlayer({ world: this.#world, username, amount, withdrawable: true })
  }

  /** Somebody comes by a link of the state's player and registers. */
  async #refer(): Promise<void> {
    const { code } = await this.#post('/api/ref/generate', {}, { authorization: String(this.values.token) })
    await this.#post('/api/page/visit', { path: '/mobile-number', agentCode: code, source: 'telegram' })
    const mobile = '9820042001'
    const otp = await this.#verifiedCode(mobile)
    const ids = { agent_code: code, typeId: 3, parentId: 81026 }
    const player = { name: 'Ravi', username: 'ravikumar', password: 'Chaupar123' }
    await this.#post('/api/register', { ...player, ...ids, mobile, country_code: '91', otp })
  }

  /** Launches a game as the site does and begins its session, whose id stands at the end of the address. */
  async #sitDown(slug: string, { round = 'none', stage }: Params): Promise<void> {
    const game = gameBySlug(slug)
    if (!game) throw new Error(`${slug} is not in the catalogue`)
    const { provider, code, casino, homeUrl } = game
    const order = { provider, code, casino, homeUrl, device: 'mobile' }
    const { url } = await this.#post('/game-host/lobby', order, { authorization: String(this.values.token) })
    const sessionID = String(url).split('/').at(-1) ?? ''
    const seat = { rgs: `${this.#origin}/game-host/rgs/${this.#world}`, sessionID }
    this.values.sessionID = sessionID
    await sitDown(seat, String(round))
    if (typeof stage === 'string') await this.#stage(seat, stage, isLiveTable(game) ? 'table' : 'curve')
  }

  async #stage(seat: GameSeat, stage: string, kind: 'curve' | 'table'): Promise<void> {
    const world = this.#world
    const { betID, shared } = await betAtStage(seat, stage, kind, {
      advance: (ms) => this.#control.advanceClock({ world, ms }),
      letRun: () =>
        this.#control.applyScenarios({ world, scenarios: [{ name: 'next-crash-at', params: { times: 100 } }] }),
    })
    Object.assign(this.values, { betID, stageRound: shared?.round ?? '' })
  }

  /** The state's player takes a break from play. */
  async #pause(hours: number): Promise<void> {
    await this.#post('/api/limits/time-out', { hours }, { authorization: String(this.values.token) })
  }

  /** The next call is refused by this code, which no situation of the world leads to. */
  async #plant(code: string, status: number): Promise<void> {
    const effect = { kind: 'error', status, code, message: 'Planted' } as const
    await this.#control.plantFault({ world: this.#world, target: { group: 'all' }, effect, times: 1 })
  }

  async #match(): Promise<Values> {
    const { matches } = await this.#get('/api/sports/matches?when=inplay')
    const { refMatchId } = first(matches)
    const { markets } = await this.#get(`/api/bet/match/odds?matchId=${String(refMatchId)}`)
    const { marketId, runners } = first(markets)
    const { selectionId, back } = first(runners)
    return {
      refMatchId: String(refMatchId),
      marketId: String(marketId),
      selectionId: String(selectionId),
      odds: Number(first(back).price),
    }
  }

  /** The one that has been played longest: it has goals and cards. */
  async #soccerMatch(): Promise<string> {
    const { matches } = await this.#get('/api/sports/matches?sportId=1&when=inplay')
    return String(first(Array.isArray(matches) ? matches.toReversed() : matches).refMatchId)
  }

  /** Places a bet of the state's player on the state's match: it waits for its delay to pass. */
  async #placeBet(): Promise<void> {
    const { token, marketId, selectionId, odds } = this.values
    const body = { marketId, selectionId, side: 'back', odds, stake: 100, accept: { policy: 'any' } }
    await this.#post('/api/bets', body, { authorization: String(token), 'idempotency-key': 'pact-intent-1' })
  }

  /** Puts an offer into the book, at odds that no market comes to. */
  async #placeOffer(): Promise<void> {
    const { token, marketId, selectionId } = this.values
    const terms = { side: 'back', odds: 1000, stake: 100, accept: { policy: 'better' }, offer: { keepInPlay: true } }
    const headers = { authorization: String(token) }
    const { bet } = await this.#post('/api/bets', { marketId, selectionId, ...terms }, headers)
    this.values.betId = String(first([bet]).id)
  }

  async #acceptBet(): Promise<void> {
    await this.#control.advanceClock({ world: this.#world, ms: 10_000 })
    const { bets } = await this.#get('/api/bets?skip=0&pageSize=1', { authorization: String(this.values.token) })
    this.values.betId = String(first(bets).id)
  }

  async #post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Params> {
    return this.#fetch(path, {
      method: 'POST',
      headers: { ...this.header, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async #get(path: string, headers: Record<string, string> = {}): Promise<Params> {
    return this.#fetch(path, { headers: { ...this.header, ...headers } })
  }

  async #fetch(path: string, init: RequestInit): Promise<Params> {
    const response = await fetch(`${this.#origin}${path}`, init)
    const answer = (await response.json()) as { error?: boolean; message?: string; data?: Params | null }
    if (answer.error !== false) throw new Error(`${path}: ${response.status} ${answer.message}`)
    return answer.data ?? {}
  }
}

function first(list: unknown): Params {
  const item: unknown = Array.isArray(list) ? list[0] : undefined
  if (typeof item !== 'object' || item === null) throw new Error('The state offers nothing to bet on')
  return { ...item }
}

function scalars(params: Params): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null
        ? [[key, value]]
        : [],
    ),
  )
}
