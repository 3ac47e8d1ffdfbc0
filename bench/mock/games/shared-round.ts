/** 500 players, each with a bet, in one crash round: what reaches them, and how late. They are two processes beside the server. */
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { createControlClient } from '@chaupar/api/control-client'
import type { Target } from '../report.ts'
import { stop } from '../subjects.ts'
import { gamesOrigin, startOwnServer } from './own-server.ts'
import { seatPlayers } from './players.ts'
import type { FromPlayers, Heard, ToPlayers } from './stage-players.ts'

const count = 500
const processes = 2
/** Where the round ends: after 18 s. */
const crashesAt = 3
const wantedMs = 250

type Crowd = { child: ChildProcess; heard: Promise<Heard>; watching: Promise<void>; send: (message: ToPlayers) => void }

function crowd(onBetting: () => void): Crowd {
  const child = fork(join(import.meta.dirname, 'stage-players.ts'))
  const watching = Promise.withResolvers<void>()
  const heard = Promise.withResolvers<Heard>()
  child.on('message', (message: FromPlayers) => {
    if (message === 'watching') watching.resolve()
    else if (message === 'betting') onBetting()
    else heard.resolve(message.heard)
  })
  child.on('exit', (code) => {
    const ended = new Error(`the players of a process ended with ${code}`)
    watching.reject(ended)
    heard.reject(ended)
  })
  heard.promise.catch(() => undefined)
  return { child, heard: heard.promise, watching: watching.promise, send: (message) => void child.send(message) }
}

/** The delay that this share of all messages does not exceed, in whole ms. */
function quantileOf(counts: readonly [ms: number, count: number][], share: number): number {
  const sorted = counts.toSorted(([one], [other]) => one - other)
  let left = share * sorted.reduce((sum, [, times]) => sum + times, 0)
  for (const [ms, times] of sorted) {
    left -= times
    if (left < 0) return ms
  }
  return sorted.at(-1)?.[0] ?? Number.NaN
}

/** Plays one round on a server of its own. */
export async function measureSharedRound(): Promise<{ figures: object; targets: Target[] }> {
  const server = await startOwnServer(join(import.meta.dirname, 'stamped-server.ts'))
  const control = createControlClient({ baseUrl: `${gamesOrigin}/__mock` })
  let isForced = false
  // The round that takes bets now.
  const force = () => {
    if (isForced) return
    isForced = true
    const scenarios = [{ name: 'next-crash-at', params: { times: crashesAt } }]
    void control.applyScenarios({ world: 'default', scenarios })
  }
  const crowds = Array.from({ length: processes }, () => crowd(force))
  try {
    const sessions = (await seatPlayers(gamesOrigin, 'spribe/aviator', count)).map(({ sessionID }) => sessionID)
    const each = Math.ceil(count / processes)
    for (const [at, { send }] of crowds.entries())
      send({ origin: gamesOrigin, sessions: sessions.slice(at * each, (at + 1) * each) })
    await Promise.all(crowds.map(({ watching }) => watching))
    for (const { send } of crowds) send('go')
    const heard = await Promise.all(crowds.map((one) => one.heard))
    const sum = (of: (one: Heard) => number) => heard.reduce((total, one) => total + of(one), 0)
    const delays = heard.flatMap((one) => one.delays)
    const tenth = (value: number) => Math.round(value * 10) / 10
    const leftOut = sum(({ ticksLeftOut }) => ticksLeftOut)
    const figures = {
      players: sum(({ players }) => players),
      bets: sum(({ bets }) => bets),
      messages: sum(({ messages }) => messages),
      'a second each': tenth(sum(({ whileRising, risingMs }) => (1_000 * whileRising) / risingMs) / count),
      'ticks left out, %': tenth((100 * leftOut) / (leftOut + sum(({ ticks }) => ticks))),
      gaps: sum(({ gaps }) => gaps),
      'p50 ms': quantileOf(delays, 0.5),
      'p99 ms': quantileOf(delays, 0.99),
      'longest ms': quantileOf(delays, 1),
    }
    console.table([figures])
    return {
      figures,
      targets: [
        { what: '500 players: messages that did not come', is: figures.gaps, wanted: 0, most: true },
        { what: '500 players: ticks left out, %', is: figures['ticks left out, %'], wanted: 2, most: true },
        { what: '500 players: p99 from sending to receipt, ms', is: figures['p99 ms'], wanted: wantedMs, most: true },
      ],
    }
  } finally {
    for (const { child } of crowds) child.kill()
    await stop(server)
  }
}
