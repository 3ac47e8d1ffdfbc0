import { expect, test } from 'vitest'
import { exampleBet, exampleMarket, exampleRunner } from '../../../../test/examples.ts'
import type { Runner } from '../queries.ts'
import { changeEntry, type SlipEntry, showSlip, useSlip } from './slip-store.ts'
import { selectPrice } from './tap-price.ts'

const [first, second] = [exampleRunner('Mumbai', 2.5), exampleRunner('Chennai', 2.5)]
const market = exampleMarket([first, second])
const accepted: SlipEntry['state'] = { at: 'done', answer: { bet: exampleBet } }
const rejected: SlipEntry['state'] = { at: 'refused', code: 'market_suspended', message: '' }
const waiting: SlipEntry['state'] = { at: 'waiting', answer: { bet: exampleBet }, until: 0, totalMs: 1000 }

function tap(of: Runner) {
  selectPrice('Mumbai v Chennai', market, of, 'back')
}

/** The first selection came to an end or is on its way. */
function after(state: SlipEntry['state']) {
  tap(first)
  changeEntry('m-1/Mumbai/back', { state })
}

function entries() {
  return useSlip.getState().betSlipContent.map(({ id, state }) => `${id} ${state.at}`)
}

/** The panel that stands under a price, and whether the sheet does. */
function shown() {
  const { openEntry, showBetSlip } = useSlip.getState()
  return [openEntry, showBetSlip]
}

test.each([accepted, rejected])('a tap after a $at bet opens its panel and drops the receipt', (state) => {
  after(state)
  tap(second)
  expect(shown()).toEqual(['m-1/Chennai/back', false])
  expect(entries()).toEqual(['m-1/Chennai/back ready'])
})

test('a tap while a bet waits opens its panel and keeps that bet', () => {
  after(waiting)
  tap(second)
  expect(shown()).toEqual(['m-1/Chennai/back', false])
  expect(entries()).toEqual(['m-1/Mumbai/back waiting', 'm-1/Chennai/back ready'])
  // The price of the bet that waits shows what becomes of it.
  tap(first)
  expect(shown()).toEqual(['m-1/Mumbai/back', false])
})

test('a second selection has the panel, and both stay in the slip; a tap on its price again takes it out', () => {
  tap(first)
  tap(second)
  expect(shown()).toEqual(['m-1/Chennai/back', false])
  expect(entries()).toEqual(['m-1/Mumbai/back ready', 'm-1/Chennai/back ready'])
  tap(second)
  expect(entries()).toEqual(['m-1/Mumbai/back ready'])
})

test('while the sheet is open no panel stands under a price', () => {
  tap(first)
  showSlip(true)
  expect(shown()).toEqual([null, true])
})
