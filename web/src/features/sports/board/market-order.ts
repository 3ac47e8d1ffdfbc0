import type { MarketShell } from '../prices/market-shell.ts'
import { isKnownKind } from '../prices/profit-rules.ts'
import { isUndecided, splitSessions } from './session-split.ts'

type Head = Pick<MarketShell, 'marketId' | 'HeadName' | 'priceKind' | 'status' | 'result'>

/** Parts of a match page that can be shown alone. */
export type MarketGroup = 'all' | 'odds' | 'bookmaker' | 'overs' | 'rest'

/** Market ids by where they stand; in each group the pinned ones first, then the server's order. */
export type MarketOrder = {
  /** Decimal odds. */
  odds: string[]
  /** Rates per 100. */
  bookmaker: string[]
  overs: string[]
  rest: string[]
  decided: string[]
  /** Of a price scale that this page does not know. */
  unknown: string[]
}

/** Sorts the markets of a match into boards with runners, over sessions, other sessions, and those with a result. */
export function arrange(heads: readonly Head[], pins: readonly string[] = []): MarketOrder {
  const gamesBySlug = heads.toSorted((a, b) => Number(pins.includes(b.marketId)) - Number(pins.includes(a.marketId)))
  const ids = (list: readonly Head[]) => list.map(({ marketId }) => marketId)
  const decided = gamesBySlug.filter((head) => head.status === 'closed' || !isUndecided(head))
  const running = gamesBySlug.filter((head) => !decided.includes(head))
  const ofKind = (kind: Head['priceKind']) => running.filter(({ priceKind }) => priceKind === kind)
  const { overs, rest } = splitSessions(ofKind('line'))
  return {
    odds: ids(ofKind('decimal')),
    bookmaker: ids(ofKind('rate')),
    overs: ids(overs),
    rest: ids(rest),
    decided: ids(decided),
    unknown: ids(running.filter(({ priceKind }) => !isKnownKind(priceKind))),
  }
}
