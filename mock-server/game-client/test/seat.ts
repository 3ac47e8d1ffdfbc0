import { onTestFinished } from 'vitest'
import type { App } from '../../src/app.ts'
import { launch } from '../../test/support/game-desk.ts'
import { logIn, startApp } from '../../test/support/server.ts'
import { loadFace } from '../src/faces/load-face.ts'
import type { Launch } from '../src/rgs/launch.ts'
import { type RgsClient, rgsClient } from '../src/rgs/rgs-client.ts'
import { roundMachine } from '../src/round/round-machine.ts'
import type { RoundMachine, Rounds, Seams } from '../src/round/rounds-store.ts'

const games = {
  mines: { provider: 'spribe', code: 'mines', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' },
  dice: { provider: 'spribe', code: 'dice', casino: 'spribe', homeUrl: '/casino/spribe', device: 'mobile' },
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
