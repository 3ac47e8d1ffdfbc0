import { expect, test } from 'vitest'
import {
  betOn,
  bettingTable,
  brokenInvariants,
  changeMarket,
  openMarket,
  pass,
  threeRunners,
} from '../../../../test/support/worlds.ts'
import type { World } from '../../../world/world.ts'
import { listNotifications } from '../../content/notification-records.ts'
import { closeIntent, getIntent } from '../../idempotency/intents.ts'
import { balanceOf } from '../../money/wallet.ts'
import type { Market } from '../../odds/market.ts'
import type { Side } from '../../odds/price.ts'
import { usedOf } from '../../play-limits/check-limits.ts'
import { resultsSince } from '../../play-limits/play-results.ts'
import { startTimeOut } from '../../play-limits/take-break.ts'
import { settleMarket, voidMarket } from '../../settlement/settlement.ts'
import { listUserBets } from '../bets.ts'
import { cashOutBet } from '../cash-out/cash-out-bet.ts'
import { exposureOf } from '../exposure.ts'
import { placeBet } from '../place-bet.ts'
import { cancelBet, editBet } from './change-offer.ts'

const wide = { skip: 0, pageSize: 50 }

/** A table whose market has not begun, unless `inPlay`. */
function table({ delayMs = 0, inPlay = false } = {}) {
  const { world, playerId, marketId } = bettingTable(delayMs)
  changeMarket(world, marketId, { inPlay })
  const offer = (side: Side, rupees: number, odds: number, keepInPlay = false, key?: string) =>
    placeBet(world, playerId, { ...betOn(marketId, 'a', side, rupees * 100, { odds }), offer: { keepInPlay } }, key).bet
  return { world, playerId, marketId, offer, state: () => stateOf(world, playerId) }
}

/** What the player sees: balance and exposure in rupees, what waits, what counts. */
function stateOf(world: World, playerId: number) {
  const rows = (betStatus: 'open' | 'unmatched') =>
    listUserBets(world, playerId, { ...wide, betStatus }).bets.map(
      ({ stackPaise, priceHundredths }) => `${stackPaise / 100} at ${priceHundredths / 100}`,
    )
  expect(brokenInvariants(world)).toEqual([])
  return {
    balance: balanceOf(world, playerId).balancePaise / 100,
    exposure: exposureOf(world, playerId).exposurePaise / 100,
    waits: rows('unmatched'),
    open: rows('open'),
  }
}

/** Puts one level on each side of runner A. */
function board(
  world: World,
  marketId: string,
  back: [number, number],
  lay: [number, number],
  more: Partial<Market> = {},
) {
  const level = ([price, rupees]: [number, number]) => ({
    priceHundredths: Math.round(price * 100),
    sizePaise: rupees * 100,
  })
  const runners = (world.feed.market(marketId)?.runners ?? []).map((runner) =>
    runner.selectionId === 'a' ? { ...runner, back: [level(back)], lay: [level(lay)] } : runner,
  )
  changeMarket(world, marketId, { runners, ...more })
  world.tick()
}

test('an offer to back waits, holds its stake, and is matched when the price comes to it', () => {
  const { world, playerId, marketId, offer, state } = table()
  const placed = offer('back', 1000, 3.5)
  expect(placed).toMatchObject({
    status: 'unmatched',
    stackPaise: 1000_00,
    offer: { stakePaise: 1000_00, matchedPaise: 0 },
  })
  expect(state()).toEqual({ balance: 9000, exposure: 1000, waits: ['1000 at 3.5'], open: [] })
  expect(exposureOf(world, playerId).betMatches).toMatchObject([
    { totalBets: 1, unmatchedBets: 1, exposurePaise: 1000_00 },
  ])
  board(world, marketId, [3.45, 5000], [3.6, 5000])
  expect(state().waits).toEqual(['1000 at 3.5'])
  board(world, marketId, [3.5, 5000], [3.6, 5000])
  expect(state()).toEqual({ balance: 9000, exposure: 1000, waits: [], open: ['1000 at 3.5'] })
  expect(exposureOf(world, playerId).betMatches).toMatchObject([{ totalBets: 1, unmatchedBets: 0 }])
  expect(listNotifications(world, playerId)[0]).toMatchObject({
    title: 'Offer matched',
    message: 'A, odds: ₹1,000.00 of ₹1,000.00',
  })
  settleMarket(world, marketId, 'a')
  expect(state()).toMatchObject({ balance: 12_500, exposure: 0 })
})

test('it is matched in parts, as far as the money goes, each at its own price; money that stands still is met once', () => {
  const { world, playerId, marketId, offer, state } = table()
  offer('back', 1000, 3.5)
  board(world, marketId, [3.6, 300], [3.7, 5000])
  expect(state()).toEqual({ balance: 9000, exposure: 1000, waits: ['700 at 3.5'], open: ['300 at 3.6'] })
  world.tick()
  expect(state().waits).toEqual(['700 at 3.5'])
  board(world, marketId, [3.5, 200], [3.7, 5000])
  expect(state()).toMatchObject({ waits: ['500 at 3.5'], open: ['200 at 3.5', '300 at 3.6'] })
  expect(listUserBets(world, playerId, { ...wide, betStatus: 'unmatched' }).bets[0]?.offer).toEqual({
    stakePaise: 1000_00,
    matchedPaise: 500_00,
    keepInPlay: false,
  })
  settleMarket(world, marketId, 'a')
  // 300 x 2.6 + 200 x 2.5; what still waited lapsed.
  expect(state()).toEqual({ balance: 10_000 + 780 + 500, exposure: 0, waits: [], open: [] })
  expect(listNotifications(world, playerId).map(({ title }) => title)).toContain('Offer lapsed')
})

test('an offer to lay holds its liability at its own price, and less once it was matched at a better one', () => {
  const { world, marketId, offer, state } = table()
  offer('lay', 500, 2)
  expect(state()).toEqual({ balance: 9500, exposure: 500, waits: ['500 at 2'], open: [] })
  board(world, marketId, [1.8, 5000], [1.9, 5000])
  expect(state()).toEqual({ balance: 9550, exposure: 450, waits: [], open: ['500 at 1.9'] })
  settleMarket(world, marketId, 'b')
  expect(state()).toMatchObject({ balance: 10_500, exposure: 0 })
})

test('money on the board is matched at once, the best level first', () => {
  const { marketId, world, offer, state } = table()
  board(world, marketId, [3.05, 400], [3.2, 5000])
  expect(offer('back', 1000, 3)).toMatchObject({ status: 'unmatched', stackPaise: 600_00 })
  expect(state()).toEqual({ balance: 9000, exposure: 1000, waits: ['600 at 3'], open: ['400 at 3.05'] })
  expect(offer('back', 100, 2.9)).toMatchObject({
    status: 'open',
    priceHundredths: 305,
    offer: { matchedPaise: 100_00 },
  })
})

test('offers count with all that they may lose and win nothing: they cover no other bet until they are matched', () => {
  const { world, playerId, marketId, offer, state } = table()
  placeBet(world, playerId, betOn(marketId, 'a', 'back', 1000_00, { odds: 3.05 }))
  offer('lay', 1000, 2)
  expect(state()).toMatchObject({ balance: 9000, exposure: 1000 })
  offer('lay', 3000, 1.5)
  // A wins: 2,050 - 1,000 - 1,500 = -450; else -1,000.
  expect(state()).toMatchObject({ balance: 9000, exposure: 1000 })
  board(world, marketId, [1.9, 5000], [2, 1000])
  expect(state()).toMatchObject({ balance: 9550, exposure: 450 })
})

test('a cancelled offer releases its hold, also while the market is suspended; its matched part stays', () => {
  const { world, playerId, marketId, offer, state } = table()
  const { id } = offer('back', 1000, 3.5)
  board(world, marketId, [3.5, 300], [3.7, 5000])
  board(world, marketId, [3, 300], [3.7, 5000], { status: 'suspended' })
  const { bet, exposurePaise, wallet } = cancelBet(world, playerId, { betId: id }, 'cancel-1')
  expect(bet).toMatchObject({ status: 'void', rejectCode: 'offer_cancelled', offer: { matchedPaise: 300_00 } })
  expect([exposurePaise, wallet.balancePaise]).toEqual([300_00, 9700_00])
  expect(state()).toEqual({ balance: 9700, exposure: 300, waits: [], open: ['300 at 3.5'] })
  expect(cancelBet(world, playerId, { betId: id }, 'cancel-1').bet).toEqual(bet)
  expect(() => cancelBet(world, playerId, { betId: id })).toThrow(expect.objectContaining({ code: 'offer_ended' }))
  expect(() => cancelBet(world, playerId, { betId: 'B0' })).toThrow(expect.objectContaining({ code: 'bet_not_found' }))
  expect(() => cancelBet(world, playerId + 1, { betId: id })).toThrow(
    expect.objectContaining({ code: 'bet_not_found' }),
  )
})

test('an edited offer has its new price and stake in one step; a refused edit changes nothing', () => {
  const { world, playerId, marketId, offer, state } = table()
  const { id } = offer('back', 1000, 3.5)
  board(world, marketId, [3.5, 300], [3.7, 5000])
  const edit = (odds: number, rupees: number, seen: number) =>
    editBet(world, playerId, {
      betId: id,
      priceHundredths: Math.round(odds * 100),
      stakePaise: rupees * 100,
      seenPaise: seen * 100,
    }).bet
  expect(() => edit(3.6, 500, 1000)).toThrow(expect.objectContaining({ code: 'offer_changed' }))
  expect(() => edit(3.53, 500, 700)).toThrow(expect.objectContaining({ code: 'odds_invalid' }))
  expect(() => edit(3.6, 99, 700)).toThrow(expect.objectContaining({ code: 'stake_below_min' }))
  expect(() => edit(3.6, 50_000, 700)).toThrow(expect.objectContaining({ code: 'insufficient_funds' }))
  expect(state()).toEqual({ balance: 9000, exposure: 1000, waits: ['700 at 3.5'], open: ['300 at 3.5'] })
  expect(edit(3.6, 500, 700)).toMatchObject({
    status: 'unmatched',
    askedHundredths: 360,
    offer: { stakePaise: 800_00, matchedPaise: 300_00 },
  })
  expect(state()).toEqual({ balance: 9200, exposure: 800, waits: ['500 at 3.6'], open: ['300 at 3.5'] })
  expect(edit(3.6, 9700, 500).stackPaise).toBe(9700_00)
  expect(state()).toMatchObject({ balance: 0, exposure: 10_000 })
  expect(edit(3.5, 300, 9700)).toMatchObject({ status: 'open', priceHundredths: 350 })
  expect(state()).toEqual({ balance: 9400, exposure: 600, waits: [], open: ['300 at 3.5', '300 at 3.5'] })
})

test('when the market turns in play it lapses unless it stays; one that is placed in play stays', () => {
  const { world, marketId, offer, state } = table()
  offer('back', 1000, 3.5)
  offer('back', 200, 3.6, true)
  board(world, marketId, [3, 300], [3.2, 300], { inPlay: true })
  expect(state()).toEqual({ balance: 9800, exposure: 200, waits: ['200 at 3.6'], open: [] })
  offer('back', 100, 3.7)
  world.tick()
  expect(state().waits).toEqual(['100 at 3.7', '200 at 3.6'])
})

test('in play it waits as long as a bet does; a suspended market matches nothing', () => {
  const { world, marketId, offer, state } = table({ inPlay: true, delayMs: 3000 })
  offer('back', 1000, 3)
  pass(world, 2999)
  expect(state().waits).toEqual(['1000 at 3'])
  changeMarket(world, marketId, { status: 'suspended' })
  pass(world, 10_000)
  expect(state().waits).toEqual(['1000 at 3'])
  changeMarket(world, marketId, { status: 'open' })
  world.tick()
  expect(state().open).toEqual(['1000 at 3.05'])
})

test('a void market, and a break from play, end waiting offers', () => {
  const { world, playerId, marketId, offer, state } = table()
  offer('back', 1000, 3.5)
  voidMarket(world, marketId)
  expect(state()).toEqual({ balance: 10_000, exposure: 0, waits: [], open: [] })
  const later = openMarket(world, { key: 'later', runners: threeRunners })
  placeBet(world, playerId, { ...betOn(later, 'a', 'back', 100_00, { odds: 9 }), offer: { keepInPlay: true } })
  startTimeOut(world, playerId, 24)
  world.tick()
  expect(state()).toEqual({ balance: 10_000, exposure: 0, waits: [], open: [] })
})

test('one intent is one offer, and its answer is given again', () => {
  const { world, playerId, offer, state } = table()
  const first = offer('back', 1000, 3.5, false, 'offer-0001')
  expect(offer('back', 1000, 3.5, false, 'offer-0001')).toEqual(first)
  expect(state().waits).toEqual(['1000 at 3.5'])
  expect(getIntent(world, playerId, 'offer-0001')).toMatchObject({ state: 'done', operation: 'placeBet' })
  expect(closeIntent(world, playerId, 'offer-0002')).toEqual({ state: 'closed' })
  expect(() => offer('back', 1000, 3.5, false, 'offer-0002')).toThrow(
    expect.objectContaining({ code: 'intent_closed' }),
  )
})

test('refused are markets without offers, more than there is money for, and the fifty-first', () => {
  const { world, playerId, marketId, offer, state } = table()
  const rates = openMarket(world, { key: 'rates', marketType: 'bookmaker', priceKind: 'rate', runners: threeRunners })
  const onRates = { ...betOn(rates, 'a', 'back', 100_00, { rate: 9 }), offer: { keepInPlay: false } }
  expect(() => placeBet(world, playerId, onRates)).toThrow(expect.objectContaining({ code: 'offers_not_taken' }))
  expect(() => offer('back', 10_001, 3.5)).toThrow(expect.objectContaining({ code: 'insufficient_funds' }))
  expect(() => offer('lay', 1001, 11)).toThrow(expect.objectContaining({ code: 'insufficient_funds' }))
  changeMarket(world, marketId, { status: 'suspended' })
  expect(() => offer('back', 100, 3.5)).toThrow(expect.objectContaining({ code: 'market_suspended' }))
  changeMarket(world, marketId, { status: 'open' })
  for (let count = 0; count < 50; count += 1) offer('back', 100, 3.5)
  expect(() => offer('back', 100, 3.5)).toThrow(expect.objectContaining({ code: 'offers_too_many' }))
  expect(state().exposure).toBe(5000)
})

test('a stake that is added to an offer a day later counts against the limit of that day, and no more when it is lowered', () => {
  const { world, playerId, offer } = table()
  const { id } = offer('back', 1000, 3.5)
  const edit = (stakePaise: number, seenPaise: number) =>
    editBet(world, playerId, { betId: id, priceHundredths: 350, stakePaise, seenPaise })
  const used = () => usedOf(world, playerId).stake
  pass(world, 24 * 60 * 60 * 1000)
  expect(used()).toMatchObject({ daily: 0, weekly: 1000_00 })
  edit(5000_00, 1000_00)
  expect(used()).toMatchObject({ daily: 4000_00, weekly: 5000_00 })
  edit(2500_00, 5000_00)
  expect(used()).toMatchObject({ daily: 1500_00, weekly: 2500_00 })
  cancelBet(world, playerId, { betId: id })
  expect(used()).toMatchObject({ daily: 0, weekly: 0 })
})

test('its stake counts against own limits while it waits, and as played once it is matched', () => {
  const { world, playerId, marketId, offer } = table()
  const { id } = offer('back', 1000, 3.5)
  expect(usedOf(world, playerId)).toMatchObject({ stake: { daily: 1000_00 }, loss: { daily: 1000_00 } })
  expect(resultsSince(world, playerId, 0).stakedPaise).toBe(0)
  board(world, marketId, [3.5, 300], [3.7, 5000])
  expect(usedOf(world, playerId)).toMatchObject({ stake: { daily: 1000_00 }, loss: { daily: 1000_00 } })
  expect(resultsSince(world, playerId, 0).stakedPaise).toBe(300_00)
  cancelBet(world, playerId, { betId: id })
  expect(usedOf(world, playerId)).toMatchObject({ stake: { daily: 300_00 }, loss: { daily: 300_00 } })
})

test('a part that was matched is cashed out while the rest waits', () => {
  const { world, playerId, marketId, offer, state } = table()
  offer('back', 1000, 3.5)
  board(world, marketId, [3.5, 300], [3.7, 5000])
  const part = listUserBets(world, playerId, { ...wide, betStatus: 'open' }).bets[0]
  cashOutBet(world, playerId, { betId: part?.id ?? '', amountPaise: 0 })
  // 300 x 3.5 / 3.7 = 283.78
  expect(state()).toEqual({ balance: 10_000 - 700 - 300 + 283.78, exposure: 700, waits: ['700 at 3.5'], open: [] })
})
