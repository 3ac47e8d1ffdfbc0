import type { Figures, Shot } from './load.ts'
import type { Running } from './subjects.ts'

/** Figures of one server: cold start, each call by name and round, resident memory after all of them. */
export type BenchTable = Record<string, { coldStartMs: number; calls: Record<string, Figures[]>; memoryMb: number }>

export type Prepared = {
  token: string
  matchId: string
  marketId: string
  market: unknown
  /** The calls that all servers get. */
  shots: Record<'app details' | 'match odds' | 'login' | 'bet', Shot>
  /** The mock's own answers, as JSON and as the very texts by "METHOD path". */
  answers: { details: unknown; odds: unknown }
  texts: Record<string, string>
}

type Runner = { selectionId: string; back: { price: number }[] }
type Market = { marketId: string; refMatchId: string; delayMs: number; status: string; runners: Runner[] }
type MatchRow = { refMatchId: string; firstMarket: Market | null }

const login = { username: 'player', password: 'Chaupar123' }

/** Logs in, finds a match before its start (bets are taken at once there) and lays in play money for many bets. */
export async function prepare({ origin, subject }: Running): Promise<Prepared> {
  const text = async (path: string, body?: unknown, token = ''): Promise<string> => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) }
    const answer = await fetch(path.startsWith('http') ? path : origin + path, {
      ...(body === undefined
        ? { headers: { authorization: token } }
        : { method: 'POST', headers, body: JSON.stringify(body) }),
    })
    const sent = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${sent}`)
    return sent
  }
  const control = `http://127.0.0.1:${subject.port}/__mock/worlds/default`
  await text(`${control}/money/credit`, { username: 'player', amount: 9_000_000 })
  const loginText = await text('/login', login)
  const token: string = JSON.parse(loginText).data.token
  const { matches }: { matches: MatchRow[] } = JSON.parse(await text('/sports/matches?when=upcoming')).data
  const market = matches
    .map(({ firstMarket }) => firstMarket)
    .find((found) => found?.delayMs === 0 && found.status === 'open')
  const runner = market?.runners[0]
  if (market == null || runner?.back[0] === undefined) throw new Error('no upcoming match takes bets')
  const odds = `/bet/match/odds?matchId=${market.refMatchId}`
  const bet = {
    marketId: market.marketId,
    selectionId: runner.selectionId,
    side: 'back',
    odds: runner.back[0].price,
    stake: 100,
    accept: { policy: 'any' },
  }
  const [detailsText, oddsText, betText] = [
    await text('/getAppDetails'),
    await text(odds),
    await text('/bets', bet, token),
  ]
  return {
    token,
    matchId: market.refMatchId,
    marketId: market.marketId,
    market,
    shots: {
      'app details': { path: '/getAppDetails' },
      'match odds': { path: odds },
      login: { path: '/login', body: login },
      bet: { path: '/bets', body: bet, headers: { authorization: token } },
    },
    answers: { details: JSON.parse(detailsText), odds: JSON.parse(oddsText) },
    texts: {
      'GET /getAppDetails': detailsText,
      'GET /bet/match/odds': oddsText,
      'POST /login': loginText,
      'POST /bets': betText,
    },
  }
}
