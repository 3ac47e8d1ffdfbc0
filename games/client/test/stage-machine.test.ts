import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { cashedOut, sharedRoundClient, stageBet, stageRound } from './shared-round-client.ts'

async function live(...given: Parameters<typeof sharedRoundClient>) {
  const client = sharedRoundClient(...given)
  client.hears().up()
  await eventually(() => expect(client.store.getState().link).toBe('live'))
  return client
}

const slot = (client: ReturnType<typeof sharedRoundClient>, at: 0 | 1 = 0) => client.store.getState().slots[at]

test('a bet is placed on the round that takes bets, cashed out while it runs, and moves balance and net once', async () => {
  const client = await live()
  client.answers.push(client.done(stageBet(), 4))
  client.machine.press(0, 10_000)
  await eventually(() => expect(slot(client).bet?.active).toBe(true))
  expect(client.questions[0]).toMatchObject({ event: 'place', sent: { slot: 0, amount: 100_000_000, round: '1-7' } })
  expect(client.rounds.getState()).toMatchObject({ netPaise: -10_000, balance: { version: 4 } })

  client.hears().round(stageRound({ phase: 'running', leftMs: null }))
  const out = cashedOut(150_000_000, 150)
  client.answers.push(client.done(out, 5))
  client.machine.press(0, 10_000)
  await eventually(() => expect(slot(client).bet?.active).toBe(false))
  // Every tab gets the same message, and an old message may come late.
  client.hears().bet({ bet: out, balance: { amount: 1, currency: 'INR', version: 4 } })
  client.hears().bet({ bet: stageBet(), balance: { amount: 1, currency: 'INR', version: 4 } })
  expect(slot(client).bet?.active).toBe(false)
  expect(client.rounds.getState()).toMatchObject({ netPaise: 5_000, balance: { version: 5 } })
})

test('while a round runs the bet waits for the next one, unless it is thought over', async () => {
  const client = await live({ stage: stageRound({ phase: 'running', leftMs: null }) })
  client.machine.press(0, 10_000)
  client.machine.press(1, 10_000)
  client.machine.press(1, 10_000)
  expect([slot(client).isQueued, slot(client, 1).isQueued]).toEqual([true, false])
  expect(client.questions).toEqual([])

  const shared = { round: '1-8', slot: 0, autoCashOut: null }
  client.answers.push(client.done(stageBet({ shared }), 4))
  client.hears().round(stageRound({ round: '1-8', number: 8 }))
  await eventually(() => expect(slot(client).bet?.shared?.round).toBe('1-8'))
  expect(client.questions.map(({ event, sent }) => [event, sent.slot, sent.round])).toEqual([['place', 0, '1-8']])
})

test('a cash-out whose answer is lost is asked again under the same key', async () => {
  const client = await live({ stage: stageRound({ phase: 'running', leftMs: null }), bets: [stageBet()] })
  const out = cashedOut(200_000_000, 200)
  client.answers.push(null, null, client.done(out, 6))
  client.machine.press(0, 10_000)
  // Pressed again while the outcome is unknown: nothing more is sent.
  client.machine.press(0, 10_000)
  await eventually(() => expect(slot(client).bet?.active).toBe(false))
  expect(client.questions).toHaveLength(3)
  expect(new Set(client.questions.map(({ sent }) => sent.key)).size).toBe(1)
})

test('what became of a bet while the connection was lost is found out', async () => {
  const client = await live({ stage: stageRound({ phase: 'running', leftMs: null }), bets: [stageBet()] })
  client.hears().down()
  expect(client.store.getState().link).toBe('lost')
  client.machine.press(0, 10_000)
  expect(client.questions).toEqual([])

  const state = [{ index: 0, type: 'cash-out', times: 250 }]
  client.replays.set('g-12', { payoutMultiplier: 2.5, costMultiplier: 1, state })
  Object.assign(client.seen, { stage: stageRound({ round: '1-9', number: 9 }), bets: [] })
  client.hears().up()
  await eventually(() => expect(slot(client).bet).toMatchObject({ active: false, payout: 250_000_000 }))
  expect(client.rounds.getState().netPaise).toBe(15_000)
})

test('shows a refusal, and requests the round again', async () => {
  const client = await live()
  client.answers.push({ status: 'failed', code: 'ERR_IPB', message: 'Not enough' })
  client.machine.press(0, 10_000)
  await eventually(() => expect(client.rounds.getState().notice).toEqual({ name: 'ERR_IPB', reason: '' }))
  expect(slot(client)).toMatchObject({ asked: null, bet: null })
})

test('where a round ended is in its history once', async () => {
  const client = await live({ stage: stageRound({ phase: 'running', leftMs: null }) })
  const state = [{ index: 0, type: 'crash', times: 312 }]
  const result = { round: '1-7', chain: 1, number: 7, seed: '0'.repeat(64), forced: false, state }
  client.hears().round(stageRound({ phase: 'settled', leftMs: 3_000, result }))
  client.hears().round(stageRound({ phase: 'settled', leftMs: 2_000, result }))
  expect(client.store.getState().now?.crashedAt).toBe(312)
  expect(client.store.getState().history).toEqual([result])
})
