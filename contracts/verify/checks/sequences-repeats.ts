/** The same call again, and what a change leaves as it was. */
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isObject, type Json, type JsonObject, listOf } from '@chaupar/api/document'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'
import { passDelay } from './sequences-delay.ts'
import { figuresOf, movedIn } from './sequences-figures.ts'
import { differences, statusOf, underNewKey, whereKeysAreKnown } from './sequences-keys.ts'
import { api, pactCall, partsOf } from './sequences-requests.ts'
import { steps } from './steps.ts'

const openMarket = pactCall('placeBet: an open market')
const login = pactCall('login: the right credentials')
const refused = pactCall('placeBet: too little money')

const ofBets = { provider: api, operation: 'placeBet', effect: 'changes', mark: 'extension' } as const
const ofPlayer = { provider: api, needs: ['token'], effect: 'changes' } as const
const player = { name: 'default', params: { signedIn: 'player' } }
const playerAtMatch = { name: 'default', params: { signedIn: 'player', match: true } }

/** Calls without a key that a player may press twice. */
const pressedTwice = [
  pactCall('generateReferral: a player'),
  pactCall('addPriceAlert: a price that is far away'),
  pactCall('setPins: a market of a match in play'),
]

/** The checks of calls that come again, and of changes that name a part alone. */
export const repeatChecks: readonly Check[] = [
  {
    ...{ ...ofBets, situation: 'one key in two sessions of a player has one effect' },
    ...{ states: openMarket.states, needs: openMarket.needs },
    run: (scene) => whereKeysAreKnown(scene, inAnotherSession(scene)),
  },
  {
    ...{ ...ofBets, situation: 'a refusal stays under its key' },
    ...{ states: refused.states, needs: refused.needs },
    run: (scene) => whereKeysAreKnown(scene, refusedAgain(scene)),
  },
  {
    ...{ ...ofBets, operation: 'closeIntent', situation: 'a call under a closed key has no effect' },
    ...{ states: openMarket.states, needs: openMarket.needs },
    run: closedBefore,
  },
  ...pressedTwice.map((call): Check => {
    const { operation, states, needs } = call
    return {
      ...{ ...ofPlayer, operation, situation: 'the same twice is one', states },
      needs: [...new Set([...ofPlayer.needs, ...needs])],
      run: async (scene) => {
        const parts = partsOf(call, scene.values)
        const first = await scene.data(operation, parts)
        return differences(first, await scene.data(operation, parts), 'data', 'as in the first answer')
      },
    }
  }),
  { ...ofPlayer, operation: 'setAlerts', situation: 'what is left out stays', states: [player], run: otherSwitches },
  { ...ofPlayer, operation: 'setLimits', situation: 'what is left out stays', states: [player], run: otherLimits },
  {
    ...{ ...ofPlayer, operation: 'setPins', situation: 'all pins, in the order in which they were pinned' },
    ...{ states: [playerAtMatch], run: pinsInOrder },
  },
]

async function inAnotherSession(scene: Scene): Promise<Finding[]> {
  const parts = underNewKey(partsOf(openMarket, scene.values))
  const first = await scene.data('placeBet', parts)
  await passDelay(scene, first.bet)
  const figures = await figuresOf(scene, 'bets')
  const { token } = await scene.data(login.operation, { ...partsOf(login, scene.values), token: null })
  if (typeof token !== 'string') throw new NotOffered('login gave no token')
  const second = await scene.call('placeBet', { ...parts, token })
  if (second.status === 401) throw new NotOffered('the player of the login is another one')
  const { body } = second
  await passDelay(scene, isObject(body) && isObject(body.data) ? body.data.bet : undefined)
  const moved = movedIn(figures, await figuresOf(scene, 'bets'), 'after the first call')
  if (second.status === 200) return moved
  return [{ field: 'status', expected: '200 again in another session', came: statusOf(second) }, ...moved]
}

/** The money that was missing has come meanwhile: the answer under the key stays the first one. */
async function refusedAgain(scene: Scene): Promise<Finding[]> {
  const keyed = underNewKey(partsOf(refused, scene.values))
  const first = await scene.call('placeBet', keyed)
  if (first.status < 400) throw new NotOffered(`it was not refused but answered ${first.status}`)
  await scene.brings({ ...steps.credit, input: { ...steps.credit.input, amount: 10_000 } })
  const second = await scene.call('placeBet', keyed)
  const { status, body } = await scene.call('getIntent', { path: { key: keyed.headers['idempotency-key'] } })
  scene.shows(second)
  const known = isObject(body) && isObject(body.data) ? body.data : {}
  const isKnown = status !== 200 || (known.state === 'done' && known.status === first.status)
  const expected = `${first.status}, as the first call under this key`
  return [
    ...(second.status === first.status ? [] : [{ field: 'status', expected, came: statusOf(second) }]),
    ...(isKnown
      ? []
      : [
          {
            field: 'getIntent data',
            expected: `the state "done" with the status ${first.status} of the refusal`,
            came: shown(known),
          },
        ]),
  ]
}

async function closedBefore(scene: Scene): Promise<Finding[]> {
  const key = `check-${randomUUID()}`
  const before = await figuresOf(scene, 'bets')
  const { state } = await scene.data('closeIntent', { path: { key }, body: {} })
  if (state !== 'closed') return [{ field: 'data.state', expected: '"closed"', came: shown(state ?? null) }]
  const parts = partsOf(openMarket, scene.values)
  const late = await scene.call('placeBet', { ...parts, headers: { 'idempotency-key': key } })
  await passDelay(scene, isObject(late.body) && isObject(late.body.data) ? late.body.data.bet : undefined)
  const moved = movedIn(before, await figuresOf(scene, 'bets'), 'before the key was closed')
  if (late.status === 409) return moved
  return [{ field: 'status', expected: '409 to placeBet under a closed key', came: statusOf(late) }, ...moved]
}

async function otherSwitches(scene: Scene): Promise<Finding[]> {
  const { kinds } = await scene.data('getAlerts')
  const [kind, others] = isObject(kinds) ? Object.entries(kinds).map(([name]) => name) : []
  if (!isObject(kinds) || kind === undefined || others === undefined) throw new NotOffered('there are too few switches')
  // Each is on once, so that one that is switched off shows.
  const on = Object.fromEntries(Object.keys(kinds).map((name) => [name, true]))
  await scene.data('setAlerts', { body: { kinds: on } })
  const changed = await scene.data('setAlerts', { body: { kinds: { [kind]: false } } })
  return differences({ ...on, [kind]: false }, changed.kinds ?? null, 'data.kinds', `after ${kind} alone was switched`)
}

const firstLimits = { deposit: { daily: 5000, weekly: 6000 }, loss: { monthly: 7000 }, stake: { daily: 8000 } }

async function otherLimits(scene: Scene): Promise<Finding[]> {
  const before = await scene.data('setLimits', { body: firstLimits })
  const after = await scene.data('setLimits', { body: { stake: { daily: 900 } } })
  const wanted = { ...before, stake: { ...(isObject(before.stake) ? before.stake : {}), daily: 900 } }
  return differences(wanted, after, 'data', 'after the daily stake alone was sent')
}

async function pinsInOrder(scene: Scene): Promise<Finding[]> {
  const [first, second] = await marketsOf(scene)
  if (first === undefined || second === undefined) throw new NotOffered('there are not two markets to pin')
  const pinned = async (marketId: Json, isOn: boolean): Promise<JsonObject> =>
    scene.data('setPins', { body: { marketIds: [marketId], pinned: isOn } })
  const rest = idsIn(await scene.data('getPins')).filter((id) => id !== first && id !== second)
  await pinned(first, true)
  const both = idsIn(await pinned(second, true))
  const listed = idsIn(await scene.data('getPins'))
  const left = idsIn(await pinned(first, false))
  return [
    ...listFinding('data.pins', [...rest, first, second], both, 'as they were pinned'),
    ...listFinding('getPins data.pins', [...rest, first, second], listed, 'as they were pinned'),
    ...listFinding('data.pins', [...rest, second], left, 'after one was unpinned'),
  ]
}

const idsIn = ({ pins }: JsonObject): Json[] =>
  listOf(pins)
    .filter(isObject)
    .map(({ marketId }) => marketId ?? null)

async function marketsOf(scene: Scene): Promise<Json[]> {
  const { matches } = await scene.data('listMatches')
  const markets = listOf(matches).map((match) => (isObject(match) ? match.firstMarket : null))
  return markets.filter(isObject).flatMap(({ marketId }) => (marketId === undefined ? [] : [marketId]))
}

function listFinding(field: string, wanted: readonly Json[], came: readonly Json[], why: string): Finding[] {
  if (isDeepStrictEqual(wanted, came)) return []
  return [{ field, expected: `${shown([...wanted])}, ${why}`, came: shown([...came]) }]
}
