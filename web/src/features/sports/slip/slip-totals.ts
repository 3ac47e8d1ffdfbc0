import { groupBy } from '@chaupar/api/group-by'
import type { OwnLimit } from '../../../player/own-limit.ts'
import { marketExposure, outcomeOf, type Position } from '../prices/profit-rules.ts'
import { positionOfEntry, type Selection, type SlipProblem, stakePaiseOf } from '../selection/slip-rules.ts'

/**
 * What is known of a market when an entry of the slip is weighed. `isWhole`: all its runners are known, and no bet or offer waits there,
 * so that the exposure is the server's to the paisa.
 */
export type MarketBook = { held: readonly Position[]; selectionIds: readonly string[]; isWhole: boolean }

/** An entry with its stake as typed. */
export type DraftEntry = Selection & { stakeText: string }

/** The total stake of all slip entries and their change of the exposure, in paise; a negative change frees money. */
export function slipTotals(
  entries: readonly DraftEntry[],
  bookOf: (entry: Selection) => MarketBook,
): { riskPaise: number; changePaise: number } {
  const byMarket = groupBy(entries, ({ marketId }) => marketId)
  let riskPaise = 0
  let changePaise = 0
  for (const group of byMarket.values()) {
    const [first] = group
    if (!first) continue
    const { held, selectionIds } = bookOf(first)
    const drafts = group.flatMap((entry) => {
      const stake = stakePaiseOf(entry.stakeText)
      return stake === null ? [] : [positionOfEntry(entry, stake)]
    })
    const exposure = (bets: readonly Position[]) => marketExposure(first.priceKind, selectionIds, bets)
    changePaise += exposure([...held, ...drafts]) - exposure(held)
    riskPaise += drafts.reduce((sum, draft) => sum - outcomeOf(draft).lossPaise, 0)
  }
  return { riskPaise, changePaise }
}

/** For each draft, in the order in which they are sent, whether its stake goes beyond the player's own limit on stakes. */
export function beyondStakeLimit(entries: readonly DraftEntry[], limit: OwnLimit | null): (SlipProblem | null)[] {
  let beforePaise = 0
  return entries.map(({ stakeText }) => {
    const stakePaise = stakePaiseOf(stakeText) ?? 0
    beforePaise += stakePaise
    if (limit === null || stakePaise === 0 || beforePaise <= limit.leftPaise) return null
    return { kind: 'own-limit', of: 'stake', limit, together: stakePaise <= limit.leftPaise }
  })
}

/**
 * For each draft, in the order in which they are sent, whether what it adds to the exposure, with those before it, goes beyond the
 * player's own limit on losses. One that lowers the exposure never does, and where not all is known the server decides.
 */
export function beyondLossLimit(
  entries: readonly DraftEntry[],
  bookOf: (entry: Selection) => MarketBook,
  limit: OwnLimit | null,
): (SlipProblem | null)[] {
  let beforePaise = 0
  return entries.map((entry, index) => {
    if (limit === null) return null
    const { changePaise } = slipTotals(entries.slice(0, index + 1), bookOf)
    const isBeyond = changePaise > Math.max(beforePaise, limit.leftPaise)
    beforePaise = changePaise
    if (!isBeyond || !entries.slice(0, index + 1).every((before) => bookOf(before).isWhole)) return null
    const together = slipTotals([entry], bookOf).changePaise <= limit.leftPaise
    return { kind: 'own-limit', of: 'loss', limit, together }
  })
}
