/** The line between nginx and a home that goes on running is cut, or passes nothing on, and is mended. */
import { setTimeout as pause } from 'node:timers/promises'
import { createControlClient } from '@chaupar/api/control-client'
import { Follower } from './followers.ts'
import type { Forwarder } from './forwarder.ts'
import type { Row } from './report.ts'
import { RunningHomes } from './running-homes.ts'

const brokenHome = 1
/** What nginx waits for an answer (nginx.conf), and a second. */
const longestWaitMs = 31_000
/** A call of another home that takes longer has waited for the silent one. */
const longestOtherMs = 1000

type Lines = {
  /** The one that is broken. */
  line: Forwarder
  /** Worlds of the home behind it, and of the others. */
  behind: string[]
  elsewhere: string[]
  followersBehind: Follower[]
  followersElsewhere: Follower[]
  /** Asks a world; notes an answer that is not its own home's or, behind the broken line, not this status with retry-after. */
  ask(world: string, statusBehind: number): Promise<void>
  wrong: string[]
}

/** Three homes behind lines, with five worlds and two sockets that follow a match at each. */
async function withLines(test: (lines: Lines) => Promise<Row>): Promise<Row[]> {
  const homes = await RunningHomes.start(3, { forwarders: true })
  const followers: Follower[] = []
  try {
    const control = createControlClient({ baseUrl: `${homes.origin}/__mock` })
    const worlds = homes.namesAtEach(5)
    for (const name of worlds) await control.createWorld({ name })
    for (const name of homes.namesAtEach(2)) followers.push(await Follower.open(homes.origin, name))
    const isBehind = (world: string): boolean => homes.homeOf(world) === brokenHome
    const wrong: string[] = []
    const ask = async (world: string, statusBehind: number): Promise<void> => {
      const answer = await fetch(`${homes.origin}/api/getAppDetails`, { headers: { 'x-world': world } })
      await answer.arrayBuffer()
      const is = `${answer.status} ${answer.headers.get('x-home') ?? ''} ${answer.headers.get('retry-after') ?? ''}`
      const wanted = isBehind(world) ? `${statusBehind}  2` : `200 ${homes.addressOf(homes.homeOf(world))} `
      if (is !== wanted) wrong.push(`${world}: ${is}`)
    }
    const line = homes.forwarders[brokenHome]
    if (line === undefined) throw new Error(`home ${brokenHome} has no line`)
    const row = await test({
      line,
      behind: worlds.filter(isBehind),
      elsewhere: worlds.filter((world) => !isBehind(world)),
      followersBehind: followers.filter(({ world }) => isBehind(world)),
      followersElsewhere: followers.filter(({ world }) => !isBehind(world)),
      ask,
      wrong,
    })
    for (const one of new Set(wrong)) console.log(`  ${one}`)
    return [row]
  } finally {
    for (const follower of followers) follower.close()
    await homes.end()
  }
}

/** The sockets after the line is mended: those behind it are in step again, the others never left it. */
async function socketsOf(
  { followersBehind, followersElsewhere }: Lines,
  connections: number,
): Promise<{ figure: string; bound: string; hold: boolean }> {
  const back = await Promise.all(followersBehind.map((follower) => follower.inStep(connections)))
  const resynchronised = back.filter((isBack) => isBack).length
  const undisturbed = followersElsewhere.filter((follower) => follower.connections === 1).length
  const gaps = [...followersBehind, ...followersElsewhere].reduce((sum, follower) => sum + follower.gaps, 0)
  return {
    figure: `${resynchronised} sockets resynchronised, ${undisturbed} undisturbed, ${gaps} gaps`,
    bound: `${followersBehind.length}, ${followersElsewhere.length}, 0`,
    hold: resynchronised === followersBehind.length && undisturbed === followersElsewhere.length && gaps === 0,
  }
}

/** Connections end, and new ones are refused. */
export function cutOff(): Promise<Row[]> {
  return withLines(async (lines) => {
    const { line, behind, elsewhere, ask, wrong } = lines
    line.cut()
    let asked = 0
    for (const endMs = performance.now() + 5000; performance.now() < endMs; await pause(100)) {
      for (const world of [...behind, ...elsewhere]) await ask(world, 502)
      asked += behind.length + elsewhere.length
    }
    await line.mend()
    const sockets = await socketsOf(lines, 2)
    return {
      test: 'a home cut off',
      done: `${asked} requests in 5 s: 502 with retry-after, elsewhere 200 of the own home; sockets that follow a match`,
      figure: `${wrong.length} wrong answers; ${sockets.figure}`,
      bound: `0; ${sockets.bound}`,
      holds: wrong.length === 0 && sockets.hold,
    }
  })
}

/** Packets are lost: connections stand, and nothing comes. */
export function silent(): Promise<Row[]> {
  return withLines(async (lines) => {
    const { line, behind, elsewhere, ask, wrong } = lines
    line.silence()
    const beganMs = performance.now()
    let waitedMs = 0
    const asked = Promise.all(behind.map((world) => ask(world, 504))).then(() => {
      waitedMs = performance.now() - beganMs
    })
    let slowestMs = 0
    for (; waitedMs === 0 && performance.now() - beganMs < 2 * longestWaitMs; await pause(100)) {
      for (const world of elsewhere) {
        const askedMs = performance.now()
        await ask(world, 504)
        slowestMs = Math.max(slowestMs, performance.now() - askedMs)
      }
    }
    await asked
    for (const follower of lines.followersBehind) follower.updates = 0
    await line.mend()
    const sockets = await socketsOf(lines, 1)
    return {
      test: 'a home whose packets are lost',
      done: `${behind.length} requests: 504 with retry-after, elsewhere 200 of the own home; sockets that follow a match`,
      figure: `${wrong.length} wrong answers, after ${(waitedMs / 1000).toFixed(1)} s, elsewhere within ${slowestMs.toFixed(0)} ms; ${sockets.figure}`,
      bound: `0, ${longestWaitMs / 1000} s, ${longestOtherMs} ms; ${sockets.bound}`,
      holds: wrong.length === 0 && waitedMs <= longestWaitMs && slowestMs <= longestOtherMs && sockets.hold,
    }
  })
}
