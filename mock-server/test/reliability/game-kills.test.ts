import { cpSync } from 'node:fs'
import { createControlClient } from '@chaupar/api/control-client'
import { slugOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { rulesOf } from '@chaupar/games/rules/catalogue-rules'
import { expect, test } from 'vitest'
import { roundsOfAll } from '../../src/domain/games/rounds/round-records.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageDraw, stageResult, stageRoundById } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { scenarios } from '../../src/scenarios/list.ts'
import { WorldRegistry } from '../../src/world/registry.ts'
import type { World } from '../../src/world/world.ts'
import { type Answer, type DataAt, there } from '../support/answers.ts'
import { newFolder } from '../support/folders.ts'
import { type Run, ready, run } from '../support/process.ts'
import { brokenInvariants, seededId } from '../support/worlds.ts'
import { GamePlayer, type Seat, type ShownRound } from './game-player.ts'

/** How often the server is killed; `KILL_RUNS=40` for the long form. */
const killRuns = Number(process.env.KILL_RUNS ?? 2)
/** Intents that are done before the kill; another number each time, so that it strikes at other places. */
const doneBefore = (round: number): number => 25 + ((round * 17) % 60)
/** The first round goes on until each kind of intent was done. */
const allKinds = 5
/** World milliseconds in a real one: a shared round takes bets for 0.3 s. */
const pace = 20

const openingPaise = 10_000_00
const creditPaise = 1_000_000_00

const tileOf = ({ state }: { state: readonly object[] }) => 2 * state.length
const reels = (provider: string, code: string): Seat => ({
  provider,
  code,
  bet: () => ({ mode: 'base' }),
  decide: () => ({ action: 'none' }),
})
/** A bet on a shared round in this slot: cashed out automatically at `auto`, or by the action of `done`. */
const flight = (provider: string, code: string, slot: number, auto: (count: number) => number | null): Seat => ({
  provider,
  code,
  bet: (count) => ({ mode: 'base', meta: { slot, ...(auto(count) === null ? {} : { autoCashOut: auto(count) }) } }),
  decide({ betID, actions, shared }) {
    if (shared?.autoCashOut != null) return null
    return { action: betID % 2 === 0 && actions.includes('cancel') ? 'cancel' : 'cash-out' }
  },
})
/** Chips at a live table, placed again and again while bets are taken; every third placing is taken back. */
const chips = [
  { on: 'banker', amountPaise: 6_00 },
  { on: 'tie', amountPaise: 4_00 },
]
const table = (provider: string, code: string): Seat => ({
  provider,
  code,
  bet: (count) => ({ mode: 'base', meta: { slot: count % 10, bets: chips } }),
  decide: ({ betID, actions }) => (betID % 3 === 0 && actions.includes('cancel') ? { action: 'cancel' } : null),
})

const seats: Seat[] = [
  reels('qtech', '910'),
  reels('onetouch', 'riverpearls'),
  {
    provider: 'spribe',
    code: 'mines',
    bet: () => ({ mode: 'base', meta: { mines: 3 } }),
    decide: (round) =>
      round.state.length < 2 ? { action: 'pick', meta: { tile: tileOf(round) } } : { action: 'cash-out' },
  },
  flight('spribe', 'aviator', 0, (count) => [120, 200, 1_000][count % 3] ?? 150),
  flight('spribe', 'aviator', 1, () => null),
  flight('onlyplay', 'jetlucky', 0, (count) => (count % 2 === 0 ? null : 150)),
  table('ezugi', '100'),
]

async function start(folder: string, isFirst: boolean): Promise<{ server: Run; origin: string; token: string }> {
  const server = run({ DATA_DIR: folder, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', CONTROL: 'on' })
  const origin = await ready(server)
  const control = createControlClient({ baseUrl: `${origin}/__mock` })
  await control.scaleClock({ world: 'default', factor: pace })
  if (isFirst) await control.creditPlayer({ world: 'default', username: 'player', amount: creditPaise / 100 })
  const body = JSON.stringify({ username: 'player', password: 'Chaupar123' })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body })
  const { data }: Answer<DataAt<'POST', '/api/login'>> = JSON.parse(await answer.text())
  return { server, origin, token: data.token }
}

/** All play until so much is done; then the process is gone, in the middle of others. Answers how often each kind was done. */
async function playUntilKilled(players: readonly GamePlayer[], round: number, kill: () => void): Promise<string[]> {
  const done: string[] = []
  let isOver = false
  const follow = async (player: GamePlayer): Promise<void> => {
    for await (const kind of player.play()) {
      done.push(kind)
      if (done.length < doneBefore(round) || (round === 0 && new Set(done).size < allKinds) || isOver) continue
      isOver = true
      kill()
    }
  }
  await Promise.all(
    players.map((player) =>
      follow(player).catch((error: unknown) => {
        // A call in progress at the kill has no answer.
        if (!isOver) throw error
      }),
    ),
  )
  return done
}

/** Opens a copy of the killed server's files, since opening a database repairs it: the next server must find it as it was. */
function inCopy<Seen>(folder: string, look: (world: World) => Seen): Seen {
  const dataFolder = newFolder()
  cpSync(folder, dataFolder, { recursive: true })
  const options = { scenarios, systemNow: Date.now, passwordCost: 7, newSeed: () => 'unused', dataFolder }
  const registry = new WorldRegistry(options)
  try {
    return look(registry.get('default'))
  } finally {
    registry.closeAll()
  }
}

const roundsIn = (world: World) => {
  const all = { isOpen: false, touchedUntilMs: Number.MAX_SAFE_INTEGER, limit: 1_000_000 }
  const records = roundsOfAll(world, all).map((round) => [round.id, round] as const)
  return new Map(records)
}

/** Every answered round is stored as it was answered, and no other but those whose bet has no answer. */
function checkBooks(world: World, players: readonly GamePlayer[]): void {
  const rounds = roundsIn(world)
  const shown = players.flatMap(({ book }) => [...book.values()])
  for (const { id, stakePaise, payoutPaise, end } of shown) {
    const { status, ...kept } = there(rounds.get(id))
    expect(kept.stakePaise, `g-${id}`).toBe(stakePaise)
    if (payoutPaise !== null && end !== 'void') expect(kept.payoutPaise, `g-${id}`).toBe(payoutPaise)
    if (end !== 'open') expect(status, `g-${id}`).toBe(end)
  }
  const unanswered = players.filter(({ hasUnansweredStake }) => hasUnansweredStake).length
  expect(rounds.size - shown.length).toBeLessThanOrEqual(unanswered)
  expect(brokenInvariants(world)).toEqual([])
}

/** The payout due to a round by its last answer; to a bet that time decided by how its shared round ended. */
function duePaise(world: World, { provider, code }: Seat, { payoutPaise, ...shown }: ShownRound): number {
  if (payoutPaise !== null) return payoutPaise
  const game = there(games.find((one) => one.provider === provider && one.code === code))
  const round = there(stageRoundById(world, there(stageOf(slugOf(game))), there(shown.stageRound)))
  if (round.stage.curve === null) {
    const order = there(rulesOf(game)).order(shown.stakePaise, 'base', { bets: chips })
    return there(order.play([], stageDraw(world, round)).payoutPaise)
  }
  const point = Number(Object(stageResult(world, round).events[0]).times)
  if (shown.autoCashOut === null || shown.autoCashOut > point) return 0
  return Math.floor((shown.stakePaise * shown.autoCashOut) / 100)
}

test('killed while games are played, the server loses no stake and pays nothing twice', async () => {
  const folder = newFolder()
  const players = seats.map((seat, index) => new GamePlayer(seat, String(index)))
  const done: string[] = []
  for (let round = 0; round < killRuns; round += 1) {
    const { server, origin, token } = await start(folder, round === 0)
    await Promise.all(players.map((player) => player.sitDown(origin, token)))
    done.push(...(await playUntilKilled(players, round, () => server.child.kill('SIGKILL'))))
    expect(await server.ended).toBeNull()
    inCopy(folder, (world) => checkBooks(world, players))
  }
  const { server, origin, token } = await start(folder, false)
  for (const player of players) {
    await player.sitDown(origin, token)
    await player.finish()
  }
  // Bets on shared rounds are decided by time.
  await createControlClient({ baseUrl: `${origin}/__mock` }).advanceClock({ world: 'default', ms: 60 * 60 * 1000 })
  server.child.kill('SIGKILL')
  await server.ended
  inCopy(folder, (world) => {
    checkBooks(world, players)
    const rounds = roundsIn(world)
    const shown = players.flatMap(({ seat, book }) => [...book.values()].map((one) => ({ ...one, seat })))
    expect(shown.map(({ id }) => id).sort((a, b) => a - b)).toEqual([...rounds.keys()].sort((a, b) => a - b))
    expect([...rounds.values()].filter(({ status }) => status === 'open')).toEqual([])
    const due = new Map(shown.map((one) => [one.id, duePaise(world, one.seat, one)]))
    for (const [id, { payoutPaise }] of rounds) expect(payoutPaise, `g-${id}`).toBe(due.get(id))
    const net = shown.reduce((sum, { id, stakePaise }) => sum + (due.get(id) ?? 0) - stakePaise, 0)
    expect(balanceOf(world, seededId(world)).balancePaise).toBe(openingPaise + creditPaise + net)
  })
  const kinds = [...Map.groupBy(done, (kind) => kind)].map(([kind, all]) => `${all.length} ${kind}`).join(', ')
  process.stdout.write(`\n${killRuns} kills, ${done.length} intents done (${kinds}), no stake lost, none paid twice\n`)
})
