import { groupBy } from '@chaupar/api/group-by'
import type { OwnLimit } from '../../../player/own-limit.ts'
import { marketExposure, outcomeOf, type Position } from '../prices/profit-rules.ts'
import { positionOfLine, type Selection, type SlipProblem, stakePaiseOf } from '../selection/slip-rules.ts'

/**
 * What is known of a market when a line of the slip is weighed. `isWhole`: all its runners are known, and no bet or offer waits there,
 * so that the exposure is the server's to the paisa.
 */
export type MarketBook = { held: readonly Position[]; selectionIds: readonly string[]; isWhole: boolean }

/** A line with its stake as typed. */
export type DraftLine = Selection & { stakeText: string }

/** The total stake of all slip entries and their change of the exposure, in paise; a negative change frees money. */
export function slipTotals(
  lines: readonly DraftLine[],
  bookOf: (line: Selection) => MarketBook,
): { riskPaise: number; changePaise: number } {
  const byMarket = groupBy(lines, ({ marketId }) => marketId)
  let riskPaise = 0
  let changePaise = 0
  for (const group of byMarket.values()) {
    const [first] = group
    if (!first) continue
    const { held, selectionIds } = bookOf(first)
    const drafts = group.flatMap((line) => {
      const stake = stakePaiseOf(line.stakeText)
      return stake === null ? [] : [positionOfLine(line, stake)]
    })
    const exposure = (bets: readonly Position[]) => marketExposure(first.priceKind, selectionIds, bets)
    changePaise += exposure([...held, ...drafts]) - exposure(held)
    riskPaise += drafts.reduce((sum, draft) => sum - outcomeOf(draft).lossPaise, 0)
  }
  return { riskPaise, changePaise }
}

/** For each draft, in the order in which they are sent, whether its stake goes beyond the player's own limit on stakes. */
export function beyondStakeLimit(lines: readonly DraftLine[], limit: OwnLimit | null): (SlipProblem | null)[] {
  let beforePaise = 0
  return lines.map(({ stakeText }) => {
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
  lines: readonly DraftLine[],
  bookOf: (line: Selection) => MarketBook,
  limit: OwnLimit | null,
): (SlipProblem | null)[] {
  let beforePaise = 0
  return lines.map((line, index) => {
    if (limit === null) return null
    const { changePaise } = slipTotals(lines.slice(0, index + 1), bookOf)
    const isBeyond = changePaise > Math.max(beforePaise, limit.leftPaise)
    beforePaise = changePaise
    if (!isBeyond || !lines.slice(0, index + 1).every((before) => bookOf(before).isWhole)) return null
    const together = slipTotals([line], bookOf).changePaise <= limit.leftPaise
    return { kind: 'own-limit', of: 'loss', limit, together }
  })
}
