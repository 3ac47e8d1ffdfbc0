/** A bet that is placed by the web's slip, as far as the first response. */
import type { Schema } from '@chaupar/api/api'
import { vi } from 'vitest'
import { createQueryClient } from '../../web/src/app/query-client.ts'
import { placeEntry } from '../../web/src/features/sports/selection/place-bet.ts'
import type { Selection } from '../../web/src/features/sports/selection/slip-rules.ts'
import {
  changeEntry,
  findEntry,
  putSelection,
  type SlipEntry,
  useSlip,
} from '../../web/src/features/sports/selection/slip-store.ts'
import { matchId } from './examples/match-example.ts'

/** What a tap on the price of the examples' market selects. */
const selection: Selection = {
  ...{ refMatchId: matchId, matchName: 'Mumbai v Chennai', marketId: 'm-1', HeadName: 'Match Odds' },
  ...{ selectionId: 'home', runnerName: 'Mumbai', side: 'back', priceKind: 'decimal', price: 1.85 },
  ...{ minStake: 100, maxStake: 50_000, delayMs: 3000 },
}

interface Draft {
  readonly stake?: number
  readonly price?: number
  readonly offer?: Schema<'OfferTerms'>
}

/** Places a bet by the slip; returns the state of its entry after the response, which the entry does not follow further. */
export async function placeBySlip({
  stake = 100,
  price = selection.price,
  offer,
}: Draft = {}): Promise<SlipEntry['state']> {
  // The slip asks for the decision of a pending bet later. That request is not part of this interaction.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const id = putSelection({ ...selection, price }, String(stake)) ?? ''
  if (offer) changeEntry(id, { offer })
  const answered = new Promise<SlipEntry['state']>((resolve) => {
    useSlip.subscribe(() => {
      const state = findEntry(id)?.state
      if (state && state.at !== 'ready' && state.at !== 'submitting') resolve(state)
    })
  })
  void placeEntry(id, createQueryClient())
  const state = await answered
  useSlip.setState({ betSlipContent: [] })
  vi.useRealTimers()
  return state
}
