import type { MarketShell } from './market-shell.ts'
import { isUndecided, splitSessions } from './session-split.ts'

type Head = Pick<MarketShell, 'marketId' | 'HeadName' | 'priceKind' | 'status' | 'result'>

export type MarketOrder = { boards: string[]; overs: string[]; rest: string[]; decided: string[] }

/** Sorts the markets of a match into boards with runners, over sessions, other sessions, and those with a result. */
export function arrange(heads: readonly Head[]): MarketOrder {
  const ids = (list: readonly Head[]) => list.map(({ marketId }) => marketId)
  const decided = heads.filter((head) => head.status === 'closed' || !isUndecided(head))
  const running = heads.filter((head) => !decided.includes(head))
  const { overs, rest } = splitSessions(running.filter(({ priceKind }) => priceKind === 'line'))
  return {
    boards: ids(running.filter(({ priceKind }) => priceKind !== 'line')),
    overs: ids(overs),
    rest: ids(rest),
    decided: ids(decided),
  }
}
