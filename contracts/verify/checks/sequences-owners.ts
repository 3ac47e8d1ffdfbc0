/** What belongs to one player: no other can read it, change it, or is moved by it. */
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { factsOf } from '../pacts/operations.ts'
import type { Step } from '../pacts/pact-file.ts'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { CallParts, Scene } from './scene.ts'
import { statusOf, underNewKey } from './sequences-keys.ts'
import { api, pactCall, partsOf } from './sequences-requests.ts'
import { steps } from './steps.ts'

const twoPlayers = { signedIn: 'player', alsoSignedIn: 'other' }
const sports = 'chaupar-sports-data'

/** A call that names something of the state's player. */
interface Foreign {
  readonly operation: string
  /** Beside the two players. */
  readonly params?: JsonObject
  /** A state behind `default`. */
  readonly state?: string
  /** Values of the states. */
  readonly needs: readonly string[]
  readonly parts: (scene: Scene) => CallParts | Promise<CallParts>
}

const ofBet = { params: { bet: true }, needs: ['betId'] }
const ofOffer = { params: { bet: 'offer' }, needs: ['betId'] }
const betIn = ({ values }: Scene) => values.betId ?? null

const foreign: readonly Foreign[] = [
  { ...ofBet, operation: 'cashOutQuote', parts: (scene) => ({ query: { betId: String(betIn(scene)) } }) },
  { ...ofBet, operation: 'cashOutBet', parts: (scene) => ({ body: { betId: betIn(scene), amount: 1 } }) },
  {
    ...ofBet,
    operation: 'setAutoCashOut',
    parts: (scene) => ({ body: { target: 'bet', targetId: betIn(scene), gain: 500 } }),
  },
  { ...ofOffer, operation: 'cancelBet', parts: (scene) => ({ body: { betId: betIn(scene) } }) },
  {
    ...ofOffer,
    operation: 'editBet',
    parts: (scene) => ({ body: { betId: betIn(scene), odds: 1000, stake: 200, unmatched: 100 } }),
  },
  {
    operation: 'cancelAutoCashOut',
    ...{ params: { bet: true, autoCashOut: true }, needs: ['ruleId'] },
    parts: ({ values }) => ({ query: { id: String(values.ruleId) } }),
  },
  {
    operation: 'removePriceAlert',
    ...{ params: { match: true, priceAlert: true }, needs: ['alertId'] },
    parts: ({ values }) => ({ query: { id: String(values.alertId) } }),
  },
  {
    operation: 'removeBank',
    ...{ params: { bank: true }, needs: ['bankId'] },
    parts: ({ values }) => ({ query: { id: String(values.bankId) } }),
  },
  {
    operation: 'cancelWithdrawal',
    ...{ state: 'withdraw-pending', needs: [] },
    parts: async (scene) => ({ body: { id: await firstId(scene, 'listWithdrawals', 'rows') } }),
  },
  {
    operation: 'endSession',
    needs: [],
    parts: async (scene) => ({ path: { id: String(await firstId(scene, 'listSessions', 'sessions')) } }),
  },
]

/** @throws NotOffered when the player's list has no row */
async function firstId(scene: Scene, operation: string, list: string): Promise<Json> {
  const [first] = listOf((await scene.data(operation))[list]).filter(isObject)
  if (first?.id === undefined) throw new NotOffered(`${operation} answered no row of the player`)
  return first.id
}

async function staysUnknown(scene: Scene, { operation, parts }: Foreign): Promise<Finding[]> {
  const token = String(scene.values.otherToken)
  const answer = await scene.call(operation, { ...(await parts(scene)), token })
  if (answer.status === 404) return []
  return [{ field: 'status', expected: '404 to another player, who has no such thing', came: statusOf(answer) }]
}

/** What a player can read, without what changes by itself. */
const readings: readonly (readonly [operation: string, provider?: string])[] = [
  ...(
    ['listMatchBets', 'getExposure', 'getAccountStatement', 'listWithdrawals', 'listDeposits', 'listBanks'] as const
  ).map((operation) => [operation] as const),
  ['listUserBets', sports],
  ...(['listNotifications', 'getPins', 'getFavourites', 'getAlerts', 'getLimits', 'listAutoCashOuts'] as const).map(
    (operation) => [operation] as const,
  ),
]

const openMarket = pactCall('placeBet: an open market')
/** Calls of the pacts that change something of the player's. */
const changes = [
  openMarket,
  pactCall('createDeposit: with a proof'),
  pactCall('addBank: a bank account'),
  pactCall('setPins: a market of a match in play'),
  pactCall('setLimits: a first one'),
]
const pushToast: Step = {
  name: 'pushToast',
  input: { username: 'player', title: 'For one player', message: 'In no other list', status: 'info' },
}

async function movesNoOther(scene: Scene): Promise<Finding[]> {
  const before = await readBy(scene)
  const statuses: number[] = []
  for (const call of changes) statuses.push((await scene.call(call.operation, partsOf(call, scene.values))).status)
  await scene.brings(pushToast)
  await scene.brings(steps.credit)
  if (statuses.every((status) => status >= 400)) throw new NotOffered('every call of the player was refused')
  const after = await readBy(scene)
  return [...before].flatMap(([operation, data]) => {
    const came = after.get(operation)
    if (came === undefined || isDeepStrictEqual(came, data)) return []
    const field = `${operation} of the other player`
    return [{ field, expected: `${shown(data)}, as before the calls of the first player`, came: shown(came) }]
  })
}

/** What the other player reads; a list that is not answered is left out. */
async function readBy(scene: Scene): Promise<Map<string, Json>> {
  const found = new Map<string, Json>()
  for (const [operation, provider = api] of readings) {
    if (scene.backend.addressOf(provider) === undefined) continue
    const { status, body } = await scene.call(operation, { token: String(scene.values.otherToken) }, provider)
    if (status === 200 && isObject(body) && body.data !== undefined) found.set(operation, body.data)
  }
  return found
}

/** A key names an intent of its player: the same key of another player is another intent. */
async function ownKeys(scene: Scene): Promise<Finding[]> {
  const token = String(scene.values.otherToken)
  const parts = underNewKey(partsOf(openMarket, scene.values))
  const { bet } = await scene.data('placeBet', parts)
  const answer = await scene.call('placeBet', { ...parts, token })
  if (answer.status !== 200)
    return [{ field: 'status', expected: '200 to another player under the same key', came: statusOf(answer) }]
  const { bets } = await scene.data('listMatchBets', { query: { skip: '0', pageSize: '10' }, token })
  if (listOf(bets).length === 1) return []
  const expected = `one bet of the other player, who sent the key of ${shown(isObject(bet) ? (bet.id ?? null) : null)} too`
  return [{ field: 'listMatchBets data.bets', expected, came: `${listOf(bets).length} bets` }]
}

const shared = { provider: api, needs: ['token', 'otherToken'] } as const

/** The checks of what belongs to one player alone. */
export const ownerChecks: readonly Check[] = [
  ...foreign.map(
    (call): Check => ({
      ...{ ...shared, operation: call.operation, situation: 'another player’s is not found' },
      states: [
        { name: 'default', params: { ...twoPlayers, ...call.params } },
        ...(call.state === undefined ? [] : [{ name: call.state, params: {} }]),
      ],
      needs: [...shared.needs, ...call.needs],
      effect: factsOf(api).get(call.operation)?.effect === 'reads' ? 'reads' : 'changes',
      run: (scene) => staysUnknown(scene, call),
    }),
  ),
  {
    ...{ ...shared, operation: 'listNotifications', situation: 'what one player does is in no list of another' },
    states: [{ name: 'default', params: { ...twoPlayers, match: true } }],
    needs: [...shared.needs, ...openMarket.needs],
    effect: 'changes',
    run: movesNoOther,
  },
  {
    ...{ ...shared, operation: 'placeBet', situation: 'a key is its player’s own', mark: 'extension' },
    states: [{ name: 'default', params: { ...twoPlayers, match: true } }],
    needs: [...shared.needs, ...openMarket.needs],
    effect: 'changes',
    run: ownKeys,
  },
]
