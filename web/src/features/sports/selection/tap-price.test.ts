import { expect, test } from 'vitest'
import { exampleBet, exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import type { Runner } from '../queries.ts'
import { changeLine, type SlipLine, showSlip, useSlip } from './slip-store.ts'
import { selectPrice } from './tap-price.ts'

const [first, second] = [exampleRunner('Mumbai', 2.5), exampleRunner('Chennai', 2.5)]
const market = exampleMarket([first, second])
const accepted: SlipLine['state'] = { at: 'done', answer: { bet: exampleBet } }
const rejected: SlipLine['state'] = { at: 'refused', code: 'market_suspended', message: '' }
const waiting: SlipLine['state'] = { at: 'waiting', answer: { bet: exampleBet }, until: 0, totalMs: 1000 }

function tap(of: Runner) {
  selectPrice('Mumbai v Chennai', market, of, 'back')
}

/** The first selection came to an end or is on its way, and the player closed the sheet. */
function after(state: SlipLine['state']) {
  tap(first)
  changeLine('m-1/Mumbai/back', { state })
  showSlip(false)
}

function lines() {
  return useSlip.getState().betSlipContent.map(({ id, state }) => `${id} ${state.at}`)
}

test.each([accepted, rejected])('a tap after a $at bet opens the sheet and drops the receipt', (state) => {
  after(state)
  tap(second)
  expect(useSlip.getState().showBetSlip).toBe(true)
  expect(lines()).toEqual(['m-1/Chennai/back ready'])
})

test('a tap while a bet waits opens the sheet and keeps that bet', () => {
  after(waiting)
  tap(second)
  expect(useSlip.getState().showBetSlip).toBe(true)
  expect(lines()).toEqual(['m-1/Mumbai/back waiting', 'm-1/Chennai/back ready'])
})

test('with a draft in the slip a tap adds to it and leaves the sheet closed', () => {
  tap(first)
  expect(useSlip.getState().showBetSlip).toBe(true)
  showSlip(false)
  tap(second)
  expect(useSlip.getState().showBetSlip).toBe(false)
  expect(lines()).toEqual(['m-1/Mumbai/back ready', 'm-1/Chennai/back ready'])
})
