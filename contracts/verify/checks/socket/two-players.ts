/** Who hears it: what concerns a player reaches that player's sockets and no other's, a board all who follow it. */
import { isDeepStrictEqual } from 'node:util'
import { isObject } from '@chaupar/api/document'
import type { ServerEvent } from '@chaupar/api/realtime'
import type { Step } from '../../pacts/pact-file.ts'
import { NotOffered } from '../../states/state-source.ts'
import type { Check, Finding } from '../check.ts'
import type { Scene } from '../scene.ts'
import { steps } from '../steps.ts'
import { answered, follow, type Hearing, hearing, pushesOf } from './hearing.ts'
import { placeBet } from './place-bet.ts'
import { paiseOf } from './wallet-versions.ts'

const provider = 'chaupar-realtime'
const twoPlayers = { signedIn: 'player', alsoSignedIn: 'other' }
const tokens = ['token', 'otherToken']

/** To one player alone. */
const pushToast: Step = {
  name: 'pushToast',
  input: { username: 'player', title: 'For one player', message: 'No other hears it', status: 'info' },
}
const pushSessionRefresh: Step = { name: 'pushSessionRefresh', input: { username: 'player', reason: 'app' } }
/** Sent last, so that all before it has arrived with it. */
const lastTitle = 'For the other player'
const pushLast: Step = {
  name: 'pushToast',
  input: { username: 'other', title: lastTitle, message: 'Sent last', status: 'info' },
}

const alone = (
  [event, ...more]: readonly [ServerEvent, ...ServerEvent[]],
  happens: (scene: Scene) => Promise<unknown>,
  rest: Partial<Check> = {},
): Check => ({
  provider,
  operation: event,
  situation: 'reaches its own player alone',
  states: [{ name: 'default', params: twoPlayers }],
  needs: tokens,
  effect: 'reads',
  run: (scene) => reachesOwnAlone(scene, [event, ...more], () => happens(scene)),
  ...rest,
})

export const twoPlayersChecks: readonly Check[] = [
  alone(['update_balance'], (scene) => scene.bring(steps.credit)),
  alone(['notification_toast'], (scene) => scene.bring(pushToast)),
  alone(['session_refresh'], (scene) => scene.bring(pushSessionRefresh)),
  alone(['bet:update', 'update_balance', 'exposure:update'], (scene) => scene.bring(steps.settle), {
    situation: 'a settlement reaches its own player alone',
    states: [{ name: 'default', params: { ...twoPlayers, bet: true } }],
    needs: [...tokens, 'marketId', 'selectionId'],
  }),
  alone(
    ['exposure:update', 'update_balance', 'bet:update'],
    async (scene) => {
      await placeBet(scene)
      await scene.brings(steps.passDelay)
    },
    {
      situation: 'a bet reaches its own player alone',
      states: [{ name: 'default', params: { ...twoPlayers, match: true } }],
      needs: [...tokens, 'marketId', 'selectionId', 'odds'],
      effect: 'changes',
    },
  ),
  {
    provider,
    operation: 'get:balance',
    situation: 'each player has a wallet of their own',
    states: [{ name: 'default', params: twoPlayers }],
    needs: tokens,
    effect: 'reads',
    run: ownWallet,
  },
  {
    provider,
    operation: 'odds:update',
    situation: 'reaches all who follow the match',
    states: [{ name: 'default', params: { ...twoPlayers, match: true } }],
    needs: [...tokens, 'refMatchId'],
    effect: 'reads',
    run: reachesAll,
  },
]

async function reachesOwnAlone(
  scene: Scene,
  events: readonly ServerEvent[],
  happens: () => Promise<unknown>,
): Promise<Finding[]> {
  const { own, second, other } = await players(scene)
  // What a backend sends to each new socket is no part of it.
  for (const one of [own, second, other]) await answered(scene, one, 'session_check')
  for (const one of [own, second, other]) one.forget()
  await happens()
  const hasHeard = (one: Hearing) => () => events.every((event) => one.of(event).length > 0)
  await own.until(hasHeard(own), scene.timeoutMs)
  const sent = events.filter((event) => own.of(event).length > 0)
  if (sent.length === 0)
    throw new NotOffered(`no ${events.join(' and no ')} came to the player, and all else follows from it`)
  await second.until(() => sent.every((event) => second.of(event).length > 0), scene.timeoutMs)
  await catchUp(scene, own, other)
  return sent.flatMap((event) => [
    ...(second.of(event).length > 0
      ? []
      : [{ field: event, expected: 'that it comes to each socket of its player', came: 'to one of two' }]),
    ...(hasLeaked(event, own, other)
      ? [{ field: event, expected: 'that it comes to its own player alone', came: 'to the other player too' }]
      : []),
  ])
}

const hasLeaked = (event: ServerEvent, own: Hearing, other: Hearing) =>
  other.of(event).some((payload) => own.of(event).some((mine) => isDeepStrictEqual(mine, payload)))

/** Two sockets of the player and one of the other. */
async function players(scene: Scene) {
  const own = await hearing(scene)
  const second = await hearing(scene)
  return { own, second, other: await hearing(scene, scene.values.otherToken) }
}

/** Waits until the other player has what was sent before: behind it comes a toast of their own, or an acknowledgement. */
async function catchUp(scene: Scene, own: Hearing, other: Hearing): Promise<void> {
  const hasLast = (one: Hearing) =>
    one.until(
      () => one.of('notification_toast').some((toast) => isObject(toast) && toast.title === lastTitle),
      scene.timeoutMs,
    )
  // A step that does not know the username reaches the player instead.
  if (await scene.brings(pushLast)) await Promise.race([hasLast(other), hasLast(own)])
  await answered(scene, other, 'session_check')
}

async function ownWallet(scene: Scene): Promise<Finding[]> {
  const { own, other } = await players(scene)
  const before = await answered(scene, other, 'get:balance')
  own.forget()
  await scene.bring(steps.credit)
  await own.until(() => own.of('update_balance').length > 0, scene.timeoutMs)
  await answered(scene, own, 'get:balance')
  const after = await answered(scene, other, 'get:balance')
  if (paiseOf(after.balance) === paiseOf(before.balance)) return []
  const expected = `${String(before.balance)} of the other player, as before another was credited`
  return [{ field: 'balance', expected, came: String(after.balance) }]
}

/** How often a price moves: a push may be lost on its way. */
const moves = 3

async function reachesAll(scene: Scene): Promise<Finding[]> {
  const { own, second, other } = await players(scene)
  const followers: [Hearing, string][] = [
    [own, 'a socket of the player'],
    [second, 'another socket of the player'],
    [other, 'the other player'],
  ]
  for (const [one] of followers) await follow(scene, one)
  const left = await unreached(scene, followers)
  if (left.length === followers.length)
    throw new NotOffered(`no price of the match moved within ${scene.timeoutMs / 1000} s`)
  if (left.length > 0) return [missed('that it comes to all who follow the match', left)]
  const leaver = await hearing(scene, scene.values.otherToken)
  await follow(scene, leaver)
  await answered(scene, leaver, 'odds:unsubscribe', [{ matchId: '{refMatchId}' }])
  for (const [one] of followers) one.forget()
  const dropped = await unreached(scene, followers)
  return dropped.length === 0 ? [] : [missed('that it comes to the others when one leaves the match', dropped)]
}

const missed = (expected: string, left: readonly string[]): Finding => ({
  field: 'odds:update',
  expected,
  came: `nothing to ${left.join(' and ')}`,
})

/** Who does not hear of a price that moves, by a step or by itself. */
async function unreached(scene: Scene, followers: readonly [Hearing, string][]): Promise<string[]> {
  const left = () => followers.filter(([one]) => pushesOf(one, scene).length === 0)
  for (let count = 0; count < moves && left().length > 0; count += 1) {
    const isMoved = await scene.brings(steps.movePrice)
    const longestMs = isMoved ? scene.timeoutMs / moves : scene.timeoutMs
    await Promise.all(left().map(([one]) => one.until(() => pushesOf(one, scene).length > 0, longestMs)))
    if (!isMoved) break
  }
  return left().map(([, name]) => name)
}
