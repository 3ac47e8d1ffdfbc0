/** What the stand-in's operator knows: one kabaddi evening, one account. All of it is made again for each state. */

export interface Account {
  token: string | null
  password: string
  /** Paise, as this operator keeps money. */
  paise: number
  stakes: { market: string; paise: number }[]
  /** Counts the changes of the money. */
  version: number
}

export interface Book {
  account: Account
  isClosed: boolean
  isSuspended: boolean
  price: number
  ticks: number
}

export const fixture = 'kbd-2026-0417'
export const market = `${fixture}/winner`
export const sides = ['Patna Riverhawks', 'Jaipur Lancers'] as const
export const phone = '9764310025'

export function freshBook(): Book {
  const account: Account = { token: null, password: 'Chaupar123', paise: 2_500_075, stakes: [], version: 7 }
  return { account, isClosed: false, isSuspended: false, price: 2.32, ticks: 9001 }
}

export const rupees = (paise: number) => paise / 100

/** The market as the wire has it, with fields that no client of ours knows. */
export function wireMarket(book: Book): Record<string, unknown> {
  const line = (name: string, index: number, price: number) => ({
    lay: [{ size: 480.5, price: price + 0.04, depth: 1 }],
    status: 'active',
    jersey: index + 1,
    back: [
      { size: 1250, price, depth: 1 },
      { size: 90, price: price - 0.02, depth: 2 },
    ],
    selectionId: `${fixture}/side-${index}`,
    name,
  })
  return {
    status: book.isSuspended ? 'suspended' : 'open',
    venue: 'Patliputra hall',
    sequence: book.ticks,
    runners: sides.map((name, index) => line(name, index, index === 0 ? book.price : 1.71)),
    publishedAt: '2026-04-17T15:02:11.250Z',
    maxStake: 20_000,
    minStake: 50,
    inPlay: true,
    delayMs: 5000,
    refMatchId: fixture,
    priceKind: 'decimal',
    marketType: 'match_odds',
    HeadName: 'Winner',
    marketId: market,
  }
}

/** The score as the wire has it. */
const score = {
  summary: '121/4 (14.2)',
  sport: 'cricket',
  tosses: 1,
  detail: 'Raiders bat',
  lastOvers: [{ over: 15, balls: ['1', 'W'] }],
  innings: [{ overs: '14.2', wickets: 4, runs: 121, team: sides[0], extras: 3 }],
  bowler: { overs: '2.2', runs: 19, wickets: 1, name: 'V Tiwari' },
  batters: [{ onStrike: true, balls: 31, runs: 44, name: 'P Narwal' }],
}

/** The first and the later payloads of a board. */
export function wireSnapshot(book: Book): Record<string, unknown> {
  return { score, markets: [wireMarket(book)], sequence: book.ticks, matchId: fixture, status: 'success', hall: 2 }
}

export function wireUpdate(book: Book, sequence: number): Record<string, unknown> {
  return { markets: [wireMarket(book)], publishedAt: '2026-04-17T15:02:13.000Z', sequence, matchId: fixture, seats: 3 }
}

/** Sent while prices stand still. */
export function wireHeartbeat({ ticks }: Book): Record<string, unknown> {
  const publishedAt = '2026-04-17T15:02:14.000Z'
  return { heartbeat: true, markets: [], publishedAt, sequence: ticks, matchId: fixture }
}

export function wireMatch(book: Book): Record<string, unknown> {
  return {
    teams: sides.map((name) => ({ shortName: name.slice(0, 3).toUpperCase(), colour: '#a40', name })),
    status: 'inplay',
    startTime: '2026-04-17T14:30:00.000Z',
    sportId: 4,
    score,
    refMatchId: fixture,
    matchName: sides.join(' v '),
    marketTypes: ['match_odds'],
    liveTv: true,
    firstMarket: wireMarket(book),
    competition: 'Ganga League',
    referee: 'unknown',
  }
}

export function wireBet(stake: number, price: number): Record<string, unknown> {
  return {
    status: 'pending',
    selectionType: 'back',
    stack: stake,
    channel: 'web',
    runnerName: sides[0],
    priceKind: 'decimal',
    odds: price,
    matchName: sides.join(' v '),
    delayMs: 5000,
    createdAt: '2026-04-17T15:02:12.004Z',
    HeadName: 'Winner',
    selectionId: `${fixture}/side-0`,
    marketId: market,
    refMatchId: fixture,
    id: '7b0d4a9e-51',
  }
}
