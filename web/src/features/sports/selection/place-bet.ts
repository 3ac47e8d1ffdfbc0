import type { Data } from '@chaupar/api/api'
import type { QueryClient } from '@tanstack/react-query'
import { isRecord } from '../../../lib/storage.ts'
import {
  checkIntent,
  type IntentEnd,
  type IntentPlace,
  type IntentRules,
  sendIntent,
} from '../../../money/intent-run.ts'
import type { Bet } from '../queries.ts'
import { awaitDecision, findBet } from './bet-answer.ts'
import { acceptOf, placeBetBody, stakePaiseOf } from './slip-rules.ts'
import { changeEntry, findEntry, isDraft, useSlip } from './slip-store.ts'

type PlacedBet = Data<'placeBet'>

/** An entry of the slip is an intent of its own (money/intent.ts): it waits while the server holds its bet. */
const rules: IntentRules<'placeBet'> = {
  op: 'placeBet',
  // The stake counts towards the player's own limits.
  stale: ['listMatchBets', 'listUserBets', 'getExposure', 'getLimits'],
  walletOf: ({ wallet }) => wallet,
  follow: async ({ bet: placed }, { lookedUp, hold }) => {
    // A looked-up response is the original one and may be out of date; the list has the bet as it is now.
    const bet = lookedUp ? await betOfNow(placed) : placed
    if (bet === 'unreachable') return { is: 'unresolved' }
    if (bet?.status !== 'pending') return endOf(bet)
    hold({ bet }, bet.delayMs ?? 0)
    return endOf(await awaitDecision(bet))
  },
}

/** Places one entry and follows it to a final answer. A second call while the first runs does nothing, in the same tick too. */
export async function placeEntry(id: string, queries: QueryClient): Promise<void> {
  const entry = findEntry(id)
  if (!entry || !isDraft(entry) || stakePaiseOf(entry.stakeText) === null) return
  const { policy, ticks } = useSlip.getState()
  // An offer is matched at its price or a better one, whatever rule holds for price changes.
  const body = entry.offer
    ? { ...placeBetBody(entry, entry.stakeText, { policy: 'better' }), offer: entry.offer }
    : placeBetBody(entry, entry.stakeText, acceptOf(policy, ticks))
  await sendIntent(rules, placeOf(id), queries, body)
}

/** Looks up the outcome of a lost response again when the player asks. Sends no bet. */
export async function checkAgain(id: string, queries: QueryClient): Promise<void> {
  await checkIntent(rules, placeOf(id), queries)
}

function placeOf(id: string): IntentPlace<PlacedBet> {
  return { read: () => findEntry(id), write: ({ state, key, content }) => changeEntry(id, { state, key, content }) }
}

async function betOfNow(placed: unknown): Promise<Bet | null | 'unreachable'> {
  const { id, refMatchId } = isRecord(placed) ? placed : {}
  return typeof id === 'string' && typeof refMatchId === 'string' ? findBet(refMatchId, id) : 'unreachable'
}

function endOf(bet: Bet | null): IntentEnd<PlacedBet> {
  if (!bet) return { is: 'refused', code: 'not_taken', message: '' }
  if (bet.status === 'void') return { is: 'refused', code: bet.reason ?? 'not_taken', message: '' }
  return { is: 'answered', answer: { bet } }
}
