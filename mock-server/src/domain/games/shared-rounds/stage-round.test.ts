import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { there } from '../../../../test/support/answers.ts'
import { aviator, stageTable, toBetting } from '../../../../test/support/stage-table.ts'
import { pass, testWorld } from '../../../../test/support/worlds.ts'
import { chainMs } from './chain.ts'
import { forceNextResult } from './force-result.ts'
import { stageOf } from './stage-of.ts'
import {
  phaseAt,
  publicChain,
  stageHistory,
  stageResult,
  stageRoundAfter,
  stageRoundById,
  stageRoundNow,
} from './stage-round.ts'

const stage = there(stageOf(aviator))

/** The rules of a crash reimplemented in a few lines, as a player would write them to verify a round. */
function checkedPoint(seed: string, salt: string, number: number): number {
  const key = createHmac('sha256', Buffer.from(seed, 'hex')).update(salt).digest()
  const bytes = createHmac('sha256', key).update(`${aviator}:${number}:0`).digest()
  const chance = bytes.readUInt32BE(0) / 2 ** 32
  return Math.min(1_000_000, Math.max(100, Math.floor((97 / (1 - chance)) * (1 + 1e-12))))
}

function hashedBack(seed: string, times: number): string {
  let at = Buffer.from(seed, 'hex')
  for (let step = 0; step < times; step += 1) at = createHash('sha256').update(at).digest()
  return at.toString('hex')
}

test('every result follows from its seed, and every seed leads to the end that was published', () => {
  const { world } = stageTable()
  const history = stageHistory(world, stage, 40)
  expect(history).toHaveLength(40)
  for (const { seed, chain, number, events, isForced } of history) {
    const { end, salt } = publicChain(world, stage, chain)
    expect(hashedBack(seed, number)).toBe(end)
    expect([isForced, events]).toEqual([false, [{ index: 0, type: 'crash', times: checkedPoint(seed, salt, number) }]])
  }
  const [last, before] = history
  expect(hashedBack(there(last).seed, 1)).toBe(there(before).seed)
})

test('rounds follow one another without a gap, in worlds of one seed at the same moments', () => {
  const { world } = stageTable()
  const other = testWorld()
  let round = stageRoundNow(world, stage)
  for (let count = 0; count < 50; count += 1) {
    expect(stageRoundById(other, stage, round.id)).toMatchObject({
      opensAtMs: round.opensAtMs,
      endsAtMs: round.endsAtMs,
    })
    const next = stageRoundAfter(world, round)
    expect([round.runsAtMs - round.opensAtMs, round.closesAtMs - round.endsAtMs]).toEqual([6_000, 3_000])
    expect(next.opensAtMs).toBe(round.closesAtMs)
    round = next
  }
  expect(stageRoundById(testWorld({ seed: 'another' }), stage, round.id)?.opensAtMs).not.toBe(round.opensAtMs)
})

test('the result of a round is not to be had before it is over', () => {
  const { world, session } = stageTable()
  const round = forceNextResult(world, stage, 200)
  expect(stageHistory(world, stage, 40)[0]?.number).toBe(round.number - 1)
  pass(world, round.runsAtMs - world.clock.now() + 11_552)
  const running = stageRoundNow(world, session.stage)
  expect(() => stageResult(world, running)).toThrow('is not over')
  expect(stageHistory(world, stage, 40)[0]?.number).toBe(round.number - 1)
  pass(world, 1)
  expect(stageResult(world, running)).toMatchObject({ isForced: true, events: [{ times: 200 }] })
  expect(stageHistory(world, stage, 1)).toEqual([stageResult(world, running)])
})

test.each([100, 101, 199, 200, 1_234, 99_999, 1_000_000])('a tester sets the next crash to %i hundredths', (times) => {
  const { world } = stageTable()
  const round = forceNextResult(world, stage, times)
  expect(stage.course(stage.drawFor(world, times)).events).toEqual([{ index: 0, type: 'crash', times }])
  expect(round.id).toBe(stageRoundNow(world, stage).id)
})

test('a result set while a round runs is for the next one', () => {
  const { world } = stageTable()
  const round = forceNextResult(world, stage, 1_000)
  pass(world, 6_500)
  expect(forceNextResult(world, stage, 100).number).toBe(round.number + 1)
  expect(stageRoundNow(world, stage).endsAtMs).toBe(stageRoundById(world, stage, round.id)?.endsAtMs)
})

test('between two chains bets are taken until the new one begins, and nothing is lost in between', () => {
  const { world, session, bet, balance, broken } = stageTable()
  const next = (Math.floor(world.clock.now() / chainMs) + 1) * chainMs
  pass(world, next - 170_000 - world.clock.now())
  let round = toBetting(world, session)
  const { chain } = round
  while (round.chain === chain) {
    expect(round.closesAtMs).toBeLessThanOrEqual(next)
    pass(world, round.closesAtMs - world.clock.now())
    round = stageRoundNow(world, stage)
  }
  expect([round.number, round.runsAtMs]).toEqual([1, next + stage.bettingMs])
  expect(phaseAt(round, world.clock.now())).toBe('betting')
  const before = balance()
  bet(100_00, { autoCashOut: 101 })
  pass(world, next - world.clock.now())
  expect(stageRoundNow(world, stage).id).toBe(round.id)
  pass(world, 200_000)
  expect([before - 100_00, before + 1_00]).toContain(balance())
  expect([stageHistory(world, stage, 40).length, broken()]).toEqual([40, []])
})
