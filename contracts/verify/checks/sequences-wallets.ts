/** The wallet by three ways: the answer to a call, the push that follows it, and the answer to a question. */
import { isObject, type Json, type JsonObject } from '@chaupar/api/document'
import type { Socket } from 'socket.io-client'
import { ask } from '../run/socket-message.ts'
import { NotOffered } from '../states/state-source.ts'
import { shown } from '../words/values.ts'
import type { Check, Finding } from './check.ts'
import type { Scene } from './scene.ts'
import { passDelay } from './sequences-delay.ts'
import { amountFinding, paise } from './sequences-figures.ts'
import { api, type PactCall, pactCall, partsOf } from './sequences-requests.ts'

/** How long a push of the wallet is waited for at the most, in milliseconds. */
const longestWait = 3000

/** The checks of the wallet after calls that change it. */
export const walletChecks: readonly Check[] = [
  pactCall('placeBet: an open market'),
  pactCall('createWithdrawal: cash and approved documents'),
].map((call) => ({
  provider: api,
  operation: call.operation,
  situation: 'its wallet, get:balance and update_balance agree',
  states: call.states,
  needs: call.needs,
  effect: 'changes',
  run: (scene) => walletsAgree(scene, call),
}))

async function walletsAgree(scene: Scene, call: PactCall): Promise<Finding[]> {
  const socket = await scene.socket()
  const heard = listenTo(socket)
  const answer = await scene.data(call.operation, partsOf(call, scene.values))
  await passDelay(scene, answer.bet)
  // What was sent before the answer has come when the answer has.
  const reply = await ask(socket, ['get:balance'], scene.around)
  const pushes = await heard(Math.min(scene.timeoutMs, longestWait))
  if (!isObject(reply)) throw new NotOffered('get:balance answered no wallet')
  // A bet that waited held nothing when it was answered.
  const isWaiting = isObject(answer.bet) && answer.bet.status === 'pending'
  const wallet = !isWaiting && isObject(answer.wallet) ? answer.wallet : reply
  const why = wallet === reply ? 'as get:balance says' : `as ${call.operation} answered`
  const asked = wallet === reply ? [] : differencesOf('get:balance', wallet, reply, why)
  if (pushes.length === 0)
    return [{ field: 'update_balance', expected: `the wallet after ${call.operation}`, came: 'nothing' }, ...asked]
  // One that was on its way before has a wallet of its own.
  const found = pushes.map((push) => differencesOf('update_balance', wallet, push, why))
  const [best = []] = found.sort((one, other) => one.length - other.length)
  return [...best, ...asked]
}

/** Keeps the pushes of the wallet from now on; the answer waits for the first of them. */
function listenTo(socket: Socket): (timeoutMs: number) => Promise<JsonObject[]> {
  const pushes: JsonObject[] = []
  const first = new Promise<void>((resolve) =>
    socket.on('update_balance', (payload: Json) => {
      if (isObject(payload)) pushes.push(payload)
      resolve()
    }),
  )
  return async (timeoutMs) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, timeoutMs)
    })
    await Promise.race([first, late])
    clearTimeout(timer)
    return pushes
  }
}

/** A wallet that came later has the same amounts, and no version that is older. */
function differencesOf(event: string, wallet: JsonObject, came: JsonObject, why: string): Finding[] {
  const amounts = (['balance', 'coins', 'cash'] as const).flatMap((name) =>
    amountFinding(`${event} ${name}`, came[name], paise(wallet[name]), why),
  )
  if (typeof came.version !== 'number' || typeof wallet.version !== 'number') return amounts
  // The question was asked after the push.
  const isRight = why.startsWith('as get:balance') ? came.version <= wallet.version : came.version >= wallet.version
  if (isRight) return amounts
  const expected = `${why.startsWith('as get:balance') ? 'at most' : 'at least'} ${wallet.version}, ${why}`
  return [...amounts, { field: `${event} version`, expected, came: shown(came.version) }]
}
