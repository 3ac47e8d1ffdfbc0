import { useCallback, useEffect, useMemo } from 'react'
import { isOnItsWay } from '../../../money/intent.ts'
import { type IntentsOf, useIntentsOf } from '../../../money/intent-store.ts'
import { cancelOffer, listTaken, useUnmatched } from '../bets/unmatched/unmatched-store.ts'
import { ontoLadder } from '../prices/odds-ladder.ts'
import type { Side } from '../prices/profit-rules.ts'
import type { Bet } from '../queries.ts'

/** The offers at one price. `side`: null for both. `isOnItsWay`: one of them is being taken back. */
export type OffersOfStep = { side: Side | null; bets: readonly Bet[]; isOnItsWay: boolean }

export type OwnOffers = Pick<IntentsOf<'cancelBet'>, 'stateOf' | 'checkAgain'> & {
  /** By price step. */
  bySteps: ReadonlyMap<number, OffersOfStep>
  /** Those that "Cancel all" takes back. */
  waiting: readonly Bet[]
  /** Those that were taken back last, and those whose answer is still on its way, as they waited then; highest price first. */
  taken: readonly Bet[]
  takeBack: (offers: readonly Bet[]) => void
}

/** The player's offers on a runner that wait in the book, and the ones that he takes back. */
export function useOwnOffers(
  { marketId, selectionId }: Pick<Bet, 'marketId' | 'selectionId'>,
  bets: readonly Bet[] | undefined,
): OwnOffers {
  const { intents, stateOf, send, checkAgain } = useIntentsOf(cancelOffer)
  const taken = useUnmatched((state) => state.taken)
  useEffect(() => listTaken([]), [])
  const { bySteps, waiting } = useMemo(() => {
    const isAway = ({ id }: Bet) => isOnItsWay(intents[id]?.state ?? { at: 'ready' })
    const own = (bets ?? []).filter(
      (bet) =>
        bet.status === 'unmatched' &&
        bet.marketId === marketId &&
        bet.selectionId === selectionId &&
        // The list may not know yet that it was cancelled.
        intents[bet.id]?.state.at !== 'done',
    )
    const bySteps = new Map<number, OffersOfStep>()
    for (const bet of own) {
      const step = ontoLadder(bet.odds)
      const before = bySteps.get(step)
      bySteps.set(step, {
        side: !before || before.side === bet.selectionType ? bet.selectionType : null,
        bets: [...(before?.bets ?? []), bet],
        isOnItsWay: before?.isOnItsWay === true || isAway(bet),
      })
    }
    return { bySteps, waiting: own.filter((bet) => !isAway(bet)) }
  }, [bets, marketId, selectionId, intents])
  const takeBack = useCallback(
    (offers: readonly Bet[]) => {
      listTaken(offers)
      for (const { id: betId } of offers) void send(betId, { betId })
    },
    [send],
  )
  const inOrder = taken
    .filter((bet) => bet.marketId === marketId && bet.selectionId === selectionId)
    .sort((one, other) => other.odds - one.odds)
  return { bySteps, waiting, taken: inOrder, takeBack, stateOf, checkAgain }
}
