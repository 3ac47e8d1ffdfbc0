import { isObject } from '@chaupar/api/document'
import type { GameClientEvent, GameSentWith } from '@chaupar/api/games-realtime'
import { rgsOperations } from '@chaupar/api/rgs-operations.gen'

/** A call of rgs.yaml that is made in the name of a socket. */
export interface RgsCallOfSocket {
  /** With the prefix of the world. */
  url: string
  body: object
  key: string | undefined
  address: string
  /** The language of a refusal. */
  language: string
}

/** Does a call of rgs.yaml as if it had come by HTTP: the same checks, faults, limits and journal. Rejects when its answer is lost. */
export type PerformRgs = (call: RgsCallOfSocket) => Promise<{ status: number; json: unknown }>

/** In whose name a socket asks. */
type Asker = { worldName: string; sessionID: string } & Pick<RgsCallOfSocket, 'address' | 'language'>

/** A question that moves money. */
export type BetEvent = Exclude<GameClientEvent, `stage:${string}`>

type CallOfBet = { path: string; body: object; key?: string }

/** One for each question that moves money: a missing one does not compile. */
const callOf: { [Event in BetEvent]: (...sent: GameSentWith<Event>) => CallOfBet } = {
  'bet:place': ({ slot, amount, bets, autoCashOut, round, key }) => {
    const meta = {
      slot,
      ...(bets === undefined ? {} : { bets }),
      ...(autoCashOut === undefined ? {} : { autoCashOut }),
      ...(round === undefined ? {} : { round }),
    }
    return { path: rgsOperations.playRound.path, body: { amount, mode: 'base', meta }, ...keyed(key) }
  },
  'bet:cancel': ({ betID, key }) => action('cancel', betID, key),
  'bet:cash-out': ({ betID, key }) => action('cash-out', betID, key),
}

function action(name: string, betID: number, key: string | undefined): CallOfBet {
  return { path: rgsOperations.actInRound.path, body: { action: name, meta: { betID } }, ...keyed(key) }
}

function keyed(key: string | undefined): { key?: string } {
  return key === undefined ? {} : { key }
}

/** The acknowledgement of a question whose payload was checked. Null when the answer of the call is not readable. */
export async function askByCall<Event extends BetEvent>(
  event: Event,
  sent: GameSentWith<Event>,
  { worldName, sessionID, address, language }: Asker,
  perform: PerformRgs,
): Promise<object | null> {
  const make: (...sent: GameSentWith<Event>) => CallOfBet = callOf[event]
  const { path, body, key } = make(...sent)
  const url = `/game-host/rgs/${worldName}${path}`
  const { status, json } = await perform({ url, body: { sessionID, ...body }, key, address, language })
  if (!isObject(json)) return null
  if (status === 200) return { status: 'success', bet: json.round ?? json.action, balance: json.balance }
  const code = isObject(json.status) ? json.status.statusCode : undefined
  return { status: 'failed', code, message: json.error }
}
