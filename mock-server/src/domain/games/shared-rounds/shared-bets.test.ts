import { expect, test } from 'vitest'
import { there } from '../../../../test/support/answers.ts'
import { stageTable, toBetting } from '../../../../test/support/stage-table.ts'
import { pass, testRegistry } from '../../../../test/support/worlds.ts'
import { bonusOf } from '../../bonus/bonuses.ts'
import { claimBonus } from '../../bonus/claim-bonus.ts'
import { approveDeposit } from '../../cashier/decide-deposit.ts'
import { createDeposit } from '../../cashier/deposits.ts'
import { accountStatement } from '../../cashier/statement.ts'
import { setBalance } from '../../money/credits.ts'
import { setLimits } from '../../play-limits/limits.ts'
import { startTimeOut } from '../../play-limits/take-break.ts'

const opening = 10_000_00
/** Milliseconds after which Aviator's curve stands at these hundredths. */
const at = { 150: 6_758, 200: 11_553, 250: 15_272 }

test('a bet is staked while bets are taken, and cashed out by hand at the multiplier of the moment', () => {
  const { world, player, bet, act, fly, crashesAt, balance, broken } = stageTable()
  crashesAt(250)
  const { id, isActive, actions } = bet(100_00)
  expect([isActive, actions, balance()]).toEqual([true, ['cancel'], opening - 100_00])
  fly(at[200])
  const out = act('cash-out', id)
  expect(out).toMatchObject({ payoutPaise: 200_00, isActive: false, actions: [] })
  expect(out.events).toEqual([{ index: 0, type: 'cash-out', times: 200 }])
  expect(balance()).toBe(opening + 100_00)
  const { rows } = accountStatement(world, player.id, { skip: 0, pageSize: 2 })
  expect(rows).toMatchObject([
    { description: `Aviator, round ${id}, payout`, creditPaise: 200_00 },
    { description: `Aviator, round ${id}, stake`, debitPaise: 100_00 },
  ])
  expect(broken()).toEqual([])
})

test('a payout is rounded down to the paisa, once', () => {
  const { bet, act, fly, crashesAt, balance } = stageTable()
  crashesAt(250)
  const { id } = bet(1_00)
  // The curve stands at 1.0130, shown as 1.01.
  fly(216)
  expect(act('cash-out', id).payoutPaise).toBe(1_01)
  expect(balance()).toBe(opening + 1)
})

test('a bet cashes itself out without a connected player, before the crash', () => {
  const { bet, fly, crashesAt, balance, shown, broken } = stageTable()
  crashesAt(200)
  const early = bet(100_00, { autoCashOut: 150 })
  const exact = bet(50_00, { slot: 1, autoCashOut: 200 })
  fly(at[150] - 1)
  expect(shown(early.id).isActive).toBe(true)
  fly(at[150])
  expect(shown(early.id)).toMatchObject({ isActive: false, payoutPaise: 150_00 })
  expect([balance(), shown(exact.id).isActive]).toEqual([opening, true])
  fly(at[200])
  expect(shown(exact.id)).toMatchObject({ isActive: false, payoutPaise: 100_00 })
  expect([balance(), broken()]).toEqual([opening + 100_00, []])
})

test('a bet that is not cashed out is lost at the crash, an automatic cash-out above it too', () => {
  const { bet, fly, act, crashesAt, balance, shown, broken } = stageTable()
  crashesAt(150)
  const plain = bet(100_00)
  const high = bet(50_00, { slot: 1, autoCashOut: 151 })
  fly(at[150])
  for (const { id } of [plain, high])
    expect(shown(id)).toMatchObject({ isActive: false, payoutPaise: 0, events: [{ type: 'lost' }] })
  expect(() => act('cash-out', plain.id)).toThrow('This round is over')
  expect([balance(), broken()]).toEqual([opening - 150_00, []])
})

test('when the curve ends without a crash all open bets are paid', () => {
  const { world, player, bet, fly, crashesAt, balance } = stageTable()
  setBalance(world, player.id, 1_000_00)
  crashesAt(1_000_000)
  bet(10_00)
  fly(153_506)
  expect(balance()).toBe(990_00 + 10_00 * 10_000)
})

test('a crash at once pays no player', () => {
  const { bet, fly, crashesAt, balance, shown } = stageTable()
  crashesAt(100)
  const { id } = bet(100_00, { autoCashOut: 101 })
  fly(0)
  expect([shown(id).payoutPaise, balance()]).toEqual([0, opening - 100_00])
})

test('a bet is taken back once while bets are taken: the stake and its play money are as before', () => {
  const { world, player, bet, act, held, balance, broken, shown } = stageTable()
  const payment = { gateway: 'm_paytm', amountPaise: 2_000_00, utr: '402911223344' } as const
  approveDeposit(world, createDeposit(world, player, payment, null).id)
  claimBonus(world, player, { id: 'bn-welcome' })
  const before = [balance(), held('restricted'), held('wagering'), bonusOf(world, player.id, 'bn-welcome').wageredPaise]
  const { id } = bet(300_00)
  expect([held('restricted'), held('wagering')]).toEqual([9_700_00, 2_000_00])
  expect(act('cancel', id)).toMatchObject({ isActive: false, events: [{ type: 'cancelled' }], actions: [] })
  expect(shown(id).isActive).toBe(false)
  const after = [balance(), held('restricted'), held('wagering'), bonusOf(world, player.id, 'bn-welcome').wageredPaise]
  expect(after).toEqual(before)
  expect(() => act('cancel', id)).toThrow('This round is over')
  expect(() => act('cash-out', id)).toThrow('This round is over')
  const { rows } = accountStatement(world, player.id, { skip: 0, pageSize: 1 })
  expect(rows).toMatchObject([{ description: `Aviator, round ${id}, stake returned`, creditPaise: 300_00 }])
  expect(bet(300_00).isActive).toBe(true)
  expect(broken()).toEqual([])
})

test('a stake counts towards a bonus, at the rate of its game, when its bet is closed', () => {
  const { world, player, bet, fly, crashesAt } = stageTable()
  claimBonus(world, player, { id: 'bn-welcome' })
  const counted = () => bonusOf(world, player.id, 'bn-welcome').wageredPaise
  crashesAt(100)
  bet(100_00)
  expect(counted()).toBe(0)
  fly(0)
  expect(counted()).toBe(50_00)
})

test('two bets on a round, one in each slot; a third is refused', () => {
  const { bet, fly, act, crashesAt, balance, broken } = stageTable()
  crashesAt(250)
  const [one, other] = [bet(100_00), bet(200_00, { slot: 1 })]
  expect(() => bet(100_00)).toThrow('A round of this game is still open')
  expect(() => bet(100_00, { slot: 1 })).toThrow('A round of this game is still open')
  expect(() => bet(100_00, { slot: 2 })).toThrow('The slot is a whole number from 0 to 1')
  fly(at[150])
  act('cash-out', one.id)
  fly(at[200])
  act('cash-out', other.id)
  expect([balance(), broken()]).toEqual([opening + 50_00 + 200_00, []])
})

test('bets and cash-outs out of their time are refused, and move nothing', () => {
  const { world, session, bet, fly, act, now, crashesAt, balance, broken } = stageTable()
  crashesAt(250)
  const { id } = bet(100_00)
  expect(() => act('cash-out', id)).toThrow('The round has not begun yet')
  expect(() => act('fly', id)).toThrow('That is not possible now')
  expect(() => act('cash-out', id + 1)).toThrow('There is no such round')
  expect(() => bet(100_00, { slot: 1, round: '1-1' })).toThrow('This round takes no bets any more')
  fly(0)
  expect(() => bet(100_00, { slot: 1 })).toThrow('This round takes no bets any more')
  expect(() => act('cancel', id)).toThrow('This round takes no bets any more')
  expect(() => act('cash-out', id)).toThrow('Cashing out begins at 1.01x')
  const { id: played } = now()
  fly(at[250])
  expect(() => bet(100_00)).toThrow('This round takes no bets any more')
  toBetting(world, session)
  expect(() => bet(100_00, { round: played })).toThrow('This round takes no bets any more')
  expect([balance(), broken()]).toEqual([opening - 100_00, []])
})

test('limits, breaks and the balance hold for each bet', () => {
  const { world, player, bet } = stageTable()
  expect(() => bet(50)).toThrow('Stake is below the minimum')
  expect(() => bet(100_50)).toThrow('The stake is not one that this game takes')
  expect(() => bet(1_00_000_00)).toThrow('Insufficient balance')
  setLimits(world, player.id, { limitsPaise: [{ kind: 'stake', period: 'daily', amountPaise: 500_00 }] })
  bet(400_00)
  expect(() => bet(200_00, { slot: 1 })).toThrow('Your own limit on stakes over 24 hours leaves ₹100.00')
  startTimeOut(world, player.id, 24)
  expect(() => bet(1_00, { slot: 1 })).toThrow('taking a break')
})

test('a bet that was taken back does not count against a limit', () => {
  const { world, player, bet, act } = stageTable()
  setLimits(world, player.id, { limitsPaise: [{ kind: 'stake', period: 'daily', amountPaise: 500_00 }] })
  act('cancel', bet(500_00).id)
  expect(bet(500_00).isActive).toBe(true)
})

test('one effect for each key, also of a refusal', () => {
  const { bet, act, fly, crashesAt, balance, broken } = stageTable()
  crashesAt(250)
  const bets = Array.from({ length: 50 }, () => bet(100_00, { slot: 0 }, 'key-of-one-bet'))
  expect(new Set(bets.map(({ id }) => id)).size).toBe(1)
  expect(balance()).toBe(opening - 100_00)
  expect(() => bet(200_00, { slot: 0 }, 'key-of-one-bet')).toThrow('sent before with other content')
  const { id } = there(bets[0])
  expect(() => act('cash-out', id, 'key-too-early')).toThrow('not begun')
  fly(at[150])
  expect(() => act('cash-out', id, 'key-too-early')).toThrow('not begun')
  const first = act('cash-out', id, 'key-of-cash-out')
  fly(at[200])
  for (let again = 0; again < 50; again += 1) expect(act('cash-out', id, 'key-of-cash-out')).toEqual(first)
  expect(() => act('cash-out', id)).toThrow('This round is over')
  expect([balance(), broken()]).toEqual([opening + 50_00, []])
})

test('a clock that is moved over the end of rounds settles them by their rules', () => {
  const { world, session, bet, crashesAt, balance, broken } = stageTable()
  crashesAt(200)
  bet(100_00, { autoCashOut: 150 })
  bet(100_00, { slot: 1 })
  pass(world, 3 * 24 * 60 * 60 * 1000)
  expect([balance(), broken()]).toEqual([opening + 50_00 - 100_00, []])
  toBetting(world, session)
  expect(bet(100_00).isActive).toBe(true)
})

test('a world that was copied between stake and crash settles the bet in both', () => {
  const registry = testRegistry()
  const source = registry.create({ seed: 'a seed', frozenAtMs: Date.parse('2026-11-21T02:30:00.000Z') })
  const { bet, fly, crashesAt, balance } = stageTable(source)
  crashesAt(200)
  bet(100_00, { autoCashOut: 150 })
  const copy = registry.fork(source.name, 'copy')
  copy.clock.freeze()
  fly(at[200])
  pass(copy, 60_000)
  expect(balance()).toBe(opening + 50_00)
  expect(
    copy.store.all("SELECT payout_paise FROM game_rounds WHERE status = 'won'", [], (row) =>
      row.integer('payout_paise'),
    ),
  ).toEqual([150_00])
})
