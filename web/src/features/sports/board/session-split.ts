/** What the split of session markets looks at (spec 3, "Market head row"). */
export type MarketHead = { HeadName: string; result: string | null }

/** Names of markets that are no sessions, whatever else they say (spec 4). */
const others = /bookmaker|match odds|toss|tied match/i

/** Undecided: no result yet. "0" is a result (spec 4). */
export function isUndecided({ result }: MarketHead): boolean {
  return result === null || result === ''
}

/**
 * Session markets, split into over-type markets (HeadName contains 'over', whatever the case) and all others. Bookmaker,
 * match odds, toss and tied match are left out, and so are markets that already have a result (spec 4).
 */
export function splitSessions<T extends MarketHead>(markets: readonly T[]): { overs: T[]; rest: T[] } {
  const sessions = markets.filter((market) => !others.test(market.HeadName) && isUndecided(market))
  const overs = sessions.filter(({ HeadName }) => /over/i.test(HeadName))
  return { overs, rest: sessions.filter((market) => !overs.includes(market)) }
}
