/** `kill -9` of homes under load: what its players lose, how long they wait, and what the players of other homes notice. */
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../mock/report.ts'
import { type LedgerReport, readLedgers } from './ledgers.ts'
import { Players } from './players.ts'
import type { Amounts, Row } from './report.ts'
import { RunningHomes } from './running-homes.ts'

const longestReturnMs = 5000
const mostRatio = 1.2
/** So long the others are measured before each kill, and so long the home is dead; then it starts. */
const windowMs = 1500

/** Milliseconds: how long returns took, and calls of the other homes in each time. */
type Kills = Record<'returns' | 'calm' | 'dead' | 'starting', number[]>

export async function kills(amounts: Amounts): Promise<Row[]> {
  const homes = await RunningHomes.start(3)
  try {
    const players = new Players(homes)
    const worlds = ['default', ...homes.namesAtEach(2)]
    await players.begin(worlds)
    // The first calls of a process are slow: Node compiles what runs often.
    await pause(8000)
    const measured: Kills = { returns: [], calm: [], dead: [], starting: [] }
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
  await pause(windowMs)
  const startedMs = performance.now()
  const started = homes.start(home)
  await players.send(world, `${homes.origin}/api/getAppDetails`, { headers: { 'x-world': world } })
  await started
  const returnedMs = performance.now()
  measured.returns.push(returnedMs - startedMs)
  const others = players.timings.splice(0).filter((timing) => timing.home !== home)
  const within = (fromMs: number, toMs: number): number[] =>
    others.filter(({ beganMs }) => beganMs >= fromMs && beganMs < toMs).map(({ ms }) => ms)
  measured.calm.push(...within(calmMs, killedMs))
  measured.dead.push(...within(killedMs, startedMs))
  measured.starting.push(...within(startedMs, returnedMs))
}

function rowsOf(
  { returns, calm, dead, starting }: Kills,
  players: Players,
  ledgers: LedgerReport,
  count: number,
): Row[] {
  const done = `homes in turn, ${ledgers.worlds} worlds`
  const slowestMs = Math.max(...returns)
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
      done: 'from the start of a new process until a world of its home answers',
      figure: `longest ${(slowestMs / 1000).toFixed(1)} s`,
      bound: '5 s',
      holds: slowestMs <= longestReturnMs,
    },
    othersRow('kill -9: other homes while it is dead', dead, calm),
    othersRow('kill -9: other homes while it starts', starting, calm),
  ]
}

function othersRow(test: string, disturbed: readonly number[], calm: readonly number[]): Row {
  const [during, before] = [quantile(disturbed, 0.99), quantile(calm, 0.99)]
  return {
    test,
    done: `p99 of ${disturbed.length} calls, of ${calm.length} before the kills`,
    figure: `${during.toFixed(1)} ms, ${before.toFixed(1)} ms: ${(during / before).toFixed(2)} times`,
    bound: `${mostRatio} times`,
    holds: during <= mostRatio * before,
  }
}
