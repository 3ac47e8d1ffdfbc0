import { onTestFinished } from 'vitest'
import type { App } from '../../../mock-server/src/app.ts'
import { checkInvariants } from '../../../mock-server/src/domain/invariants/invariants.ts'
import { launch } from '../../../mock-server/test/support/game-client.ts'
import { logIn, startApp } from '../../../mock-server/test/support/server.ts'
import { loadFace } from '../src/faces/load-face.ts'
import type { Launch } from '../src/rgs/launch.ts'
import { type RgsClient, rgsClient } from '../src/rgs/rgs-client.ts'
import { roundMachine } from '../src/round/round-machine.ts'
import type { RoundMachine, Rounds, Seams } from '../src/round/rounds-store.ts'

const games = {
  mines: { provider: 'spribe', code: 'mines', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' },
  dice: { provider: 'spribe', code: 'dice', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' },
  plinko: {
    provider: 'onlyplay',
    code: 'lanternplinko',
    casino: 'onlyplay',
    homeUrl: '/casino/onlyplay',
    device: 'mobile',
  },
  blackjack: { provider: 'ezugi', code: '101', casino: 'ezugi', homeUrl: '/casino/ezugi', device: 'mobile' },
  reels: {
    provider: 'onetouch',
    code: 'riverpearls',
    casino: 'onetouch',
    homeUrl: '/casino/onetouch',
    device: 'mobile',
  },
}

export interface Seat {
  app: App
  world: ReturnType<App['registry']['get']>
  launched: Launch
  rgs: RgsClient
  machine: RoundMachine
  now(): Rounds
  /** Names of the calls that arrived, in order, but for notes of how far a round was seen. */
  calls: string[]
  /** Waits that the machine asked for, in ms; each is over at once. */
  waits: number[]
  /** Seats the same session again, as a reload does. */
  again(change?: Partial<Seams>): RoundMachine
}

/** A player at a game of a real mock that listens on a port of its own; nothing between client and server is stubbed. */
export async function sitAt(game: keyof typeof games): Promise<Seat> {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = app.registry.get('default')
  const calls: string[] = []
  app.app.addHook('onRequest', async ({ method, url }) => {
    const name = /\/rgs\/default(\/[\w/-]+)/.exec(url)?.[1]
    if (method !== 'OPTIONS' && name !== undefined && name !== '/bet/event') calls.push(name)
  })
  const origin = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await logIn(app)
  const sessionID = await launch(app, { token, game: games[game] })
  const rgsAddress = `${origin}/game-host/rgs/default`
  const launched: Launch = { sessionID, language: 'en', device: 'mobile', rgsAddress }
  const rgs = rgsClient(launched)
  const waits: number[] = []
  const seams: Seams = {
    nowMs: () => performance.now(),
    wait: async (ms) => void waits.push(ms),
    isStill: () => false,
    // What a face shows is nothing to the machine.
    loadFace: async (name) => (await loadFace(name)) ?? loadFace('dice/hundred'),
    onOver: () => undefined,
    onFailed: () => undefined,
    onWinHeld: () => undefined,
    onWinShown: () => undefined,
  }
  const machine = roundMachine(rgs, seams)
  onTestFinished(() => world.faults.clear())
  const now = () => machine.store.getState()
  return {
    app,
    world,
    launched,
    rgs,
    machine,
    now,
    calls,
    waits,
    again: (change = {}) => roundMachine(rgs, { ...seams, ...change }),
  }
}

export const stakePaise = 10_000
/** Wins with 98 %, and with 2 %. */
export const likely = { mode: 'base', meta: { target: 9_800, over: false } }
export const unlikely = { mode: 'base', meta: { target: 200, over: false } }
/** Mines of three. */
export const field = { mode: 'base', meta: { mines: 3 } }

export const balancePaise = ({ now }: Seat) => (now().balance?.amount ?? 0) / 10_000
export const broken = ({ world }: Seat) => checkInvariants(world).filter(({ holds }) => !holds)

/** A player whose session has begun; its calls are counted from here. */
export async function begun(game: Parameters<typeof sitAt>[0]) {
  const seat = await sitAt(game)
  await seat.machine.begin()
  seat.calls.length = 0
  return seat
}

/** A tile of the open field that is safe, or that is a mine; the seeds say which. */
export async function tileThat(seat: Seat, isMine: boolean): Promise<number> {
  const { fairDraw } = await import('@chaupar/games/rules/fairness')
  const { seedsOfRound } = await import('../../../mock-server/src/domain/games/rounds/seeds.ts')
  const { roundById } = await import('../../../mock-server/src/domain/games/rounds/round-records.ts')
  const { mines5x5, minesRules } = await import('@chaupar/games/rules/instant/mines')
  const drawn = roundById(seat.world, seat.now().round?.betID ?? 0)?.drawn
  if (!drawn) throw new Error('no round is open')
  const order = minesRules(mines5x5).order(stakePaise, 'base', field.meta)
  const opened = new Set(seat.now().round?.state.map((event) => Number(Object(event).tile)))
  const found = [...Array(25).keys()].find((tile) => {
    const outcome = order.play([{ action: 'pick', meta: { tile } }], fairDraw(seedsOfRound(seat.world, drawn)))
    return (outcome.payoutPaise === 0) === isMine && !opened.has(tile)
  })
  if (found === undefined) throw new Error('no such tile')
  return found
}
