import { expect, test } from 'vitest'
import { checkRound, roundOfText, roundText } from '../rules/check-round.ts'
import { fairDraw, seedHash } from '../rules/fairness.ts'
import { mines5x5, minesRules } from '../rules/instant/mines.ts'

const serverSeed = 'ab'.repeat(32)
const bet = { stakePaise: 1_000, mode: 'base', meta: { mines: 3 } }
const order = minesRules(mines5x5).order(bet.stakePaise, bet.mode, bet.meta)
const seeds = { serverSeed, clientSeed: 'mine', nonce: 2 }
const decisions = [{ action: 'cash-out', meta: null }]
const { events, payoutPaise } = order.play(decisions, fairDraw(seeds))
const reported = { events, payoutPaise: payoutPaise ?? 0 }
const round = { game: 'spribe.mines', ...seeds, ...bet, serverSeedHash: seedHash(serverSeed), decisions, reported }

test('a round carried as text is computed as it was played', () => {
  const carried = roundOfText(roundText(round))
  expect(carried).toEqual(round)
  expect(checkRound(order, round)).toMatchObject({ isHashRight: true, eventOff: null, isPayoutOff: false })
})

test('the order of an event’s fields does not matter, a field more and an event less do', () => {
  const offIn = (reported: readonly unknown[]) =>
    checkRound(order, { ...round, reported: { events: reported, payoutPaise: 0 } }).eventOff
  const turned = events.map((event) => Object.fromEntries(Object.entries(event).reverse()))
  expect(offIn(turned)).toBeNull()
  expect(offIn([{ ...events[0], more: 1 }, ...events.slice(1)])).toBe(0)
  expect(offIn(events.slice(0, -1))).toBe(events.length - 1)
  expect(offIn([...events, {}])).toBe(events.length)
})

test('of a round whose seed is not revealed yet only the seed is missing', () => {
  expect(roundOfText(roundText({ ...round, serverSeed: null }))).toEqual({ ...round, serverSeed: '' })
})

test.each([
  '',
  'null',
  '[]',
  '{',
  JSON.stringify({ ...round, nonce: '2' }),
  JSON.stringify({ ...round, serverSeed: 5 }),
  JSON.stringify({ ...round, decisions: [{ meta: null }] }),
  JSON.stringify({ ...round, decisions: undefined }),
  JSON.stringify({ ...round, reported: { events: {}, payoutPaise: 0 } }),
])('this text is no round: %s', (text) => {
  expect(roundOfText(text)).toBeNull()
})
