import type { Market } from './queries.ts'
import { isUndecided, splitSessions } from './session-split.ts'

/** What decides where a market stands on the page, as one text: it changes seldom, while prices change all the time. */
export function headKey(market: Market | undefined): string {
  if (!market) return ''
  const { marketId, HeadName, priceKind, status, result } = market
  return JSON.stringify({
    marketId,
    HeadName,
    result,
    line: priceKind === 'line',
    closed: status === 'closed',
  } satisfies Head)
}

type Head = { marketId: string; HeadName: string; result: string | null; line: boolean; closed: boolean }

export type MarketOrder = { boards: string[]; overs: string[]; rest: string[]; decided: string[] }

/** Sorts the markets of a match into boards with runners, over sessions, other sessions, and those with a result. */
export function arrange(keys: readonly string[]): MarketOrder {
  const heads = keys.filter(Boolean).map((key): Head => JSON.parse(key))
  const ids = (list: readonly Head[]) => list.map(({ marketId }) => marketId)
  const decided = heads.filter((head) => head.closed || !isUndecided(head))
  const running = heads.filter((head) => !decided.includes(head))
  const { overs, rest } = splitSessions(running.filter(({ line }) => line))
  return { boards: ids(running.filter(({ line }) => !line)), overs: ids(overs), rest: ids(rest), decided: ids(decided) }
}
