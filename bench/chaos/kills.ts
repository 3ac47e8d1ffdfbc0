/** `kill -9` of homes under load: what its players lose, how long they wait, and what the players of other homes notice. */
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../mock/report.ts'
import { type LedgerReport, readLedgers } from './ledgers.ts'
import { Players } from './players.ts'
import type { Amounts, Row } from './report.ts'
import { RunningHomes } from './running-homes.ts'

const longestReturnMs = 5000
const mostRatio = 1.2
/** Each kill is compared with as long a time before it. */
const windowMs = 1500

type Kills = { returnsMs: number[]; calm: number[]; disturbed: number[] }

export async function kills(amounts: Amounts): Promise<Row[]> {
  const homes = await RunningHomes.start(3)
  try {
    const players = new Players(homes)
    const worlds = ['default', ...homes.namesAtEach(2)]
    await players.begin(worlds)
    // The first calls of a process are slow: Node compiles what runs often.
    await pause(8000)
    const measured: Kills = { returnsMs: [], calm: [], disturbed: [] }
    for (let count = 0; count < amounts.kills; count += 1) await killOne(homes, players, count % homes.count, measured)
    await players.end()
    for (const home of homes.indexes) await homes.kill(home)
    return rowsOf(measured, players, readLedgers(homes, players), amounts.kills)
  } finally {
    await homes.end()
  }
}

async function killOne(homes: RunningHomes, players: Players, home: number, measured: Kills): Promise<void> {
  const [world = ''] = homes.namesAtEach(1).filter((name) => homes.homeOf(name) === home)
  const calmMs = performance.now()
  await pause(windowMs)
  const killedMs = performance.now()
  await homes.kill(home)
  const started = homes.start(home)
  await players.send(world, `${homes.origin}/api/getAppDetails`, { headers: { 'x-world': world } })
  await started
  const returnedMs = performance.now()
  measured.returnsMs.push(returnedMs - killedMs)
  await pause(Math.max(0, windowMs - (returnedMs - killedMs)))
  const endMs = performance.now()
  const others = players.timings.filter((timing) => timing.home !== home && timing.beganMs >= calmMs)
  measured.calm.push(...others.filter(({ beganMs }) => beganMs < killedMs).map(({ ms }) => ms))
  measured.disturbed.push(...others.filter(({ beganMs }) => beganMs >= killedMs && beganMs < endMs).map(({ ms }) => ms))
  players.timings.splice(0)
}

function rowsOf({ returnsMs, calm, disturbed }: Kills, players: Players, ledgers: LedgerReport, count: number): Row[] {
  const done = `homes in turn, ${ledgers.worlds} worlds`
  const slowestMs = Math.max(...returnsMs)
  const [before, during] = [quantile(calm, 0.99), quantile(disturbed, 0.99)]
  return [
    {
      test: 'kill -9: money',
      done,
      figure: `${count} kills, ${ledgers.movements} movements: ${ledgers.faults.length} lost or doubled, ${players.lost} unanswered, ${players.elsewhere} elsewhere`,
      bound: '0',
      holds: ledgers.faults.length + players.lost + players.elsewhere === 0 && ledgers.movements > 0,
    },
    {
      test: 'kill -9: return',
      done: 'time until a world of the killed home answers',
      figure: `longest ${(slowestMs / 1000).toFixed(1)} s`,
      bound: '5 s',
      holds: slowestMs <= longestReturnMs,
    },
    {
      test: 'kill -9: other homes',
      done: `p99 of ${disturbed.length} calls at kills, of ${calm.length} before them`,
      figure: `${during.toFixed(1)} ms, ${before.toFixed(1)} ms: ${(during / before).toFixed(2)} times`,
      bound: `${mostRatio} times`,
      holds: during <= mostRatio * before,
    },
  ]
}
