import type { RgsAnswer, RgsSchema } from '@chaupar/api/rgs'
import { paiseOf, unitsOf } from '../money/amounts.ts'
import type { RoundStore } from '../round/rounds-store.ts'
import { type StageBet, type StageStore, withSlot } from './stage-store.ts'

/** A decided round by its name; null when there is none, since the bet was taken back. Rejects without an answer. */
export type ReplayOf = (roundID: string) => Promise<RgsAnswer<'replayRound'> | null>

/** What is known of the player's bets, and what they make of balance and net position. */
export interface BetBook {
  /** Takes a bet as an answer or a message has it, whichever comes first. */
  take(bet: StageBet): void
  takeBalance(balance: RgsSchema<'Balance'>): void
  /** Finds out what became of open bets on rounds that are over, whose end was sent while no socket was open. */
  settleMissed(round: string): Promise<void>
}

export function betBook(store: StageStore, rounds: RoundStore, replay: ReplayOf): BetBook {
  const known = new Map<number, StageBet>()

  function take(bet: StageBet): void {
    const before = known.get(bet.betID)
    // An answer that was on its way while the bet was decided says what was.
    if (before !== undefined && !before.active && bet.active) return
    known.set(bet.betID, bet)
    const change = netOf(bet) - (before === undefined ? 0 : netOf(before))
    rounds.setState(({ netPaise }) => ({ netPaise: netPaise + change }))
    const slot = bet.shared?.slot ?? 0
    const shown = store.getState().slots[slot]?.bet ?? null
    if (shown === null || shown.betID <= bet.betID) store.setState((state) => withSlot(state, slot, { bet }))
  }

  function takeBalance(balance: RgsSchema<'Balance'>): void {
    if (balance.version >= (rounds.getState().balance?.version ?? 0)) rounds.setState({ balance })
  }

  async function settleMissed(round: string): Promise<void> {
    for (const bet of [...known.values()].filter(({ active, shared }) => active && shared?.round !== round)) {
      const again = await replay(bet.roundID).catch(() => undefined)
      // Asked again when the next round begins.
      if (again === undefined || known.get(bet.betID)?.active !== true) continue
      take(again === null ? takenBack(bet) : decided(bet, again))
    }
  }

  return { take, takeBalance, settleMissed }
}

/** What a bet has brought so far, in paise. */
function netOf({ amount, payout, active }: StageBet): number {
  return paiseOf((active ? 0 : payout) - amount)
}

function takenBack(bet: StageBet): StageBet {
  return { ...bet, active: false, actions: [], payout: bet.amount, state: [{ index: 0, type: 'cancelled' }] }
}

function decided(bet: StageBet, { state, payoutMultiplier }: RgsAnswer<'replayRound'>): StageBet {
  const payout = unitsOf(Math.round(paiseOf(bet.amount) * payoutMultiplier))
  return { ...bet, active: false, actions: [], payout, state }
}
