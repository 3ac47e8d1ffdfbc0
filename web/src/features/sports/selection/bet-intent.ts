import { lookUpIntent } from '../../../api/intent.ts'
import { isRecord } from '../../../lib/storage.ts'
import type { Bet } from '../queries.ts'
import { findBet } from './bet-decision.ts'

/** What became of an intent to bet. open: nobody can say yet. none: the call never arrived. */
type BetOutcome =
  | { is: 'placed'; bet: Bet }
  | { is: 'refused'; code: string; message: string }
  | { is: 'none' }
  | { is: 'open' }

/** Looks a bet up whose answer was lost, with the state that it has reached meanwhile. Only reads. */
export async function lookUpBet(key: string, refMatchId: string): Promise<BetOutcome> {
  const outcome = await lookUpIntent('placeBet', key)
  if (outcome.is !== 'done') return outcome
  const placed = isRecord(outcome.data.bet) ? outcome.data.bet.id : undefined
  if (typeof placed !== 'string') return { is: 'open' }
  const bet = await findBet(refMatchId, placed)
  if (bet === 'unreachable') return { is: 'open' }
  return bet ? { is: 'placed', bet } : { is: 'refused', code: 'not_taken', message: '' }
}
