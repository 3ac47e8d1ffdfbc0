import type { Data } from '@chaupar/contracts/api'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { isFinalRefusal } from '../../../api/intent.ts'
import { mintKey } from '../../../api/mint-key.ts'
import { takeExposureAmount } from '../../../money/exposure.ts'
import { setWallet } from '../../../money/money-store.ts'
import type { Bet } from '../queries.ts'
import { awaitDecision } from './bet-decision.ts'
import { lookUpBet } from './bet-intent.ts'
import { acceptOf, placeBetBody, stakePaiseOf } from './slip-rules.ts'
import { changeLine, findLine, type LineState, useSlip } from './slip-store.ts'

/**
 * Places the lines of the slip. A money call is never made by react-query, which would keep it while offline and send it
 * later: it is one plain call, never repeated, under one Idempotency-Key per intent (docs/reliability.md).
 */
const locked = new Set<string>()

/** Places one line and follows it to a final answer. A second call while the first runs does nothing, in the same tick too. */
export async function placeLine(id: string, queries: QueryClient): Promise<void> {
  const line = findLine(id)
  if (!line || locked.has(id) || line.state.at !== 'draft' || stakePaiseOf(line.stakeText) === null) return
  locked.add(id)
  const { policy, ticks } = useSlip.getState()
  const key = line.key ?? mintKey()
  changeLine(id, { state: { at: 'submitting' }, key })
  const body = placeBetBody(line, line.stakeText, acceptOf(policy, ticks))
  const end = await call('placeBet', { body, idempotencyKey: key }).then(
    (placed) => follow(id, placed, queries),
    (failure: ApiError) => (isFinalRefusal(failure) ? rejected(failure.code, failure.message) : lookUp(id, key)),
  )
  finish(id, end, queries)
}

/** Looks a lost answer up again, on the player's wish. Reads only. */
export async function checkAgain(id: string, queries: QueryClient): Promise<void> {
  const line = findLine(id)
  if (!line?.key || line.state.at !== 'unknown' || line.state.asking) return
  finish(id, await lookUp(id, line.key), queries)
}

/** An accepted bet ends here; a pending one waits for its delay. */
async function follow(id: string, placed: Data<'placeBet'>, queries: QueryClient): Promise<LineState> {
  const { bet, wallet, exposureAmount } = placed
  if (wallet) setWallet(wallet)
  if (exposureAmount !== undefined) takeExposureAmount(queries, exposureAmount)
  return decided(id, bet)
}

async function decided(id: string, bet: Bet): Promise<LineState> {
  if (bet.status !== 'pending') return endOf(bet)
  const totalMs = bet.delayMs ?? 0
  changeLine(id, { state: { at: 'waiting', bet, totalMs, until: Date.now() + totalMs } })
  return endOf(await awaitDecision(bet))
}

function endOf(bet: Bet | null): LineState {
  if (!bet) return rejected('not_taken', '')
  return bet.status === 'void' ? rejected(bet.reason ?? 'not_taken', '') : { at: 'accepted', bet }
}

async function lookUp(id: string, key: string): Promise<LineState> {
  changeLine(id, { state: { at: 'unknown', asking: true } })
  const line = findLine(id)
  if (!line) return { at: 'unknown', asking: false }
  const outcome = await lookUpBet(key, line.refMatchId)
  switch (outcome.is) {
    case 'placed':
      return decided(id, outcome.bet)
    case 'refused':
      return rejected(outcome.code, outcome.message)
    case 'none':
      return rejected('not_arrived', '')
    case 'open':
      return { at: 'unknown', asking: false }
  }
}

function rejected(code: string, message: string): LineState {
  return { at: 'rejected', code, message }
}

function finish(id: string, state: LineState, queries: QueryClient): void {
  // An intent without a final answer keeps its key: should the player send it again, it has one effect all the same.
  const open = state.at === 'unknown' || (state.at === 'rejected' && state.code === 'not_arrived')
  changeLine(id, open ? { state } : { state, key: null })
  locked.delete(id)
  for (const operation of ['listMatchBets', 'listUserBets', 'getExposure'])
    void queries.invalidateQueries({ queryKey: [operation] })
}
