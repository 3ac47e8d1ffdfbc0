import { expect, test } from 'vitest'
import { betStore, chipsOn, placedPaise } from './bet-store.ts'

function table() {
  const store = betStore()
  store.getState().begin({ mode: 'base', meta: {} }, 10_000, 1_000)
  const now = () => Object.fromEntries(chipsOn(store.getState().placed))
  return { act: store.getState(), now, store }
}

test('chips of several sizes lie on spots, and are taken off again, the last one first', () => {
  const { act, now, store } = table()
  act.place('red')
  act.holdChip(5_000)
  act.place('red')
  act.place('straight-17')
  expect(now()).toEqual({ red: 6_000, 'straight-17': 5_000 })
  expect(placedPaise(store.getState().placed)).toBe(11_000)
  act.lift('red')
  expect(now()).toEqual({ red: 1_000, 'straight-17': 5_000 })
  act.lift('black')
  act.undo()
  expect(now()).toEqual({ red: 1_000 })
  act.clear()
  expect(now()).toEqual({})
  act.undo()
  expect(now()).toEqual({})
})

test('the last bet is laid again, and doubled', () => {
  const { act, now } = table()
  act.repeat()
  expect(now()).toEqual({})
  act.place('red')
  act.place('first-dozen')
  act.keepPlaced()
  act.clear()
  act.place('black')
  act.repeat()
  expect(now()).toEqual({ red: 1_000, 'first-dozen': 1_000 })
  act.double()
  expect(now()).toEqual({ red: 2_000, 'first-dozen': 2_000 })
})

test('a choice changes its own field alone', () => {
  const { act, store } = table()
  act.choose({ mines: 3 })
  act.choose({ rows: 8 })
  act.setMode('bonus')
  expect(store.getState().bet).toEqual({ mode: 'bonus', meta: { mines: 3, rows: 8 } })
})
