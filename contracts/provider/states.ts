/** Provider states of the mock: a state is a scenario, and each verified interaction has a world of its own. */
import { type ControlClient, controlRequest, createControlClient } from '@chaupar/api/control-client'
import { type ControlOperationId, controlOperations } from '@chaupar/api/control-operations.gen'
import { gameBySlug } from '@chaupar/games/catalogue/games'
import { isLiveTable } from '@chaupar/games/rules/live-tables'
import { offerBonus, termsOf } from './bonus-states.ts'
import { betAtStage, type GameSeat, sitDown } from './game-seat.ts'
import { giveHistory } from './history-states.ts'
import {
  addPriceAlert,
  type Change,
  type Fields,
  first,
  firstMatch,
  type Get,
  isMatchKind,
  lineOf,
  matchOf,
  matchThatIsOver,
  setAutoCashOut,
  type Values,
} from './match-states.ts'
import { addPlayer, lockOut } from './player-states.ts'
import { scalars, Worlds } from './worlds.ts'

/** Parameters of a state that ask for a value in the request, beside those of the scenario itself. */
const asked = [
  ...['signedIn', 'codeFor', 'codePurpose', 'verifiedCodeFor', 'match', 'bet', 'cash', 'referred', 'alsoSignedIn'],
  ...['game', 'round', 'stage', 'signedOut', 'pausedHours', 'fails', 'failStatus', 'offered', 'termsOf'],
  ...['bank', 'lockedOut', 'limited', 'limitedLoss', 'declined', 'closedKey', 'usedUtr', 'autoCashOut', 'priceAlert'],
  'history',
]

/** Makes and ends the worlds of the interactions, and gives the values that requests need from them. */
export class States {
  readonly #origin: string
  readonly #control: ControlClient
  /** What the states of the running interaction gave. */
  #values: Values = {}
  #world = ''
  readonly #worlds: Worlds

  constructor(origin: string) {
    this.#origin = origin
    this.#control = createControlClient({ baseUrl: `${origin}/__mock` })
    this.#worlds = new Worlds(this.#control)
  }

  /** Header of the world that the running interaction lives in. */
  get header(): Record<string, string> {
    return { 'x-world': this.#world }
  }

  get world(): string {
    return this.#world
  }

  /** Names of the states: those of the mock's scenarios. */
  async scenarios(): Promise<string[]> {
    return (await this.#control.listScenarios()).map(({ name }) => name)
  }

  /** Does an operation of the control surface on the world of the running interaction. @throws when it is refused */
  async steer(operation: string, input: object): Promise<void> {
    if (!isControlOperation(operation)) throw new Error(`The control surface has no ${operation}`)
    const { path, ...request } = controlRequest(operation, { world: this.#world, ...input })
    await this.#fetch(`/__mock${path}`, request)
  }

  /** Ends the world of the interaction that is over. */
  async end(): Promise<void> {
    const world = this.#world
    this.#world = ''
    this.#values = {}
    if (world !== '') await this.#control.deleteWorld({ world })
  }

  /** Ends what all interactions shared. */
  close(): Promise<void> {
    return this.#worlds.end()
  }

  /** Makes the state so, the first one of an interaction in a new world; answers all values so far. @throws when it fails */
  async setUp(scenario: string, given: Fields): Promise<Values> {
    const params = Object.fromEntries(Object.entries(given).filter(([key]) => !asked.includes(key)))
    if (this.#world === '') await this.#begin(scenario, params, given)
    else {
      const scenarios = [{ name: scenario, params: scalars(params) }]
      await this.#control.applyScenarios({ world: this.#world, scenarios })
      await this.#signInPlayers(given)
    }
    await this.#give(scenario, given)
    return this.#values
  }

  /** The first state of an interaction, in a new world. */
  async #begin(scenario: string, params: Fields, given: Fields): Promise<void> {
    const players = [given.signedIn, given.alsoSignedIn]
    const begun = await this.#worlds.begin({ scenario, params, players }, async (world) => {
      this.#world = world
      await this.#signInPlayers(given)
      return this.#values
    })
    this.#world = begun.world
    this.#values = begun.values
  }

  async #signInPlayers({ signedIn, alsoSignedIn }: Fields): Promise<void> {
    if (typeof signedIn === 'string') this.#values.token = await this.#signIn(signedIn)
    if (typeof alsoSignedIn !== 'string') return
    await addPlayer(this.#control, this.#world, alsoSignedIn)
    this.#values.otherToken = await this.#signIn(alsoSignedIn)
  }

  async #give(scenario: string, given: Fields): Promise<void> {
    const values = this.#values
    const get: Get = (path, headers) => this.#get(path, headers)
    const change: Change = (method, path, body) => this.#asPlayer(method, path, body)
    if (typeof given.lockedOut === 'string') await lockOut(this.#origin, this.header, given.lockedOut)
    if (typeof given.codeFor === 'string') values.otp = await this.#sendCode(given.codeFor, String(given.codePurpose))
    if (typeof given.verifiedCodeFor === 'string') values.otp = await this.#verifiedCode(given.verifiedCodeFor)
    if (given.match === true || given.bet !== undefined) Object.assign(values, await firstMatch(get))
    if (isMatchKind(given.match)) values.refMatchId = await matchOf(get, given.match)
    if (given.match === 'over') values.refMatchId = await matchThatIsOver(get, String(values.token))
    if (given.bank === true) values.bankId = await this.#saveBank()
    if (typeof given.limited === 'number') await change('PUT', '/api/limits', { deposit: { daily: given.limited } })
    if (typeof given.limitedLoss === 'number')
      await change('PUT', '/api/limits', { loss: { daily: given.limitedLoss } })
    if (scenario === 'withdraw-pending') Object.assign(values, await this.#withdrawalAndBank())
    if (given.declined === true) await this.#declineWithdrawal()
    if (typeof given.closedKey === 'string') await this.#asPlayer('POST', `/api/intents/${given.closedKey}/close`, {})
    if (typeof given.usedUtr === 'string')
      await change('POST', '/api/deposit/create', { gateway: 'm_paytm', amount: 500, utr: given.usedUtr })
    if (given.bet === 'line') Object.assign(values, await lineOf(get, String(values.refMatchId)))
    if (given.bet === 'offer') await this.#placeOffer()
    else if (given.bet !== undefined) await this.#placeBet()
    if (given.bet === true || given.bet === 'line') await this.#acceptBet()
    if (given.autoCashOut === true) Object.assign(values, await setAutoCashOut(change, values))
    if (given.priceAlert === true) Object.assign(values, await addPriceAlert(change, values))
    if (typeof given.cash === 'number') await this.#giveCash(String(given.signedIn), given.cash)
    if (given.referred === true) await this.#refer()
    if (typeof given.game === 'string') await this.#sitDown(given.game, given)
    if (given.signedOut === true) await this.#get('/api/signout', { authorization: String(values.token) })
    if (typeof given.pausedHours === 'number')
      await change('POST', '/api/limits/time-out', { hours: given.pausedHours })
    if (given.offered === true) await offerBonus(this.#control, this.#world)
    if (typeof given.termsOf === 'string') values.termsId = await termsOf(get, String(values.token), given.termsOf)
    if (given.history === true) {
      const signIn = () => this.#signIn(String(given.signedIn))
      await giveHistory({
        get,
        change,
        signIn,
        control: this.#control,
        world: this.#world,
        token: String(values.token),
      })
    }
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
    const { code } = await this.#post('/api/ref/generate', {}, { authorization: String(this.#values.token) })
    await this.#post('/api/page/visit', { path: '/mobile-number', agentCode: code, source: 'telegram' })
    const mobile = '9820042001'
    const otp = await this.#verifiedCode(mobile)
    const ids = { agent_code: code, typeId: 3, parentId: 81026 }
    const player = { name: 'Ravi', username: 'ravikumar', password: 'Chaupar123' }
    await this.#post('/api/register', { ...player, ...ids, mobile, country_code: '91', otp })
  }

  /** Launches a game as the site does and begins its session, whose id stands at the end of the address. */
  async #sitDown(slug: string, { round = 'none', stage }: Fields): Promise<void> {
    const game = gameBySlug(slug)
    if (!game) throw new Error(`${slug} is not in the catalogue`)
    const { provider, code, casino, homeUrl } = game
    const order = { provider, code, casino, homeUrl, device: 'mobile' }
    const { url } = await this.#post('/game-host/lobby', order, { authorization: String(this.#values.token) })
    const sessionID = String(url).split('/').at(-1) ?? ''
    const seat = { rgs: `${this.#origin}/game-host/rgs/${this.#world}`, sessionID }
    this.#values.sessionID = sessionID
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
    Object.assign(this.#values, { betID, stageRound: shared?.round ?? '' })
  }

  /** The next call is refused by this code, which no situation of the world leads to. */
  async #plant(code: string, status: number): Promise<void> {
    const wait = status === 429 ? { retryAfter: 30 } : {}
    const effect = { kind: 'error', status, code, message: 'Planted', ...wait } as const
    await this.#control.plantFault({ world: this.#world, target: { group: 'all' }, effect, times: 1 })
  }

  /** The operator declines the withdrawal that waits. */
  async #declineWithdrawal(): Promise<void> {
    const requestId = String(this.#values.withdrawalId)
    await this.steer('declineWithdrawal', { requestId, reason: 'The account was not found' })
  }

  async #withdrawalAndBank(): Promise<Values> {
    const headers = { authorization: String(this.#values.token) }
    const { rows } = await this.#get('/api/withdrawRequest/get', headers)
    const { banks } = await this.#get('/api/bank?type=bank', headers)
    return { withdrawalId: String(first(rows).id), bankId: String(first(banks).id) }
  }

  /** Saves an account to pay out to, which no request waits for. */
  async #saveBank(): Promise<string> {
    const account = { type: 'bank', holder: 'Asha Rao', bankName: 'Konkan Bank', ifsc: 'KONK0001234' }
    const headers = { authorization: String(this.#values.token) }
    const { id } = await this.#post('/api/bank', { ...account, number: '000011112222' }, headers)
    return String(id)
  }

  /** Places a bet of the state's player on the state's match: it waits for its delay to pass. */
  async #placeBet(): Promise<void> {
    const { token, marketId, selectionId, odds, line } = this.#values
    const price = line === undefined ? { odds } : { rate: odds, line }
    const body = { marketId, selectionId, side: 'back', ...price, stake: 100, accept: { policy: 'any' } }
    await this.#post('/api/bets', body, { authorization: String(token), 'idempotency-key': 'pact-intent-1' })
  }

  /** Puts an offer into the book, at odds that no market comes to. */
  async #placeOffer(): Promise<void> {
    const { token, marketId, selectionId } = this.#values
    const terms = { side: 'back', odds: 1000, stake: 100, accept: { policy: 'better' }, offer: { keepInPlay: true } }
    const headers = { authorization: String(token) }
    const { bet } = await this.#post('/api/bets', { marketId, selectionId, ...terms }, headers)
    this.#values.betId = String(first([bet]).id)
  }

  async #acceptBet(): Promise<void> {
    await this.#control.advanceClock({ world: this.#world, ms: 10_000 })
    const { bets } = await this.#get('/api/bets?skip=0&pageSize=1', { authorization: String(this.#values.token) })
    this.#values.betId = String(first(bets).id)
  }

  async #post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Fields> {
    return this.#send('POST', path, body, headers)
  }

  async #asPlayer(method: string, path: string, body: unknown): Promise<Fields> {
    return this.#send(method, path, body, { authorization: String(this.#values.token) })
  }

  async #send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Fields> {
    return this.#fetch(path, {
      method,
      headers: { ...this.header, ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }

  async #get(path: string, headers: Record<string, string> = {}): Promise<Fields> {
    return this.#fetch(path, { headers: { ...this.header, ...headers } })
  }

  async #fetch(path: string, init: RequestInit): Promise<Fields> {
    const response = await fetch(`${this.#origin}${path}`, init)
    const answer = (await response.json()) as { error?: boolean; message?: string; data?: Fields | null }
    if (answer.error !== false) throw new Error(`${path}: ${response.status} ${answer.message}`)
    return answer.data ?? {}
  }
}

const isControlOperation = (name: string): name is ControlOperationId => name in controlOperations
