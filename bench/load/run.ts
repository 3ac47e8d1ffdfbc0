import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient } from '@chaupar/api/api-client'
import { type ControlClient, ControlError, createControlClient } from '@chaupar/api/control-client'
import { createRandom } from '../../mock-server/src/domain/base/random.ts'
import { seededPlayer } from '../../mock-server/src/scenarios/seeded-players.ts'
import { type CallRow, Calls, FailedCall } from './calls.ts'
import { type Plan, type Step, scheduleOf, steps } from './plan.ts'
import { type Table, VirtualPlayer } from './player.ts'

/** Where the mock is, such as http://localhost:8080, and its control token where it has one. */
export type Server = { origin: string; controlToken: string | null }

/** What a run found. */
export type LoadResult = {
  seconds: number
  /** Players who came in. */
  players: number
  rows: CallRow[]
  failures: { reason: string; count: number }[]
  /** Messages that came by themselves, by their event. */
  pushes: Record<string, number>
  /** Reads of the invariants while the run went on and after it, and what did not hold. */
  invariants: { reads: number; broken: string[] }
}

/** The most demo users that one call makes. */
const mostAtOnce = 50

/**
 * Plays a plan to its end, until an invariant is broken, or until `ended` is aborted.
 * @throws when the world or its players cannot be created
 */
export async function runPlan(plan: Plan, { origin, controlToken }: Server, ended: AbortSignal): Promise<LoadResult> {
  const { world } = plan
  const control = createControlClient({
    baseUrl: `${origin}/__mock`,
    ...(controlToken === null ? {} : { token: controlToken }),
  })
  const { entersAtMs, endsAtMs } = scheduleOf(plan.stages)
  await provideWorld(control, world)
  for (let left = entersAtMs.length; left > 0; left -= mostAtOnce)
    await control.makeDemoUsers({ world, count: Math.min(left, mostAtOnce) })

  const calls = new Calls()
  const pushes: Record<string, number> = {}
  const table: Table = {
    origin,
    world,
    control,
    calls,
    payer: await signedIn(origin, world),
    nextUtr: utrs(),
    onPush: (event) => {
      pushes[event] = (pushes[event] ?? 0) + 1
    },
  }
  const random = createRandom(plan.seed)
  const over = new AbortController()
  const broken = new Set<string>()
  let reads = 0
  let players = 0

  const look = async (): Promise<void> => {
    const report = await unlessFailed(calls.take('readInvariants', () => control.readInvariants({ world })))
    if (report === null) return
    reads += 1
    for (const { number, name, holds, detail } of report.invariants)
      if (!holds) broken.add(`${number}. ${name}${detail === undefined ? '' : `: ${detail}`}`)
    if (!report.ok) over.abort()
  }
  const watch = async (): Promise<void> => {
    while (!over.signal.aborted) {
      await look()
      await waited(plan.invariantsEverySeconds * 1000, over.signal)
    }
  }
  const play = async (entersMs: number, at: number): Promise<void> => {
    if (!(await waited(entersMs, over.signal))) return
    // What is chosen may differ between two runs, since prices do; think times and steps do not.
    const thinkChance = random.stream(`think ${at}`)
    const stepChance = random.stream(`step ${at}`)
    const player = await unlessFailed(VirtualPlayer.enter(table, random.stream(`choice ${at}`)))
    if (player === null) return
    players += 1
    const { from, to } = plan.thinkMs
    try {
      while (await waited(from + thinkChance() * (to - from), over.signal))
        await unlessFailed(player.take(stepAt(plan.mix, 100 * stepChance())))
    } finally {
      player.leave()
    }
  }

  const beganMs = performance.now()
  const end = setTimeout(() => over.abort(), endsAtMs)
  ended.addEventListener('abort', () => over.abort())
  try {
    await Promise.all([watch(), ...entersAtMs.map(play)])
  } finally {
    clearTimeout(end)
    over.abort()
  }
  const seconds = (performance.now() - beganMs) / 1000
  await look()
  const invariants = { reads, broken: [...broken] }
  return { seconds, players, rows: calls.rows(), failures: calls.failures(), pushes, invariants }
}

/** What is wrong with a run, one line each; empty when it passed. */
export function faultsOf({ players, rows, invariants }: LoadResult, { mostErrorsPercent }: Plan): string[] {
  const calls = rows.reduce((sum, row) => sum + row.calls, 0)
  const errors = rows.reduce((sum, row) => sum + row.errors, 0)
  const percent = (100 * errors) / calls
  return [
    ...invariants.broken.map((line) => `invariant broken: ${line}`),
    ...(invariants.reads === 0 ? ['the invariants could not be read'] : []),
    ...(players === 0 ? ['no player came in'] : []),
    ...(percent > mostErrorsPercent
      ? [`errors: ${errors} of ${calls} calls, ${percent.toFixed(2)} %; the plan allows ${mostErrorsPercent} %`]
      : []),
  ]
}

/** The step at this place of the mix, from 0 to below 100. */
function stepAt(mix: Plan['mix'], place: number): Step {
  let left = place
  for (const step of steps) {
    left -= mix[step]
    if (left < 0) return step
  }
  return 'browse'
}

async function provideWorld(control: ControlClient, world: string): Promise<void> {
  try {
    await control.readWorld({ world })
  } catch (error) {
    if (!(error instanceof ControlError) || error.status !== 404) throw error
    await control.createWorld({ name: world })
  }
}

async function signedIn(origin: string, world: string) {
  const { username, password } = seededPlayer
  const guest = createApiClient({ baseUrl: origin, world })
  const { token } = await guest.call('login', { body: { username, password } })
  return createApiClient({ baseUrl: origin, world, token })
}

/** References of twelve digits; those of two runs in one world differ by the second at which they began. */
function utrs(): () => string {
  let next = 100_000_000_000 + (Math.floor(Date.now() / 1000) % 1_000_000) * 100_000
  return () => String(next++)
}

/** Whether the time went by before the run was over. */
function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal }).catch(() => false)
}

/** Null for a call that failed, which is counted. */
async function unlessFailed<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof FailedCall) return null
    throw error
  }
}
