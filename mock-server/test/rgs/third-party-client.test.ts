import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../tools/testing/eventually.ts'
import { forceNextResult } from '../../src/domain/games/shared-rounds/force-result.ts'
import { stageOf } from '../../src/domain/games/shared-rounds/stage-of.ts'
import { stageRoundNow } from '../../src/domain/games/shared-rounds/stage-round.ts'
import { there } from '../support/answers.ts'
import { broken, launch } from '../support/game-client.ts'
import { logIn, serveApp } from '../support/server.ts'
import { aviator, toBetting } from '../support/stage-table.ts'
import { ThirdPartyClient, type ThirdPartyRound } from '../support/third-party-client.ts'

const rupee = 1_000_000
const paisa = 10_000
const systemNow = () => Date.UTC(2026, 10, 21, 14)

/** A running mock, and a third-party client at one of its games; the rest of the test uses only the published protocol. */
async function arrive(game: object) {
  const served = await serveApp({}, { systemNow })
  const world = served.registry.get('default')
  world.clock.freeze()
  const sessionID = await launch(served, { token: await logIn(served), game })
  const client = new ThirdPartyClient(`127.0.0.1:${served.port}/game-host/rgs/default`, sessionID)
  return { world, client, begun: await client.done('/wallet/authenticate', { language: 'en' }) }
}

/** The payout of an amount at so many hundredths, whole paise, rounded down. */
const paidAt = (amount: number, hundredths: number) => Math.floor((amount * hundredths) / 100 / paisa) * paisa

const eventOf = ({ state }: ThirdPartyRound, type: string) => there(state.find((event) => event.type === type))

test('a client that knows the published protocol alone plays reels until it has lost and won, right to the paisa', async () => {
  const { world, client, begun } = await arrive({ provider: 'qtech', casino: 'qtech', code: '910' })
  let balance = begun.balance.amount
  const amount = 7 * rupee
  const seen = new Set<string>()
  while (!(seen.has('win') && seen.has('loss'))) {
    const played = await client.done('/wallet/play', { amount, currency: 'INR', mode: 'base' })
    const { round } = played
    expect(played.balance.amount).toBe(balance - amount)
    expect(round.state.map(({ index }) => index)).toEqual(round.state.map((_, place) => place))
    expect(eventOf(round, 'reveal')).toMatchObject({ gameType: 'basegame', board: expect.any(Array) })
    const { amount: hundredths } = eventOf(round, 'finalWin')
    expect(round.payout).toBe(paidAt(amount, Number(hundredths)))
    expect(round.payoutMultiplier).toBeCloseTo(round.payout / amount, 6)
    expect(round.active).toBe(round.payout > 0)
    balance += round.payout - amount
    seen.add(round.payout > 0 ? 'win' : 'loss')
    if (!round.active) continue
    expect((await client.call('/wallet/play', { amount, currency: 'INR', mode: 'base' })).status.statusCode).toBe(
      'ERR_BE',
    )
    expect((await client.done('/bet/event', { event: '1' })).event).toBe('1')
    expect((await client.done('/wallet/authenticate')).round).toMatchObject({ betID: round.betID, active: true })
    expect((await client.done('/wallet/end-round')).balance.amount).toBe(balance)
  }
  expect((await client.done('/wallet/balance')).balance).toMatchObject({ amount: balance, currency: 'INR' })
  expect((await client.call('/wallet/end-round')).status.statusCode).toBe('ERR_BNF')
  expect(broken(world)).toEqual([])
})

test('it plays mines, decision by decision, until one was hit and one round taken', async () => {
  const { world, client, begun } = await arrive({ provider: 'spribe', casino: 'spribe', code: 'mines' })
  let balance = begun.balance.amount
  const amount = 33 * rupee
  const seen = new Set<string>()
  while (!(seen.has('mine') && seen.has('taken'))) {
    const played = await client.done('/wallet/play', { amount, currency: 'INR', mode: 'base', meta: { mines: 8 } })
    expect(played.round).toMatchObject({ active: true, payout: 0, state: [] })
    balance -= amount
    const picked = (await client.done('/bet/action', { action: 'pick', meta: { tile: 3 } })).action
    if (eventOf(picked, 'pick').isMine === true) {
      expect(picked).toMatchObject({ active: false, payout: 0 })
      seen.add('mine')
      continue
    }
    expect((await client.call('/bet/action', { action: 'pick', meta: { tile: 3 } })).status.statusCode).not.toBe(
      'SUCCESS',
    )
    const taken = (await client.done('/bet/action', { action: 'cash-out' })).action
    // 17 of 25 tiles are safe: 0.99 * 25 / 17 is 1.45 and a part.
    expect(taken).toMatchObject({ active: true, payout: paidAt(amount, 145), payoutMultiplier: 1.45 })
    expect(eventOf(taken, 'reveal').mines).toHaveLength(8)
    balance += taken.payout
    expect((await client.done('/wallet/end-round')).balance.amount).toBe(balance)
    seen.add('taken')
  }
  expect((await client.done('/wallet/balance')).balance.amount).toBe(balance)
  expect(broken(world)).toEqual([])
})

test('it plays a crash over the socket that the session names: one bet by itself, one by hand', async () => {
  const { world, client, begun } = await arrive({ provider: 'spribe', casino: 'spribe', code: 'aviator' })
  const stage = there(stageOf(aviator))
  toBetting(world, { stage })
  forceNextResult(world, stage, 400)
  const { watched, phases, changed, bet, leave } = await client.watch(there(begun.config.channel))
  onTestFinished(() => {
    leave()
  })
  const { round, phase } = watched.stage
  expect([watched.status, phase]).toEqual(['success', 'betting'])
  const [first, second] = [33 * rupee, 7 * rupee]
  const byItself = await bet('bet:place', { slot: 0, amount: first, autoCashOut: 119, round })
  const byHand = await bet('bet:place', { slot: 1, amount: second, round })
  expect(byHand).toMatchObject({ status: 'success', balance: { amount: begun.balance.amount - first - second } })
  const elapsedMs = 5_000
  world.clock.advance(stageRoundNow(world, stage).runsAtMs + elapsedMs - world.clock.now())
  world.tick()
  await eventually(() => expect(phases).toContain('running'))
  const times = Math.floor(100 * Math.exp(watched.rules.curve.risePerMs * elapsedMs))
  const out = await bet('bet:cash-out', { betID: byHand.bet.betID })
  expect(out).toMatchObject({ status: 'success', bet: { active: false, payout: paidAt(second, times) } })
  await eventually(() => expect(changed.map(({ betID }) => betID)).toContain(byItself.bet.betID))
  expect((await bet('bet:cash-out', { betID: byItself.bet.betID })).status).toBe('failed')
  expect((await client.done('/wallet/balance')).balance.amount).toBe(
    begun.balance.amount - first - second + paidAt(first, 119) + paidAt(second, times),
  )
  expect(broken(world)).toEqual([])
})
