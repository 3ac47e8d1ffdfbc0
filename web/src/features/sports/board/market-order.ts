import type { MarketShell } from '../prices/market-merge.ts'
import { isKnownKind } from '../prices/profit-rules.ts'

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
  /** Lines under a name that is no session's (bookmaker, match odds, toss, tied match): the split leaves them out. */
  lines: string[]
  decided: string[]
  /** Of a price scale that this page does not know. */
  unknown: string[]
}

/** Sorts the markets of a match into boards with runners, over sessions, other sessions, and those with a result. */
export function arrange(heads: readonly Head[], pins: readonly string[] = []): MarketOrder {
  const pinnedFirst = [...heads].sort((a, b) => Number(pins.includes(b.marketId)) - Number(pins.includes(a.marketId)))
  const ids = (list: readonly Head[]) => list.map(({ marketId }) => marketId)
  const decided = pinnedFirst.filter((head) => head.status === 'closed' || !isUndecided(head))
  const running = pinnedFirst.filter((head) => !decided.includes(head))
  const ofKind = (kind: Head['priceKind']) => running.filter(({ priceKind }) => priceKind === kind)
  const lines = ofKind('line')
  const { overs, rest } = sessionData(lines)
  return {
    odds: ids(ofKind('decimal')),
    bookmaker: ids(ofKind('rate')),
    overs: ids(overs),
    rest: ids(rest),
    lines: ids(lines.filter((head) => !overs.includes(head) && !rest.includes(head))),
    decided: ids(decided),
    unknown: ids(running.filter(({ priceKind }) => !isKnownKind(priceKind))),
  }
}

/** The fields that split the session markets (spec 3, "Market head row"). */
type MarketHead = { HeadName: string; result: string | null }

/** Names of markets that are no sessions, whatever else they say (spec 4), in each language that a server is asked for. */
const others = /bookmaker|match odds|toss|tied match|बुकमेकर|मैच ऑड्स|टॉस|टाई मैच/i

/** Undecided: no result yet. "0" is a result (spec 4). */
function isUndecided({ result }: MarketHead): boolean {
  return result === null || result === ''
}

/**
 * Session markets, split into over-type markets (HeadName contains 'over', whatever the case) and all others. Bookmaker,
 * match odds, toss and tied match are left out, and so are markets that already have a result (spec 4). The field of the state
 * of sports of that name (spec 3).
 */
export function sessionData<T extends MarketHead>(markets: readonly T[]): { overs: T[]; rest: T[] } {
  const sessions = markets.filter((market) => !others.test(market.HeadName) && isUndecided(market))
  const overs = sessions.filter(({ HeadName }) => /over|ओवर/i.test(HeadName))
  return { overs, rest: sessions.filter((market) => !overs.includes(market)) }
}
