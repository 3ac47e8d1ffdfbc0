import { expect, test } from 'vitest'
import { placeBet } from '../../src/domain/betting/place-bet.ts'
import { usualOffers } from '../../src/domain/bonus/usual-offers.ts'
import { wagerBonusInGame } from '../../src/domain/bonus/wager-bonus.ts'
import { balanceOf } from '../../src/domain/money/wallet.ts'
import { settleMarket } from '../../src/domain/settlement/settlement.ts'
import { call, logIn, startApp } from '../support/server.ts'
import { betOn, brokenInvariants, openMarket, seededId, threeRunners } from '../support/worlds.ts'

const hourMs = 60 * 60 * 1000

const friday = { id: 'bn-friday', name: 'Friday bonus', amount: 90, wagerTarget: 300, parts: 3, lifeHours: 24 }

async function client() {
  const app = await startApp({}, { systemNow: () => Date.UTC(2026, 10, 21, 14) })
  const world = app.registry.get('default')
  world.clock.freeze()
  const token = await logIn(app)
  const offers = '/__mock/worlds/default/bonus-offers'
  const place = (body: object) => call(app, offers, { body })
  const withdraw = (id: string) => call(app, `${offers}/${id}`, { method: 'DELETE' })
  const offered = async () => (await call(app, offers)).json.data
  const bonuses = async (of = token) => (await call(app, '/api/bonus/claims', { token: of })).json.data.rows
  const bonus = async (id: string) => {
    const found = (await bonuses()).find((one) => one.id === id)
    if (found === undefined) throw new Error(`${id} is not there`)
    return found
  }
  const claim = (body: object) => call(app, '/api/bonus/claims', { body, token })
  return { app, world, token, place, withdraw, offered, bonuses, bonus, claim }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

test('[7.5-1] the operator offers a bonus: players read its terms, to the last rate', async () => {
  const { place, offered, bonus } = await client()
  const rates = {
    markets: { fancy: 50, session: 0 },
    games: { slots: 0 },
    exceptions: [{ game: 'spribe/aviator', percent: 100 }],
  }
  const conditions = ['Not with other offers of this week.']
  const claimUntil = '2026-11-21T20:00:00.000Z'
  const answer = await place({ ...friday, description: 'For the weekend.', rates, conditions, claimUntil })
  expect(answer.json.data).toMatchObject({ ...friday, conditions, username: null, claimUntil })
  expect(idsOf(await offered())).toEqual([...idsOf(usualOffers), 'bn-friday'])
  expect(await bonus('bn-friday')).toMatchObject({
    status: 'available',
    amount: 90,
    wagerTarget: 300,
    parts: 3,
    expiresAt: null,
    lifeHours: 24,
    claimUntil,
    secondsLeft: 6 * 60 * 60,
    conditions,
    marketRates: [
      { markets: 'match_odds', percent: 100 },
      { markets: 'bookmaker', percent: 100 },
      { markets: 'tied_match', percent: 100 },
      { markets: 'toss', percent: 100 },
      { markets: 'fancy', percent: 50 },
      { markets: 'session', percent: 0 },
    ],
    gameRates: [
      { games: 'slots', percent: 0 },
      { games: 'draws', percent: 80 },
      { games: 'instant', percent: 50 },
      { games: 'tables', percent: 20 },
      { games: 'baccarat', percent: 10 },
    ],
    gameExceptions: [{ game: 'spribe/aviator', name: 'Aviator', percent: 100 }],
  })
})

test('an offer for one player is seen and claimed by that one alone', async () => {
  const { app, place, bonuses, claim } = await client()
  await call(app, '/__mock/worlds/default/player/demo-users', { body: { count: 1 } })
  await place({ ...friday, username: 'player' })
  expect(idsOf(await bonuses())).toContain('bn-friday')
  const demo = (await call(app, '/api/login/demo', { method: 'POST' })).json.data.token
  expect(idsOf(await bonuses(demo))).not.toContain('bn-friday')
  const [, other] = (await call(app, '/__mock/worlds/default/players')).json.data
  await place({ ...friday, username: other?.username })
  expect(await claim({ id: 'bn-friday' })).toMatchObject({ status: 404, json: { code: 'bonus_not_found' } })
})

test('a claim with outdated terms is refused; nothing is claimed', async () => {
  const { world, place, bonus, claim } = await client()
  await place(friday)
  const { termsId } = await bonus('bn-friday')
  await place({ ...friday, wagerTarget: 900 })
  expect(await claim({ id: 'bn-friday', termsId })).toMatchObject({
    status: 409,
    json: { code: 'bonus_terms_changed', message: 'The terms of this bonus have changed. Please read them again' },
  })
  expect(balanceOf(world, seededId(world)).coinsPaise).toBe(0)
  const today = (await bonus('bn-friday')).termsId
  expect(today).not.toBe(termsId)
  expect((await claim({ id: 'bn-friday', termsId: today })).status).toBe(200)
})

test('a claim keeps the terms of its day after later offers, and ends by them', async () => {
  const { app, world, place, withdraw, bonus, bonuses, claim } = await client()
  await place(friday)
  await claim({ id: 'bn-friday' })
  await place({ ...friday, name: 'Another bonus', amount: 5, wagerTarget: 10, rates: { games: { instant: 0 } } })
  wagerBonusInGame(world, seededId(world), 'spribe/dice', () => 200_01)
  expect(await bonus('bn-friday')).toMatchObject({ name: 'Friday bonus', amount: 90, wagered: 100, partsReleased: 1 })
  expect((await withdraw('bn-friday')).status).toBe(200)
  expect(idsOf(await bonuses())).toEqual(['bn-friday', ...idsOf(usualOffers)])
  world.clock.advance(24 * hourMs)
  world.tick()
  const later = await logIn(app)
  const [last] = (await bonuses(later)).filter(({ id }: { id: string }) => id === 'bn-friday')
  expect(last).toMatchObject({ status: 'expired', endedAt: '2026-11-22T14:00:00.000Z', partsReleased: 1 })
  expect(brokenInvariants(world)).toEqual([])
})

test('bets count at the rate of their market, down to the paisa, and games at theirs or at that of their kind', async () => {
  const { world, place, bonus, claim } = await client()
  const rates = { markets: { match_odds: 33 }, exceptions: [{ game: 'spribe/aviator', percent: 100 }] }
  await place({ ...friday, wagerTarget: 10_000, parts: 1, rates })
  await claim({ id: 'bn-friday' })
  const wagered = async () => (await bonus('bn-friday')).wagered
  const marketId = openMarket(world, { key: 'one', runners: threeRunners })
  placeBet(world, seededId(world), betOn(marketId, 'a', 'back', 100_01, { odds: 3.05 }))
  settleMarket(world, marketId, 'b')
  expect(await wagered()).toBe(33)
  wagerBonusInGame(world, seededId(world), 'spribe/aviator', () => 100_00)
  expect(await wagered()).toBe(133)
  wagerBonusInGame(world, seededId(world), 'spribe/dice', () => 100_00)
  expect(await wagered()).toBe(183)
})

test('an offer closes at its hour and is withdrawn at a word; a usual one too', async () => {
  const { world, place, withdraw, offered, bonuses, claim } = await client()
  await place({ ...friday, claimUntil: '2026-11-21T15:00:00.000Z' })
  world.clock.advance(hourMs)
  expect(await claim({ id: 'bn-friday' })).toMatchObject({ status: 404 })
  expect(await withdraw('bn-friday')).toMatchObject({ status: 404, json: { code: 'bonus_not_found' } })
  for (const { id } of usualOffers) expect((await withdraw(id)).status).toBe(200)
  expect(await offered()).toEqual([])
  expect(await bonuses()).toEqual([])
  await place({ id: 'bn-welcome', name: 'Welcome again', amount: 10, wagerTarget: 20 })
  expect(await bonuses()).toMatchObject([{ id: 'bn-welcome', name: 'Welcome again', parts: 1, lifeHours: 720 }])
})

test.each([
  ['an id with a slash', { ...friday, id: 'a/b' }, 'body.id'],
  ['no name', { ...friday, name: '' }, 'Name cannot be empty'],
  ['an amount of nothing', { ...friday, amount: 0 }, 'body.amount'],
  ['a fraction of a paisa', { ...friday, amount: 1.001 }, 'body.amount'],
  ['an endless target', { ...friday, wagerTarget: 1_000_000_001 }, 'body.wagerTarget'],
  ['a part of less than a paisa', { ...friday, amount: 0.02, parts: 3 }, 'A part would be less than a paisa'],
  ['a rate above the whole', { ...friday, rates: { games: { slots: 101 } } }, 'body.rates.games.slots'],
  ['a game that is none', { ...friday, rates: { exceptions: [{ game: 'spribe/none', percent: 1 }] } }, 'spribe/none'],
  ['an hour that is over', { ...friday, claimUntil: '2026-11-21T13:59:59.000Z' }, 'claimUntil is over'],
  ['a field of its own', { ...friday, bonus: 1 }, 'bonus'],
])('%s is refused in words, and nothing is offered', async (_, body, words) => {
  const { place, offered } = await client()
  const answer = await place(body)
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer.json)).toContain(words)
  expect(await offered()).toHaveLength(3)
})

test('an unknown player is named', async () => {
  const { place } = await client()
  expect(await place({ ...friday, username: 'unknown' })).toMatchObject({
    status: 404,
    json: { message: 'Unknown player' },
  })
})
