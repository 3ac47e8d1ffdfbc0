import { expect, test } from 'vitest'
import { playerOf } from '../../../test/support/identity.ts'
import { betOn, bettingTable, changeMarket, level, openMarket, pass, startMs } from '../../../test/support/worlds.ts'
import { openSession } from '../accounts/sessions.ts'
import type { DomainEvent } from '../base/events.ts'
import { placeBet } from '../betting/place-bet.ts'
import { listNotifications } from '../content/notification-records.ts'
import { LADDER } from '../odds/odds-ladder.ts'
import { setLimits } from '../play-limits/limits.ts'
import { confirmRealityCheck } from '../play-limits/play-session.ts'
import { selfExclude, startTimeOut } from '../play-limits/take-break.ts'
import { settleMarket, voidMarket } from '../settlement/settlement.ts'
import type { PriceAlertTerms } from './alert-records.ts'
import { isQuiet } from './alert-settings.ts'
import { addPriceAlert, alertsOf, removePriceAlert, setAlerts } from './change-alerts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const night = { from: 22 * 60, to: 7 * 60 }

/** A market of three runners whose prices only the test moves, and the alerts that its player gets. */
function alertTable() {
  const { world, playerId, marketId } = bettingTable()
  const toasts: string[] = []
  world.events.on('toast', ({ title, message }) => toasts.push(`${title}: ${message}`))
  const before = listNotifications(world, playerId).length
  const add = (terms: Partial<PriceAlertTerms>) =>
    addPriceAlert(world, playerId, {
      ...{ marketId, selectionId: 'a', side: 'back', beyond: 'above', priceHundredths: 400 },
      ...terms,
    })
  /** Moves the back price of runner A, and lets the world see it. */
  const move = (price: number) => {
    const runners = world.feed.market(marketId)?.runners ?? []
    changeMarket(world, marketId, {
      runners: runners.map((runner) => (runner.selectionId === 'a' ? { ...runner, back: [level({ price })] } : runner)),
    })
    world.tick()
  }
  const listed = () => listNotifications(world, playerId).slice(0, -before || undefined)
  const left = () => alertsOf(world, playerId).prices.length
  return { world, playerId, marketId, toasts, add, move, listed, left }
}

test('quiet hours go over midnight in India: the first minute counts, the last does not', () => {
  // 16:30 UTC is 22:00 in India, 01:30 UTC is 07:00.
  const at = (time: string) => isQuiet(night, Date.parse(`2026-11-21T${time}Z`))
  expect(['16:29:59', '16:30:00', '18:31:00', '00:00:00', '01:29:59', '01:30:00'].map(at)).toEqual([
    ...[false, true, true, true, true],
    false,
  ])
  const byDay = (time: string) => isQuiet({ from: 12 * 60, to: 13 * 60 }, Date.parse(`2026-11-21T${time}Z`))
  expect(['06:29:00', '06:30:00', '07:29:00', '07:30:00'].map(byDay)).toEqual([false, true, true, false])
  expect(isQuiet({ from: 0, to: 0 }, startMs)).toBe(true)
})

test('a price at or beyond the value fires once, in the page and in the list, and states the fact alone', () => {
  const { add, move, toasts, listed, left } = alertTable()
  add({})
  move(3.95)
  expect(toasts).toEqual([])
  move(4.1)
  expect(toasts).toEqual(['Price: A, odds, A v B: Back 4.1'])
  expect(listed()).toMatchObject([{ title: 'Price', message: 'A, odds, A v B: Back 4.1', status: 'info' }])
  expect(left()).toBe(0)
  move(3)
  move(4.2)
  expect(toasts).toHaveLength(1)
})

test('an alert below a price and one of the lay side fire by their own prices', () => {
  const { add, move, toasts } = alertTable()
  add({ beyond: 'below', priceHundredths: 200 })
  add({ side: 'lay', selectionId: 'b', beyond: 'above', priceHundredths: 300 })
  move(2)
  expect(toasts).toEqual(['Price: A, odds, A v B: Back 2'])
})

test('while the market is suspended an alert waits; settled or void, its market takes it along', () => {
  const { world, playerId, marketId, add, move, toasts, left } = alertTable()
  add({})
  changeMarket(world, marketId, { status: 'suspended' })
  move(5)
  expect([toasts, left()]).toEqual([[], 1])
  settleMarket(world, marketId, 'a')
  world.tick()
  expect([toasts, left()]).toEqual([[], 0])
  const other = openMarket(world, {
    key: 'other',
    runners: [{ selectionId: 'a', back: { price: 2 }, lay: { price: 3 } }],
  })
  addPriceAlert(world, playerId, {
    ...{ marketId: other, selectionId: 'a', side: 'back', beyond: 'above', priceHundredths: 400 },
  })
  voidMarket(world, other)
  world.tick()
  expect(left()).toBe(0)
})

test.each<[string, Partial<PriceAlertTerms>]>([
  ['odds_invalid', { priceHundredths: 401 }],
  ['odds_invalid', { priceHundredths: 100 }],
  ['odds_invalid', { priceHundredths: 100_001 }],
  ['market_not_found', { marketId: 'none' }],
  ['selection_not_found', { selectionId: 'none' }],
  ['alert_reached', { priceHundredths: 305 }],
])('a price alert is refused as %s: %o', (code, terms) => {
  const { add, left } = alertTable()
  expect(() => add(terms)).toThrow(expect.objectContaining({ code }))
  expect(left()).toBe(0)
})

test('a settled market and one of rates take no price alert', () => {
  const { world, marketId, add } = alertTable()
  const rates = openMarket(world, {
    ...{ key: 'rates', marketType: 'bookmaker', priceKind: 'rate' },
    runners: [{ selectionId: 'a', back: { price: 50 }, lay: { price: 60 } }],
  })
  expect(() => add({ marketId: rates })).toThrow('This market has no alerts of prices')
  settleMarket(world, marketId, 'a')
  expect(() => add({})).toThrow(expect.objectContaining({ code: 'market_closed' }))
})

test('of 200 alerts 50 are taken; of those that fire at once six are sent and the others are counted, not sent late', () => {
  const { world, playerId, add, move, toasts, listed, left } = alertTable()
  move(1.5)
  const values = LADDER.filter((price) => price > 150).slice(0, 200)
  const refused = values.filter((priceHundredths) => {
    try {
      add({ priceHundredths })
      return false
    } catch {
      return true
    }
  })
  expect([left(), refused.length]).toEqual([50, 150])
  // The same one twice is one, also when no other is taken.
  add({ priceHundredths: values[0] ?? 0 })
  expect(() => add({ priceHundredths: 90_000 })).toThrow('You have 50 of these alerts: remove one first')
  move(1000)
  expect([toasts.length, listed().length, left(), alertsOf(world, playerId).leftOut]).toEqual([6, 6, 0, 44])
  pass(world, hourMs - 1)
  add({ selectionId: 'b' })
  expect(alertsOf(world, playerId).leftOut).toBe(44)
  pass(world, 1)
  expect([toasts.length, alertsOf(world, playerId).leftOut]).toEqual([6, 0])
  add({ beyond: 'below', priceHundredths: 200 })
  move(1.5)
  expect(toasts).toHaveLength(7)
})

test('in quiet hours an alert is listed and has no toast', () => {
  const { world, playerId, add, move, toasts, listed } = alertTable()
  setAlerts(world, playerId, { quiet: { from: 7 * 60, to: 9 * 60 } })
  add({})
  move(4)
  expect([toasts.length, listed().length]).toEqual([0, 1])
  // A kind that is switched later leaves the quiet hours as they are.
  expect(setAlerts(world, playerId, { kinds: { score: false } })).toMatchObject({
    quiet: { from: 420, to: 540 },
    kinds: { score: false, price: true },
  })
})

test.each(['time-out', 'self-exclusion', 'reality check'] as const)(
  'during a %s there is no alert; one whose price still stands fires after it',
  (pause) => {
    const { world, playerId, add, move, toasts, listed, left } = alertTable()
    openSession(world, playerOf(world, playerId))
    add({})
    if (pause === 'time-out') startTimeOut(world, playerId, 24)
    else if (pause === 'self-exclusion') selfExclude(world, playerId, 6)
    else {
      setLimits(world, playerId, { limitsPaise: [], sessionMinutes: 15 })
      pass(world, 15 * minuteMs)
    }
    move(4)
    expect([toasts.length, listed().length, left()]).toEqual([0, 0, 1])
    if (pause === 'time-out') pass(world, 24 * hourMs)
    if (pause === 'self-exclusion') pass(world, 190 * 24 * hourMs)
    if (pause === 'reality check') {
      confirmRealityCheck(world, playerId)
      world.tick()
    }
    expect(toasts).toHaveLength(1)
  },
)

test('a kind that is switched off sends nothing, and its alert stays', () => {
  const { world, playerId, add, move, toasts, left } = alertTable()
  add({})
  setAlerts(world, playerId, { kinds: { price: false } })
  move(4)
  expect([toasts.length, left()]).toEqual([0, 1])
})

test('a price alert is removed once; another player has no such alert', () => {
  const { world, playerId, add } = alertTable()
  const [alert] = add({}).prices
  const id = alert?.id ?? ''
  expect(() => removePriceAlert(world, playerId + 1, id)).toThrow('Alert not found')
  expect(removePriceAlert(world, playerId, id).prices).toEqual([])
  expect(() => removePriceAlert(world, playerId, id)).toThrow('Alert not found')
})

test.each([true, false])('a settled bet is listed once, with its toast where that is switched on: %s', (on) => {
  const { world, playerId, marketId, toasts, listed } = alertTable()
  setAlerts(world, playerId, { kinds: { settled: on } })
  placeBet(world, playerId, betOn(marketId, 'b', 'back', 100_00, { odds: 2.5 }))
  settleMarket(world, marketId, 'b')
  expect(listed().filter(({ title }) => title === 'Bets settled')).toHaveLength(1)
  expect(toasts).toEqual(on ? ['Bets settled: odds, A v B: won ₹150.00'] : [])
})

test('a tick that lists an alert in quiet hours, or leaves one out, is heard of by the journal', () => {
  const { world, playerId, add, move } = alertTable()
  setAlerts(world, playerId, { quiet: { from: 0, to: 0 } })
  add({})
  const heard: DomainEvent['name'][] = []
  world.events.onAny(({ name }) => heard.push(name))
  move(4)
  expect(heard).toContain('alerts-changed')
  expect(world.journal.query({}).at(-1)).toMatchObject({ kind: 'clock', name: 'tick' })
})
