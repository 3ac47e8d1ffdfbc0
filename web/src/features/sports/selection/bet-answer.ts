import { call } from '../../../api/call.ts'
import { on } from '../../../realtime/connection.ts'
import type { Bet } from '../queries.ts'

const pollMs = 1000

/**
 * What becomes of a pending bet: by `bet:update`, else, once its delay is over, by asking for the bets of the match each
 * second. Null when it is in no list any more: a bet that was not taken is not listed.
 */
export function awaitDecision(bet: Bet): Promise<Bet | null> {
  return new Promise((resolve) => {
    let over = false
    const end = (decided: Bet | null) => {
      if (over) return
      over = true
      clearTimeout(timer)
      stop()
      resolve(decided)
    }
    const stop = on('bet:update', (update) => {
      const decided: Partial<Bet> | undefined = update.bet
      if (decided?.id === bet.id && decided.status !== 'pending') end(update.bet)
    })
    const ask = async () => {
      const found = await findBet(bet.refMatchId, bet.id)
      if (over) return
      if (found === 'unreachable' || found?.status === 'pending') timer = setTimeout(ask, pollMs)
      else end(found)
    }
    let timer = setTimeout(ask, (bet.delayMs ?? 0) + pollMs)
  })
}

/** A bet of a match by its id; null when the server does not list it. */
export async function findBet(refMatchId: string, id: string): Promise<Bet | null | 'unreachable'> {
  const page = await call('listMatchBets', { query: { skip: 0, pageSize: 100, refmatchid: refMatchId } }).catch(
    () => null,
  )
  if (!page) return 'unreachable'
  return page.bets.find((candidate) => candidate.id === id) ?? null
}
