/**
 * How long `playRound` takes beside `placeBet`: 20 players, each of whom asks again as soon as there is an answer, in slices of a
 * second, one call after the other. A ratio is that of two slices that follow each other.
 */
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { createControlClient } from '@chaupar/api/control-client'
import { objectAt, parseJson } from '@chaupar/api/document'
import { prepare } from '../prepare.ts'
import { median, quantile, type Target } from '../report.ts'
import { root, stop } from '../subjects.ts'
import { gamesOrigin, startOwnServer } from './own-server.ts'
import { type BenchPlayer, seatPlayers } from './players.ts'

const atOnce = 20
const sliceMs = 1_000
const rounds = 9
const warmUps = 3

type Figures = { perSecond: number; p50Ms: number; p99Ms: number }

/** One call as a player makes it again and again; reports how long each response took. */
type Asked = (player: BenchPlayer, took: (ms: number) => void) => Promise<void>

const agent = new Agent({ keepAlive: true, maxSockets: atOnce })

/** Node's own client without more around it: what it takes itself counts for both calls. @throws at any answer but success */
function post(path: string, body: object, token = ''): Promise<string> {
  const sent = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(sent),
    ...(token === '' ? {} : { authorization: token }),
  }
  return new Promise((resolve, reject) => {
    const asked = request(gamesOrigin + path, { method: 'POST', agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        if (answer.statusCode === 200) resolve(text)
        else reject(new Error(`${path} answered ${answer.statusCode} ${text}`))
      })
    })
    asked.on('error', reject)
    asked.end(sent)
  })
}

/** A roll of the dice with the smallest chance; what was won is fetched, which is not counted. */
const play: Asked = async ({ sessionID }, took) => {
  const order = { sessionID, amount: 1_000_000, mode: 'base', meta: { target: 200, over: false } }
  const beganMs = performance.now()
  const answer = await post('/game-host/rgs/default/wallet/play', order)
  took(performance.now() - beganMs)
  if (objectAt(parseJson(answer), 'round').active) await post('/game-host/rgs/default/wallet/end-round', { sessionID })
}

function placing(bet: object): Asked {
  return async ({ token }, took) => {
    const beganMs = performance.now()
    await post('/api/bets', bet, token)
    took(performance.now() - beganMs)
  }
}

async function slice(players: readonly BenchPlayer[], asked: Asked): Promise<Figures> {
  const times: number[] = []
  const untilMs = performance.now() + sliceMs
  await Promise.all(
    players.map(async (player) => {
      while (performance.now() < untilMs) await asked(player, (ms) => times.push(ms))
    }),
  )
  const at = (share: number) => quantile(times, share)
  return { perSecond: (times.length * 1_000) / sliceMs, p50Ms: at(0.5), p99Ms: at(0.99) }
}

/** Measures both calls on a server of their own. */
export async function measureCalls(): Promise<{ figures: object; targets: Target[] }> {
  const server = await startOwnServer(join(root, 'mock-server/src/main.ts'))
  try {
    const { shots } = await prepare(server)
    const players = await seatPlayers(gamesOrigin, 'spribe/dice', atOnce)
    const control = createControlClient({ baseUrl: `${gamesOrigin}/__mock` })
    for (const { username } of players) await control.creditPlayer({ world: 'default', username, amount: 9_000_000 })
    const asked = { placeBet: placing(Object(shots.bet.body)), playRound: play }
    const of: Record<keyof typeof asked, Figures[]> = { placeBet: [], playRound: [] }
    for (let round = 0; round < warmUps + rounds; round += 1) {
      for (const call of round % 2 === 0
        ? (['placeBet', 'playRound'] as const)
        : (['playRound', 'placeBet'] as const)) {
        const figures = await slice(players, asked[call])
        if (round >= warmUps) of[call].push(figures)
      }
    }
    const tenth = (value: number) => Math.round(value * 10) / 10
    const row = (figures: Figures[]) => ({
      'a second': Math.round(median(figures.map(({ perSecond }) => perSecond))),
      'p50 ms': tenth(median(figures.map(({ p50Ms }) => p50Ms))),
      'p99 ms': tenth(median(figures.map(({ p99Ms }) => p99Ms))),
    })
    const rows = { placeBet: row(of.placeBet), playRound: row(of.playRound) }
    console.table(rows)
    const ratio = median(of.playRound.map(({ p50Ms }, round) => p50Ms / (of.placeBet[round]?.p50Ms ?? Number.NaN)))
    return {
      figures: { of, rows },
      targets: [{ what: 'playRound: time of placeBet', is: ratio, wanted: 1.3, most: true }],
    }
  } finally {
    agent.destroy()
    await stop(server)
  }
}
