// @vitest-environment node
import { afterEach, expect, test } from 'vitest'
import type { Bet, Market, Runner } from './queries.ts'
import { selectPrice } from './select-price.ts'
import { changeLine, type LineState, showSlip, useSlip } from './slip-store.ts'

const runner = (selectionId: string): Runner => ({
  selectionId,
  name: selectionId,
  status: 'active',
  back: [{ price: 2.5, size: 1000 }],
  lay: [],
})
const [first, second] = [runner('Mumbai'), runner('Chennai')]
const market: Market = {
  marketId: 'm-1',
  refMatchId: '1',
  HeadName: 'Match Odds',
  marketType: 'match_odds',
  priceKind: 'decimal',
  status: 'open',
  result: null,
  inPlay: true,
  delayMs: 1000,
  minStake: 100,
  maxStake: 50_000,
  sequence: 1,
  publishedAt: '2026-01-01T00:00:00.000Z',
  runners: [first, second],
}
const bet: Bet = {
  id: 'b-1',
  refMatchId: '1',
  matchName: 'Mumbai v Chennai',
  marketId: 'm-1',
  selectionId: 'Mumbai',
  HeadName: 'Match Odds',
  runnerName: 'Mumbai',
  priceKind: 'decimal',
  odds: 2.5,
  stack: 500,
  selectionType: 'back',
  status: 'open',
  createdAt: '2026-01-01T00:00:00.000Z',
}
const accepted: LineState = { at: 'accepted', bet }
const rejected: LineState = { at: 'rejected', code: 'market_suspended', message: '' }
const waiting: LineState = { at: 'waiting', bet, until: 0, totalMs: 1000 }

function tap(of: Runner) {
  selectPrice('Mumbai v Chennai', market, of, 'back')
}

/** The first selection came to an end or is on its way, and the player closed the sheet. */
function after(state: LineState) {
  tap(first)
  changeLine('m-1/Mumbai/back', { state })
  showSlip(false)
}

function lines() {
  return useSlip.getState().betSlipContent.map(({ id, state }) => `${id} ${state.at}`)
}

afterEach(() => useSlip.setState({ showBetSlip: false, betSlipContent: [] }))

test.each([accepted, rejected])('[7.4-1] a tap after a $at bet opens the sheet and drops the receipt', (state) => {
  after(state)
  tap(second)
  expect(useSlip.getState().showBetSlip).toBe(true)
  expect(lines()).toEqual(['m-1/Chennai/back draft'])
})

test('[7.4-1] a tap while a bet waits opens the sheet and keeps that bet', () => {
  after(waiting)
  tap(second)
  expect(useSlip.getState().showBetSlip).toBe(true)
  expect(lines()).toEqual(['m-1/Mumbai/back waiting', 'm-1/Chennai/back draft'])
})

test('[7.4-1] with a draft in the slip a tap adds to it and leaves the sheet closed', () => {
  tap(first)
  expect(useSlip.getState().showBetSlip).toBe(true)
  showSlip(false)
  tap(second)
  expect(useSlip.getState().showBetSlip).toBe(false)
  expect(lines()).toEqual(['m-1/Mumbai/back draft', 'm-1/Chennai/back draft'])
})
