/** Matches that pacts speak of, found by the calls that a page makes. */

/** What a state gives to requests, by the names that pacts use. */
export type Values = Record<string, string | number>
export type Fields = Record<string, unknown>

/** Reads the data of a successful answer; throws for any other. */
export type Get = (path: string, headers?: Record<string, string>) => Promise<Fields>

/** Changes something as the state's player. */
export type Change = (method: 'PUT' | 'POST', path: string, body: unknown) => Promise<Fields>

/** The first match in play with the first price of its first market. Throws when there is none. */
export async function firstMatch(get: Get): Promise<Values> {
  const { matches } = await get('/api/sports/matches?when=inplay')
  const { refMatchId } = first(matches)
  const { markets } = await get(`/api/bet/match/odds?matchId=${String(refMatchId)}`)
  const { marketId, runners } = first(markets)
  const { selectionId, back } = first(runners)
  return {
    refMatchId: String(refMatchId),
    marketId: String(marketId),
    selectionId: String(selectionId),
    odds: Number(first(back).price),
  }
}

/** Kinds of matches in play, by their sport. Lists begin with the newest. */
const kinds = {
  /** Has gone on longest, and so has goals and cards. */
  soccer: { sportId: 1, isNewest: false },
  /** None of its markets is decided yet. */
  tennis: { sportId: 2, isNewest: true },
  /** A cricket match in its second innings. */
  chase: { sportId: 4, isNewest: false },
}

export async function matchOf(get: Get, kind: keyof typeof kinds): Promise<string> {
  const { sportId, isNewest } = kinds[kind]
  const { matches } = await get(`/api/sports/matches?sportId=${sportId}&when=inplay`)
  return String(first(Array.isArray(matches) && !isNewest ? matches.toReversed() : matches).refMatchId)
}

export function isMatchKind(word: unknown): word is keyof typeof kinds {
  return typeof word === 'string' && Object.hasOwn(kinds, word)
}

/** A market of runs of the match: its first price, which is a rate, and the line of it. */
export async function lineOf(get: Get, refMatchId: string): Promise<Values> {
  const { markets } = await get(`/api/bet/fancy/odds?matchId=${refMatchId}`)
  const { marketId, runners } = first(markets)
  const { selectionId, back } = first(runners)
  const { price, line } = first(back)
  return { marketId: String(marketId), selectionId: String(selectionId), odds: Number(price), line: Number(line) }
}

/** The match of the newest settled bet of the state's player. */
export async function matchThatIsOver(get: Get, token: string): Promise<string> {
  const { bets } = await get('/sports-data/user/bets?skip=0&pagesize=1', { 'xu-auth': token })
  return String(first(bets).refMatchId)
}

/** The first of a list that came with an answer. Throws when it has none. */
export function first(list: unknown): Fields {
  const item: unknown = Array.isArray(list) ? list[0] : undefined
  if (typeof item !== 'object' || item === null) throw new Error('The state offers nothing to bet on')
  return { ...item }
}

/** Sets a rule for the state's bet whose line its market does not come to. */
export async function setAutoCashOut(change: Change, { betId }: Values): Promise<Values> {
  const rule = { target: 'bet', targetId: betId, gain: 500 }
  return { ruleId: String((await change('PUT', '/api/bets/auto-cash-out', rule)).id) }
}

/** Sets an alert on a price that the state's market does not come to. */
export async function addPriceAlert(change: Change, { marketId, selectionId }: Values): Promise<Values> {
  const terms = { marketId, selectionId, side: 'back', beyond: 'above', odds: 1000 }
  const { prices } = await change('POST', '/api/alerts/price', terms)
  return { alertId: String(first(prices).id) }
}
