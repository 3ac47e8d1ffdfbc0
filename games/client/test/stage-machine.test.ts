import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { cashedOut, stageBet, stageDesk, stageRound } from './shared-round-client.ts'

async function live(...given: Parameters<typeof stageDesk>) {
  const desk = stageDesk(...given)
  desk.hears().up()
  await eventually(() => expect(desk.store.getState().link).toBe('live'))
  return desk
}

const slot = (desk: ReturnType<typeof stageDesk>, at: 0 | 1 = 0) => desk.store.getState().slots[at]

test('a bet is placed on the round that takes bets, cashed out while it runs, and moves balance and net once', async () => {
  const desk = await live()
  desk.answers.push(desk.done(stageBet(), 4))
  desk.machine.press(0, 10_000)
  await eventually(() => expect(slot(desk).bet?.active).toBe(true))
  expect(desk.questions[0]).toMatchObject({ event: 'place', sent: { slot: 0, amount: 100_000_000, round: '1-7' } })
  expect(desk.rounds.getState()).toMatchObject({ netPaise: -10_000, balance: { version: 4 } })

  desk.hears().round(stageRound({ phase: 'running', leftMs: null }))
  const out = cashedOut(150_000_000, 150)
  desk.answers.push(desk.done(out, 5))
  desk.machine.press(0, 10_000)
  await eventually(() => expect(slot(desk).bet?.active).toBe(false))
  // The same is told to every tab, and an old message may come late.
  desk.hears().bet({ bet: out, balance: { amount: 1, currency: 'INR', version: 4 } })
  desk.hears().bet({ bet: stageBet(), balance: { amount: 1, currency: 'INR', version: 4 } })
  expect(slot(desk).bet?.active).toBe(false)
  expect(desk.rounds.getState()).toMatchObject({ netPaise: 5_000, balance: { version: 5 } })
})

test('while a round runs the bet waits for the next one, unless it is thought over', async () => {
  const desk = await live({ stage: stageRound({ phase: 'running', leftMs: null }) })
  desk.machine.press(0, 10_000)
  desk.machine.press(1, 10_000)
  desk.machine.press(1, 10_000)
  expect([slot(desk).isQueued, slot(desk, 1).isQueued]).toEqual([true, false])
  expect(desk.questions).toEqual([])

  const shared = { round: '1-8', slot: 0, autoCashOut: null }
  desk.answers.push(desk.done(stageBet({ shared }), 4))
  desk.hears().round(stageRound({ round: '1-8', number: 8 }))
  await eventually(() => expect(slot(desk).bet?.shared?.round).toBe('1-8'))
  expect(desk.questions.map(({ event, sent }) => [event, sent.slot, sent.round])).toEqual([['place', 0, '1-8']])
})

test('a cash-out whose answer is lost is asked again under the same key', async () => {
  const desk = await live({ stage: stageRound({ phase: 'running', leftMs: null }), bets: [stageBet()] })
  const out = cashedOut(200_000_000, 200)
  desk.answers.push(null, null, desk.done(out, 6))
  desk.machine.press(0, 10_000)
  // Pressed again while nobody knows: nothing more is asked.
  desk.machine.press(0, 10_000)
  await eventually(() => expect(slot(desk).bet?.active).toBe(false))
  expect(desk.questions).toHaveLength(3)
  expect(new Set(desk.questions.map(({ sent }) => sent.key)).size).toBe(1)
})

test('what became of a bet while the connection was lost is found out', async () => {
  const desk = await live({ stage: stageRound({ phase: 'running', leftMs: null }), bets: [stageBet()] })
  desk.hears().down()
  expect(desk.store.getState().link).toBe('lost')
  desk.machine.press(0, 10_000)
  expect(desk.questions).toEqual([])

  const state = [{ index: 0, type: 'cash-out', times: 250 }]
  desk.replays.set('g-12', { payoutMultiplier: 2.5, costMultiplier: 1, state })
  Object.assign(desk.seen, { stage: stageRound({ round: '1-9', number: 9 }), bets: [] })
  desk.hears().up()
  await eventually(() => expect(slot(desk).bet).toMatchObject({ active: false, payout: 250_000_000 }))
  expect(desk.rounds.getState().netPaise).toBe(15_000)
})

test('a refusal is told in words, and the round is asked for again', async () => {
  const desk = await live()
  desk.answers.push({ status: 'failed', code: 'ERR_IPB', message: 'Not enough' })
  desk.machine.press(0, 10_000)
  await eventually(() => expect(desk.rounds.getState().notice).toEqual({ name: 'ERR_IPB', reason: '' }))
  expect(slot(desk)).toMatchObject({ asked: null, bet: null })
})

test('where a round ended is in its history once', async () => {
  const desk = await live({ stage: stageRound({ phase: 'running', leftMs: null }) })
  const state = [{ index: 0, type: 'crash', times: 312 }]
  const result = { round: '1-7', chain: 1, number: 7, seed: '0'.repeat(64), forced: false, state }
  desk.hears().round(stageRound({ phase: 'settled', leftMs: 3_000, result }))
  desk.hears().round(stageRound({ phase: 'settled', leftMs: 2_000, result }))
  expect(desk.store.getState().now?.crashedAt).toBe(312)
  expect(desk.store.getState().history).toEqual([result])
})
