import { query } from '../../../api/query.ts'
import { intentOperation } from '../../../money/intent-store.ts'

/** Settling a bet at its present worth, by the rules of any call that moves money. */
export const cashOutBet = intentOperation(
  'cashOutBet',
  ['listMatchBets', 'listUserBets', 'getExposure', 'cashOutQuote'],
  { moneyOf: (answer) => answer },
)

/** How often an offer in sight is asked for again. */
const offerMs = 4000

/** What a bet is worth now, for a share of its stake in whole per cent. A refusal is an answer: there is no offer now. */
export function cashOutOffer(betId: string, share: number) {
  return {
    ...query('cashOutQuote', { query: share === 100 ? { betId } : { betId, share } }),
    staleTime: 1000,
    refetchInterval: offerMs,
    retry: false,
  } as const
}
