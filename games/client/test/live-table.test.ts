import { expect, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { livePhase, liveRound, placedOn, unplacedChips } from '../src/stage/live/live-round.ts'
import { betsOnRound } from '../src/stage/offer.ts'
import { type StageBet, withSlot } from '../src/stage/stage-store.ts'
import { sharedRoundClient, stageBet, stageRound } from './shared-round-client.ts'

const rules = { bettingMs: 20_000, settledMs: 5_000, slots: 10 }
const card = { index: 0, type: 'card', to: 'player', card: '8S', total: 8 }

/** A bet of chips, in rupees by spot, open unless it is settled at so many hundredths. */
function chipBet(betID: number, slot: number, chips: Record<string, number>, times?: number): StageBet {
  const bets = Object.entries(chips).map(([on, rupees]) => ({ on, amountPaise: rupees * 100 }))
  const amount = Object.values(chips).reduce((sum, rupees) => sum + rupees * 1_000_000, 0)
  const shared = { round: '1-7', slot, autoCashOut: null }
  const open = { betID, roundID: `g-${betID}`, amount, meta: { slot, bets }, shared }
  if (times === undefined) return stageBet(open)
  const result = { index: 1, type: 'result', bets: bets.map((bet) => ({ ...bet, times })) }
  return stageBet({ ...open, active: false, payout: (amount * times) / 100, state: [card, result] })
}

async function live(...given: Parameters<typeof sharedRoundClient>) {
  const client = sharedRoundClient({ rules, ...given[0] })
  client.hears().up()
  await eventually(() => expect(client.store.getState().link).toBe('live'))
  return client
}

test('chips are placed as often as the player likes, each placing in a slot of its own, and the last one taken back', async () => {
  const client = await live()
  client.answers.push(client.done(chipBet(1, 0, { red: 10 }), 4), client.done(chipBet(2, 1, { red: 20, odd: 5 }), 5))
  expect(await client.machine.placeChips(new Map([['red', 1_000]]))).toBe(true)
  const more = new Map([
    ['red', 2_000],
    ['odd', 500],
  ])
  expect(await client.machine.placeChips(more)).toBe(true)
  expect(client.questions.map(({ sent }) => [sent.slot, sent.amount, sent.bets])).toEqual([
    [0, 10_000_000, [{ on: 'red', amountPaise: 1_000 }]],
    [
      1,
      25_000_000,
      [
        { on: 'red', amountPaise: 2_000 },
        { on: 'odd', amountPaise: 500 },
      ],
    ],
  ])
  expect(placedOn(betsOnRound(client.store.getState()))).toEqual(new Map(Object.entries({ red: 3_000, odd: 500 })))
  const back = { ...chipBet(2, 1, { red: 20, odd: 5 }), active: false, payout: 25_000_000 }
  client.answers.push(client.done({ ...back, state: [{ index: 0, type: 'cancelled' }] }, 6))
  expect(await client.machine.takeBack()).toBe(true)
  expect(client.questions.at(-1)).toMatchObject({ event: 'cancel', sent: { betID: 2 } })
  expect(placedOn(betsOnRound(client.store.getState()))).toEqual(new Map([['red', 1_000]]))
  expect(client.rounds.getState().netPaise).toBe(-1_000)

  client.answers.push(client.done(chipBet(3, 1, { black: 10 }), 7))
  await client.machine.placeChips(new Map([['black', 1_000]]))
  expect(client.questions.at(-1)?.sent.slot).toBe(1)
})

test('chips whose answer is lost are asked for under the same key; refused ones are reported and not placed', async () => {
  const client = await live()
  client.answers.push(null, client.done(chipBet(1, 0, { red: 10 }), 4))
  expect(await client.machine.placeChips(new Map([['red', 1_000]]))).toBe(true)
  expect(new Set(client.questions.map(({ sent }) => sent.key)).size).toBe(1)
  client.answers.push({ status: 'failed', code: 'ERR_GE', message: 'This round takes no bets any more' })
  expect(await client.machine.placeChips(new Map([['red', 1_000]]))).toBe(false)
  expect(client.rounds.getState().notice).toEqual({ name: 'ERR_GE', reason: 'This round takes no bets any more' })
})

test('once bets are closed, and when the slots are full, nothing is asked', async () => {
  const bets = Array.from({ length: 10 }, (_, slot) => chipBet(slot + 1, slot, { red: 10 }))
  const full = await live({ bets })
  const closed = await live({
    stage: stageRound({ phase: 'running', leftMs: null }),
    bets: [chipBet(1, 0, { red: 10 })],
  })
  for (const client of [full, closed]) expect(await client.machine.placeChips(new Map([['red', 1_000]]))).toBe(false)
  expect(await closed.machine.takeBack()).toBe(false)
  expect([...full.questions, ...closed.questions]).toEqual([])
})

test('the table shows the deal as it falls, and at its end what all placings on a spot came to together', async () => {
  const client = await live({ bets: [chipBet(1, 0, { player: 10 }), chipBet(2, 1, { player: 30 })] })
  expect([livePhase(client.store.getState()), liveRound(client.store.getState())]).toEqual(['ready', null])
  client.hears().round(stageRound({ phase: 'running', leftMs: null, state: [card] }))
  expect(livePhase(client.store.getState())).toBe('showing')
  expect(liveRound(client.store.getState())).toMatchObject({ events: [card], isPlaying: true, payoutPaise: null })

  const settled = stageRound({ phase: 'settled', state: [card] })
  client.hears().round(settled)
  // What the bets came to is not known yet.
  expect(liveRound(client.store.getState())?.payoutPaise).toBeNull()
  for (const [id, slot, rupees] of [
    [1, 0, 10],
    [2, 1, 30],
  ] as const)
    client
      .hears()
      .bet({ bet: chipBet(id, slot, { player: rupees }, 200), balance: { amount: 1, currency: 'INR', version: 9 } })
  const round = liveRound(client.store.getState())
  expect([livePhase(client.store.getState()), round?.stakePaise, round?.payoutPaise]).toEqual(['ended', 4_000, 8_000])
  expect(round?.events.at(-1)).toEqual({
    index: 1,
    type: 'result',
    bets: [{ on: 'player', amountPaise: 4_000, times: 200 }],
  })
  expect(client.rounds.getState().netPaise).toBe(4_000)
})

test('what a deal paid while the connection was lost is found out', async () => {
  const client = await live({ bets: [chipBet(1, 0, { player: 10 })] })
  client.hears().down()
  const state = [card, { index: 1, type: 'result', bets: [{ on: 'player', amountPaise: 1_000, times: 200 }] }]
  client.replays.set('g-1', { payoutMultiplier: 2, costMultiplier: 1, state })
  Object.assign(client.seen, { stage: stageRound({ round: '1-8', number: 8 }), bets: [] })
  client.hears().up()
  await eventually(() =>
    expect(client.store.getState().slots[0].bet).toMatchObject({ active: false, payout: 20_000_000 }),
  )
  expect(client.rounds.getState().netPaise).toBe(1_000)
})

test('chips that were laid and not placed stay, as no bets, from the moment when bets are closed', async () => {
  const laid = new Map([['red', 1_000]])
  const open = await live()
  expect(unplacedChips(open.store.getState(), laid)).toEqual(new Map())
  const closed = await live({ stage: stageRound({ phase: 'running', leftMs: null }) })
  const state = closed.store.getState()
  expect(unplacedChips(state, laid)).toEqual(laid)
  // They may have been placed: what became of them is not known yet.
  const asked = withSlot(state, 0, { asked: 'place' })
  expect(unplacedChips({ ...state, ...asked }, laid)).toEqual(new Map())
  const settled = await live({ stage: stageRound({ phase: 'settled' }) })
  expect(unplacedChips(settled.store.getState(), laid)).toEqual(laid)
  expect(unplacedChips({ ...open.store.getState(), link: 'lost' }, laid)).toEqual(laid)
})
