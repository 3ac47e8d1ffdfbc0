/** What brings a backend to send something. */
import type { Step } from '../pacts/pact-file.ts'

/** Those that more than one check brings about. */
export const steps = {
  credit: { name: 'creditPlayer', input: { username: 'player', amount: 250.5 } },
  movePrice: {
    name: 'movePrice',
    input: { marketId: '{marketId}', selectionId: '{selectionId}', side: 'back', ticks: 1 },
  },
  /** The bet of the state has won. */
  settle: { name: 'settleMarket', input: { marketId: '{marketId}', result: '{selectionId}' } },
  /** A bet that was placed is taken. */
  passDelay: { name: 'advanceClock', input: { ms: 10_000 } },
} as const satisfies Record<string, Step>
