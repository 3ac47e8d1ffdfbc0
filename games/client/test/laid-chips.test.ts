import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { betStore } from '../src/bet/bet-store.ts'
import { laidChips, untilClosingMs } from '../src/stage/live/laid-chips.ts'
import { sharedRoundClient, stageBet, stageRound } from './shared-round-client.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const open = stageRound({ leftMs: 20_000 })
const closed = stageRound({ phase: 'running', leftMs: null })
const next = stageRound({ round: '1-8', number: 8, leftMs: 20_000 })
const red = { on: 'red', paise: 1_000 }

/** A table whose bets close in 20 s, with chips of ten rupees; `most` is the most that may be staked. */
async function table({ most = 100_000, stage = open } = {}) {
  const rules = { bettingMs: 20_000, settledMs: 5_000, slots: 10 }
  const client = sharedRoundClient({ rules, stage })
  const bets = betStore()
  bets.getState().holdChip(1_000)
  const { store, machine, rounds } = client
  const fits = (paise: number) => paise <= most
  const laying = laidChips({ stage: store, machine, bets, rounds, fits, nowMs: () => performance.now() })
  const stop = laying.start()
  client.hears().up()
  await vi.advanceTimersByTimeAsync(0)
  const placed = (betID: number, slot = 0) =>
    client.answers.push(client.done(stageBet({ betID, shared: { round: '1-7', slot, autoCashOut: null } }), betID))
  const after = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const hear = async (round: typeof open) => {
    client.hears().round(round)
    await after(0)
  }
  return { ...client, bets, laying, stop, placed, after, hear, lay: (on: string) => bets.getState().place(on) }
}

test('chips that lie on the table are placed in one request shortly before betting closes, until then they can be undone', async () => {
  const { lay, bets, after, placed, questions, store } = await table()
  lay('red')
  lay('black')
  bets.getState().undo()
  await after(18_499)
  expect(questions).toEqual([])
  placed(1)
  await after(1)
  expect(questions.map(({ event, sent }) => [event, sent.round, sent.amount, sent.bets])).toEqual([
    ['place', '1-7', 10_000_000, [{ on: 'red', amountPaise: 1_000 }]],
  ])
  expect(store.getState().closingOn).toBe('1-7')
  expect(bets.getState()).toMatchObject({ placed: [], lastPlaced: [red] })
  await after(60_000)
  expect(questions).toHaveLength(1)
})

test('chips that were placed by the button are not sent again at the close', async () => {
  const { lay, bets, laying, after, placed, questions } = await table()
  lay('red')
  placed(1)
  laying.place()
  await after(0)
  lay('black')
  placed(2, 1)
  await after(20_000)
  expect(questions.map(({ sent }) => [sent.slot, sent.bets])).toEqual([
    [0, [{ on: 'red', amountPaise: 1_000 }]],
    [1, [{ on: 'black', amountPaise: 1_000 }]],
  ])
  expect(bets.getState().lastPlaced.map(({ on }) => on)).toEqual(['red', 'black'])
})

test('while the response to a placing is lost nothing else is sent, and the same key is used until it comes', async () => {
  const { lay, bets, laying, after, hear, placed, questions, answers, rounds } = await table()
  lay('red')
  answers.push(...Array.from({ length: 4 }, () => null))
  laying.place()
  laying.place()
  await after(0)
  placed(1)
  await hear(closed)
  await hear(next)
  await after(30)
  expect(new Set(questions.map(({ sent }) => sent.key)).size).toBe(1)
  expect(questions).toHaveLength(5)
  expect(bets.getState()).toMatchObject({ placed: [], lastPlaced: [red] })
  expect(rounds.getState().notice).toBeNull()
})

test('chips that were refused stay on the table as no bets, and become none on the next round', async () => {
  const { lay, bets, after, hear, questions, answers, store, rounds } = await table()
  lay('red')
  answers.push({ status: 'failed', code: 'ERR_GLE', message: 'Your own limit' })
  await after(18_500)
  // The stage that is watched again after a refusal says that betting goes on.
  await after(20_000)
  expect(questions).toHaveLength(1)
  expect(store.getState().refusedOn).toBe('1-7')
  await hear(closed)
  expect(bets.getState().placed).toEqual([red])
  await hear(next)
  expect(bets.getState()).toMatchObject({ placed: [], lastPlaced: [red] })
  expect(rounds.getState().notice?.name).toBe('chipsNotPlaced')
  await after(20_000)
  expect(questions).toHaveLength(1)
})

test('a refusal that comes after the next round has begun takes the chips off the table', async () => {
  const { lay, bets, laying, after, hear, answers, questions, seen } = await table()
  lay('red')
  answers.push(null, { status: 'failed', code: 'ERR_GE', message: 'This round takes no bets any more' })
  laying.place()
  Object.assign(seen, { stage: next })
  await hear(next)
  await after(30)
  expect(bets.getState()).toMatchObject({ placed: [], lastPlaced: [red] })
  await after(20_000)
  expect(questions).toHaveLength(2)
})

test('chips that the balance does not cover are not sent, and neither is anything without a connection', async () => {
  const poor = await table({ most: 500 })
  poor.lay('red')
  await poor.after(20_000)
  expect(poor.questions).toEqual([])
  const lost = await table()
  lost.lay('red')
  lost.hears().down()
  await lost.after(20_000)
  expect(lost.questions).toEqual([])
})

test('nothing is sent by itself while the clock stands still, or when the table is left', async () => {
  const still = await table({ stage: { ...open, pace: 0 } })
  still.lay('red')
  await still.after(60_000)
  const left = await table()
  left.lay('red')
  left.stop()
  await left.after(60_000)
  expect([...still.questions, ...left.questions]).toEqual([])
})

test('the lead is 1.5 real seconds, and a quarter of the time for bets where the clock goes fast', () => {
  const at = (pace: number, leftMs: number) => ({ ...open, pace, leftMs, atMs: 0, crashedAt: null })
  expect(untilClosingMs(at(1, 20_000), 20_000, 0)).toBe(18_500)
  expect(untilClosingMs(at(1, 20_000), 20_000, 19_000)).toBe(0)
  expect(untilClosingMs(at(20, 20_000), 20_000, 0)).toBe(750)
  expect(untilClosingMs({ ...at(1, 20_000), phase: 'settled' }, 20_000, 0)).toBeNull()
})
