import { isObject } from '@chaupar/api/document'
import type { GameClientEvent, GameSentWith } from '@chaupar/api/games-realtime'
import type { RgsOperationId } from '@chaupar/api/rgs-operations.gen'
import { newRequestId } from '../../admission/request-id.ts'
import { letIn, plantedAnswer } from '../../calls/admit.ts'
import { type CallState, newCall, type SentRequest } from '../../calls/call.ts'
import { journalCall } from '../../calls/journal-call.ts'
import { refuse } from '../../calls/refusal.ts'
import { type PerformRgsOptions, performRgs, type RgsRoute, rgsRoutes } from '../../calls/rgs.ts'
import { rgsPrefix } from '../../contract/addresses.ts'
import { type EventCall, isDefect } from '../answer-events.ts'
import type { GatewaySocket } from '../socket-types.ts'

export type BetOptions = PerformRgsOptions & {
  addressOf(socket: GatewaySocket): string
  /** Called for unexpected errors, not for rejected requests. */
  onDefect(error: unknown): void
}

/** A question that moves money. */
type BetEvent = Exclude<GameClientEvent, `stage:${string}`>

type CallOfBet = { id: RgsOperationId; body: object; key: string | undefined }

/** The call of rgs.yaml that a question becomes: a missing one does not compile. */
export const callOf: { [Event in BetEvent]: (...sent: GameSentWith<Event>) => CallOfBet } = {
  'bet:place': ({ slot, amount, bets, autoCashOut, round, key }) => {
    const meta = {
      slot,
      ...(bets === undefined ? {} : { bets }),
      ...(autoCashOut === undefined ? {} : { autoCashOut }),
      ...(round === undefined ? {} : { round }),
    }
    return { id: 'playRound', body: { amount, mode: 'base', meta }, key }
  },
  'bet:cancel': ({ betID, key }) => ({ id: 'actInRound', body: { action: 'cancel', meta: { betID } }, key }),
  'bet:cash-out': ({ betID, key }) => ({ id: 'actInRound', body: { action: 'cash-out', meta: { betID } }, key }),
}

/**
 * Performs the call that a bet becomes: with its limits and faults, and with its row in the journal. Null when its answer is lost.
 */
export async function performBet(
  { id, body, key }: CallOfBet,
  { world, socket }: EventCall,
  options: BetOptions,
): Promise<object | null> {
  const route = rgsRoutes().get(id)
  if (route === undefined) throw new Error(`rgs.yaml has no ${id}`)
  const { token: sessionID, language } = socket.data
  const request: SentRequest = {
    id: newRequestId(),
    method: route.operation.method,
    url: `${rgsPrefix}/${world.name}${route.operation.path}`,
    headers: { 'accept-language': language, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    params: {},
    query: {},
    body: { sessionID, ...body },
  }
  const call = newCall(route, world, options.addressOf(socket))
  call.effects = world.faults.takeForCall(id, false)
  const beganMs = performance.now()
  const { status, answer } = await answered(route, call, request, options)
  const isLost = status === 200 && plantedAnswer(call) !== null
  const row = isLost ? ({ status: 'dropped', answer: null } as const) : { status, answer: JSON.stringify(answer) }
  journalCall(call, request, { ...row, ms: performance.now() - beganMs })
  return isLost ? null : acknowledgement(status, answer)
}

/** The answer or the refusal, once what it left is on the disk: a refusal is stored under its key. */
async function answered(
  route: RgsRoute,
  call: CallState,
  request: SentRequest,
  options: BetOptions,
): Promise<{ status: number; answer: object }> {
  try {
    await letIn(call, true)
    const answer = await performRgs(route, call, request, options)
    await call.world.commits.pending
    return { status: 200, answer }
  } catch (error) {
    const { status, body, failure } = refuse(request, call, error, options.validateResponses)
    if (isDefect(error, failure)) options.onDefect(error)
    await call.world.commits.pending
    return { status, answer: body }
  }
}

function acknowledgement(status: number, answer: object): object {
  const fields: Record<string, unknown> = { ...answer }
  if (status === 200) return { status: 'success', bet: fields.round ?? fields.action, balance: fields.balance }
  const code = isObject(fields.status) ? fields.status.statusCode : undefined
  return { status: 'failed', code, message: fields.error }
}
