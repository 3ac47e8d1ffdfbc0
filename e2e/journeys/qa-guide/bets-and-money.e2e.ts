import { expect, playerOf, test } from '@chaupar/playwright'
import { findSelection } from '../../parts/betting.ts'
import { bet, betsOf, moneyOf } from './bet.ts'

const matchOdds = { kind: 'match_odds', side: 'back' } as const

test.use({ worldOptions: { frozen: true } })

test('the answer to a bet is lost, and the same key places no second one', async ({ player, world, faults }) => {
  const selection = await findSelection(world, matchOdds)
  await faults.plant('placeBet', { kind: 'dropped-answer' })
  await expect(bet(player, selection, 'the-bet-1')).rejects.toThrow()
  await bet(player, selection, 'the-bet-1')
  expect(await betsOf(player.api)).toHaveLength(1)
  expect(await moneyOf(world)).toMatchObject({ exposure: 100 })
})

test('a bet is answered with an error', async ({ player, world, faults }) => {
  await faults.plant('placeBet', { kind: 'error', status: 500, message: 'planted' })
  await expect(bet(player, await findSelection(world, matchOdds), 'the-bet-1')).rejects.toMatchObject({ status: 500 })
  expect(await moneyOf(world)).toMatchObject({ balance: 10_000, exposure: 0 })
})

test('a bet is answered with broken JSON', async ({ player, world, faults }) => {
  await faults.plant('placeBet', { kind: 'malformed-body' })
  await expect(bet(player, await findSelection(world, matchOdds), 'the-bet-1')).rejects.toThrow()
  expect(await betsOf(player.api)).toHaveLength(1)
})

test('a call takes longer', async ({ player, faults, journal }) => {
  await faults.plant('listBanks', { kind: 'latency', ms: 300 })
  await player.api.call('listBanks')
  // A timer of the server may be a millisecond early, never more.
  expect((await journal.waitFor({ name: 'listBanks' })).ms).toBeGreaterThanOrEqual(299)
})

test('a fault meets one player alone', async ({ player, world, faults }) => {
  await faults.plantAt({
    target: { operation: 'listBanks' },
    effect: { kind: 'error', status: 500, message: 'only you' },
    only: { username: 'player' },
  })
  await expect(player.api.call('listBanks')).rejects.toMatchObject({ status: 500, reason: 'only you' })
  const { token } = await world.api().call('loginDemo')
  expect(await world.api(token).call('listBanks')).toMatchObject({ banks: [] })
})

test('the price moves between tap and bet', async ({ player, world }) => {
  const selection = await findSelection(world, matchOdds)
  const { marketId, selectionId } = selection
  await world.control.movePrice({ world: world.name, marketId, selectionId, side: 'back', ticks: -3 })
  await expect(bet(player, selection, 'the-bet-1')).rejects.toMatchObject({ code: 'price_changed' })
})

test('a market is suspended and opened again', async ({ player, world }) => {
  const selection = await findSelection(world, matchOdds)
  await world.control.suspendMarket({ world: world.name, marketId: selection.marketId })
  await expect(bet(player, selection, 'the-bet-1')).rejects.toMatchObject({ code: 'market_suspended' })
  await world.control.openMarket({ world: world.name, marketId: selection.marketId })
  await bet(player, selection, 'the-bet-2')
})

test('a market is settled, settled again for the other side, and voided', async ({ player, world }) => {
  const selection = await findSelection(world, matchOdds)
  const at = { world: world.name, marketId: selection.marketId }
  await bet(player, selection, 'the-bet-1')
  await world.control.settleMarket({ ...at, result: selection.selectionId })
  expect((await moneyOf(world)).balance).toBeCloseTo(10_000 + 100 * (selection.price - 1), 2)
  await world.control.resettleMarket({ ...at, result: selection.others[0] ?? '' })
  expect((await moneyOf(world)).balance).toBe(9_900)
  await world.control.resettleMarket({ ...at, result: 'void' })
  expect((await moneyOf(world)).balance).toBe(10_000)
})

test('a withdrawal is declined, and what it held is back', async ({ world }) => {
  await world.apply('withdraw-pending')
  expect(await moneyOf(world)).toMatchObject({ balance: 10_000 })
  const [request] = await world.control.listMoneyRequests({ world: world.name })
  await world.control.declineWithdrawal({ world: world.name, requestId: request?.id ?? '', reason: 'Wrong name' })
  expect(await moneyOf(world)).toMatchObject({ balance: 11_500 })
})

test('a deposit waits and is approved', async ({ world }) => {
  await world.apply('deposit-pending')
  const [request] = await world.control.listMoneyRequests({ world: world.name })
  await world.control.approveDeposit({ world: world.name, requestId: request?.id ?? '' })
  expect(await moneyOf(world)).toMatchObject({ balance: 10_500 })
})

test('no way to pay in works', async ({ player, world }) => {
  await world.apply('gateways-down')
  const { gateways } = await player.api.call('listGateways')
  expect(gateways.filter(({ available }) => available)).toEqual([])
})

test('a bonus is wagered at once', async ({ world }) => {
  await world.apply('bonus-active')
  expect(await moneyOf(world)).toMatchObject({ balance: 10_000, cash: 0 })
  await world.control.finishWagering({ world: world.name, username: 'player' })
  expect(await moneyOf(world)).toMatchObject({ balance: 11_000, cash: 1_000 })
})

test('the day after, My bets still lists the bet', async ({ player, world, clock }) => {
  await bet(player, await findSelection(world, matchOdds), 'the-bet-1')
  await clock.advance(24 * 3_600_000)
  // A session ends after a day.
  const { api } = await playerOf(world, player.username, player.password)
  expect(await betsOf(api)).toHaveLength(1)
})

test('a world is saved and continued elsewhere', async ({ player, world }) => {
  await bet(player, await findSelection(world, matchOdds), 'the-bet-1')
  await world.reopen()
  expect(await betsOf(player.api)).toHaveLength(1)
})
