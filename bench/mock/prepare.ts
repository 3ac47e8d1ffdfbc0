import { isObject, listOf, numberAt, objectAt, parseJson } from '@chaupar/api/document'
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
  /** The mock's own answers as JSON. */
  answers: { details: unknown; odds: unknown }
  /** The same as they were sent, by "METHOD path". */
  sent: Record<string, SentAnswer>
}

/** The bytes of an answer: its text, and its headers without those that Node writes itself. */
export type SentAnswer = { text: string; headers: Record<string, string> }

const nodesOwnHeaders = new Set(['connection', 'content-length', 'date', 'keep-alive'])

const login = { username: 'player', password: 'Chaupar123' }

/** Logs in, finds a match before its start (bets are taken at once there) and lays in play money for many bets. */
export async function prepare({ origin, subject }: Running): Promise<Prepared> {
  const ask = async (path: string, body?: unknown, token = ''): Promise<SentAnswer> => {
    const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) }
    const answer = await fetch(path.startsWith('http') ? path : origin + path, {
      ...(body === undefined
        ? { headers: { authorization: token } }
        : { method: 'POST', headers, body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${text}`)
    return { text, headers: Object.fromEntries([...answer.headers].filter(([name]) => !nodesOwnHeaders.has(name))) }
  }
  const control = `http://127.0.0.1:${subject.port}/__mock/worlds/default`
  await ask(`${control}/money/credit`, { username: 'player', amount: 9_000_000 })
  const loggedIn = await ask('/login', login)
  const token = String(objectAt(parseJson(loggedIn.text), 'data').token)
  const { matches } = objectAt(parseJson((await ask('/sports/matches?when=upcoming')).text), 'data')
  const market = listOf(matches)
    .map((match) => objectAt(match).firstMarket)
    .filter(isObject)
    .find(({ delayMs, status }) => delayMs === 0 && status === 'open')
  if (market === undefined) throw new Error('no upcoming match takes bets')
  const matchId = String(market.refMatchId)
  const marketId = String(market.marketId)
  const runner = objectAt(listOf(market.runners)[0])
  const oddsPath = `/bet/match/odds?matchId=${matchId}`
  const bet = {
    marketId,
    selectionId: String(runner.selectionId),
    side: 'back',
    odds: numberAt(listOf(runner.back)[0], 'price'),
    stake: 100,
    accept: { policy: 'any' },
  }
  const details = await ask('/getAppDetails')
  const odds = await ask(oddsPath)
  const placed = await ask('/bets', bet, token)
  return {
    token,
    matchId,
    marketId,
    market,
    shots: {
      'app details': { path: '/getAppDetails' },
      'match odds': { path: oddsPath },
      login: { path: '/login', body: login },
      bet: { path: '/bets', body: bet, headers: { authorization: token } },
    },
    answers: { details: parseJson(details.text), odds: parseJson(odds.text) },
    sent: {
      'GET /getAppDetails': details,
      'GET /bet/match/odds': odds,
      'POST /login': loggedIn,
      'POST /bets': placed,
    },
  }
}
