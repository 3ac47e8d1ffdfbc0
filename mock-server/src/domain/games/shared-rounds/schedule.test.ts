import { slugOf } from '@chaupar/games/catalogue/game'
import { games } from '@chaupar/games/catalogue/games'
import { expect, test } from 'vitest'
import { there } from '../../../../test/support/answers.ts'
import { playerOf } from '../../../../test/support/identity.ts'
import { toBetting } from '../../../../test/support/stage-table.ts'
import { pass, seededId, testWorld } from '../../../../test/support/worlds.ts'
import { seatAt } from '../rounds/game-session.ts'
import { roundById } from '../rounds/round-records.ts'
import { chainMs } from './chain.ts'
import { forceNextResult } from './force-result.ts'
import { isAtStage, placeStageBet } from './place-bet.ts'
import { keepSchedules, scheduleOf } from './schedule.ts'
import { settleDueBets } from './settle-bets.ts'
import type { Stage } from './stage.ts'
import { stageOf } from './stage-of.ts'
import { stageRoundById } from './stage-round.ts'

const stages = games.map((game) => stageOf(slugOf(game))).filter((stage) => stage !== null)
const thirty = stages.slice(0, 30)

function table() {
  const world = testWorld()
  const chain = Math.floor(world.clock.now() / chainMs)
  const schedules = (of: readonly Stage[]) => of.map((stage) => scheduleOf(world, stage, chain))
  const seat = (stage: Stage) => {
    const session = there(seatAt(playerOf(world, seededId(world)), stage.slug))
    if (!isAtStage(session)) throw new Error(`${stage.slug} is not shared`)
    return session
  }
  return { world, chain, schedules, seat }
}

/** Those of some schedules that were worked out again when they were asked for once more. */
const workedOutAgain = (before: readonly object[], after: readonly object[]) =>
  after.filter((schedule, index) => schedule !== before[index]).length

test('keeps the schedules of thirty games that are watched, and sixteen of others', () => {
  const { world, schedules } = table()
  keepSchedules(world, new Set(thirty.map(({ slug }) => slug)))
  const before = schedules(thirty)
  const others = stages.slice(30, 50)
  const spare = schedules(others)
  expect(workedOutAgain(before, schedules(thirty))).toBe(0)
  expect(workedOutAgain(spare.slice(4), schedules(others.slice(4)))).toBe(0)
  expect(workedOutAgain(spare.slice(0, 4), schedules(others.slice(0, 4)))).toBe(4)
})

test('keeps the schedules of thirty games with an open bet that are not watched', () => {
  const { world, schedules, seat } = table()
  for (const stage of thirty) {
    const session = seat(stage)
    const [bet] = session.rules.sampleBets()
    toBetting(world, { stage })
    placeStageBet(world, session, { ...there(bet) })
  }
  const open = world.store.all('SELECT game FROM game_rounds WHERE closed_at_ms IS NULL', [], (row) => row.text('game'))
  const theirs = thirty.filter(({ slug }) => open.includes(slug))
  expect(theirs.length).toBeGreaterThan(0)
  const before = schedules(theirs)
  schedules(stages.slice(30, 60))
  expect(workedOutAgain(before, schedules(theirs))).toBe(0)
})

test('lets all schedules go when the last watcher of a world leaves, and one chain after the next', () => {
  const { world, chain, schedules } = table()
  const [stage] = thirty
  const watched = there(stage)
  keepSchedules(world, new Set([watched.slug]))
  const old = [chain - 3, chain - 2, chain - 1].map((number) => scheduleOf(world, watched, number))
  const before = schedules(thirty.slice(0, 20))
  expect(scheduleOf(world, watched, chain)).toBe(before[0])
  expect(scheduleOf(world, watched, chain - 1)).toBe(old[2])
  expect(scheduleOf(world, watched, chain - 3)).not.toBe(old[0])
  keepSchedules(world, new Set())
  expect(scheduleOf(world, watched, chain)).not.toBe(before[0])
})

test('a bet keeps when its round runs and ends, also after a tester has set the result, and is settled then', () => {
  const { world, seat } = table()
  const stage = there(stageOf('spribe/aviator'))
  const session = seat(stage)
  const round = toBetting(world, { stage })
  const { id } = placeStageBet(world, session, { amountPaise: 100_00, mode: 'base' }).round
  expect(roundById(world, id)).toMatchObject({ runsAtMs: round.runsAtMs, endsAtMs: round.endsAtMs })
  forceNextResult(world, stage, 5_00)
  const endsAtMs = there(stageRoundById(world, stage, round.id)).endsAtMs
  expect(roundById(world, id)?.endsAtMs).toBe(endsAtMs)
  world.clock.advance(endsAtMs - 1 - world.clock.now())
  settleDueBets(world)
  expect(roundById(world, id)?.status).toBe('open')
  pass(world, 1)
  expect(roundById(world, id)?.status).toBe('lost')
})
