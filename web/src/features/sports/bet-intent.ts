import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isRecord } from '../../session/stored.ts'
import { findBet } from './bet-decision.ts'
import type { Bet } from './queries.ts'

/** What became of an intent. open: nobody can say yet. none: the call never arrived. */
export type IntentOutcome =
  | { is: 'placed'; bet: Bet }
  | { is: 'refused'; code: string; message: string }
  | { is: 'none' }
  | { is: 'open' }

/** Pauses between the questions; the last ones are far enough apart for a request that is still on its way. */
const pausesMs = [500, 1000, 2000, 3000, 5000, 8000]

/** Asks what became of a call whose answer was lost, some times over 20 seconds. Only reads. */
export async function lookUpIntent(key: string, refMatchId: string): Promise<IntentOutcome> {
  let unheard = 0
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const intent = await call('getIntent', { path: { key } }).catch((failure: ApiError) => failure)
    if (intent instanceof Error) {
      // Not offered here: the player looks at his open bets instead.
      if (intent.status === 404 || intent.status === 501) return { is: 'open' }
      continue
    }
    if (intent.state === 'done') return readAnswer(intent.answer, refMatchId)
    unheard = intent.state === 'none' ? unheard + 1 : 0
    if (unheard === 4) return { is: 'none' }
  }
  return { is: 'open' }
}

async function readAnswer(answer: unknown, refMatchId: string): Promise<IntentOutcome> {
  if (!isRecord(answer)) return { is: 'open' }
  const { error, code, message, data } = answer
  if (error === true) return { is: 'refused', code: String(code ?? ''), message: String(message ?? '') }
  const placed = isRecord(data) && isRecord(data.bet) ? data.bet.id : undefined
  if (typeof placed !== 'string') return { is: 'open' }
  const bet = await findBet(refMatchId, placed)
  if (bet === 'unreachable') return { is: 'open' }
  return bet ? { is: 'placed', bet } : { is: 'refused', code: 'not_taken', message: '' }
}
