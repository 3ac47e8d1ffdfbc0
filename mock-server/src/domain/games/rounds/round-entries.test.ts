import { expect, test } from 'vitest'
import { there } from '../../../../test/support/answers.ts'
import { playerOf } from '../../../../test/support/identity.ts'
import { pass, seededId, testWorld } from '../../../../test/support/worlds.ts'
import { bonusOf } from '../../bonus/bonuses.ts'
import { claimBonus } from '../../bonus/claim-bonus.ts'
import { wagerBonusInGame } from '../../bonus/wager-bonus.ts'
import { approveDeposit } from '../../cashier/decide-deposit.ts'
import { createDeposit } from '../../cashier/deposits.ts'
import { checkInvariants } from '../../invariants/invariants.ts'
import { accountBalance } from '../../money/ledger.ts'
import { balanceOf } from '../../money/wallet.ts'
import { usedOf } from '../../play-limits/check-limits.ts'
import { setLimits } from '../../play-limits/limits.ts'
import { startTimeOut } from '../../play-limits/take-break.ts'
import { actInRound } from './act-in-round.ts'
import { voidRound } from './close-by-hand.ts'
import { endRound } from './end-round.ts'
import { seatAt } from './game-session.ts'
import { newStakeRefusal, playRound } from './play-round.ts'
import { roundOf } from './round.ts'
import { bookStake, closeRound } from './round-entries.ts'
import { insertRound, roundById, savePayout } from './round-records.ts'
import { takeNonce } from './seeds.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The seeded player, with a deposit of 2,000.00 beside the play money. */
function table() {
  const world = testWorld()
  const player = playerOf(world, seededId(world))
  const payment = { gateway: 'm_paytm', amountPaise: 2_000_00, utr: '402911223344' } as const
  approveDeposit(world, createDeposit(world, player, payment, null).id)
  /** A round of 500.00, such as the rules took once, decided to pay this; null leaves it open. Answers its id. */
  const round = (payoutPaise: number | null, game = 'spribe/dice') => {
    const order = {
      playerId: player.id,
      game,
      mode: 'base',
      amountPaise: 500_00,
      meta: { target: 5_000 },
    }
    const id = insertRound(world, { ...order, drawn: takeNonce(world, player.id) })
    bookStake(world, { id, playerId: player.id }, 500_00, 0)
    if (payoutPaise !== null) pay(id, payoutPaise)
    return id
  }
  const pay = (id: number, payoutPaise: number) => {
    savePayout(world, id, payoutPaise)
    closeRound(world, there(roundById(world, id)), payoutPaise)
  }
  const money = () => {
    const { balancePaise, cashPaise } = balanceOf(world, player.id)
    const held = (account: 'restricted' | 'wagering' | 'exposure') => accountBalance(world, player.id, account)
    return [balancePaise, cashPaise, held('restricted'), held('wagering'), held('exposure')]
  }
  return { world, player, round, pay, money }
}

test.each([
  ['while it is open', null, [11_500_00, 0, 9_500_00, 2_000_00, 0]],
  ['that pays 1,525.00', 1_525_00, [13_025_00, 1_525_00, 10_000_00, 1_500_00, 0]],
  ['that pays nothing', 0, [11_500_00, 500_00, 9_500_00, 1_500_00, 0]],
  ['that pays 200.00', 200_00, [11_700_00, 500_00, 9_700_00, 1_500_00, 0]],
])('a stake of 500.00 %s, as docs/money.md works it out', (_what, payoutPaise, expected) => {
  const { world, round, money } = table()
  expect(money()).toEqual([12_000_00, 0, 10_000_00, 2_000_00, 0])
  round(payoutPaise)
  expect(money()).toEqual(expected)
  if (payoutPaise !== null) expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([])
})

test.each([
  ['spribe/dice', 'bn-welcome', 250_00],
  ['spribe/dice', 'bn-weekend', 125_00],
  ['spribe/dice', 'bn-cricket', 0],
  ['ezgrt-Strike777', 'bn-welcome', 500_00],
  ['ezg-Roulette', 'bn-weekend', 50_00],
  ['ezg-Baccarat', 'bn-welcome', 50_00],
])('a stake of 500.00 on %s counts towards %s with %i paise', (game, bonusId, wageredPaise) => {
  const { world, player, round } = table()
  claimBonus(world, player, { id: bonusId })
  round(0, game)
  expect(bonusOf(world, player.id, bonusId).wageredPaise).toBe(wageredPaise)
})

test('the counted part of a stake is rounded down to the paisa', () => {
  const { world, player } = table()
  claimBonus(world, player, { id: 'bn-weekend' })
  wagerBonusInGame(world, player.id, 'ezg-Baccarat', () => 19)
  expect(bonusOf(world, player.id, 'bn-weekend').wageredPaise).toBe(0)
  wagerBonusInGame(world, player.id, 'ezg-Baccarat', () => 59)
  expect(bonusOf(world, player.id, 'bn-weekend').wageredPaise).toBe(2)
})

test('a round counts towards a bonus when it is closed, a void one and one opened before the claim never', () => {
  const { world, player, round, pay } = table()
  const counted = () => bonusOf(world, player.id, 'bn-welcome').wageredPaise
  const early = round(null)
  pass(world, 1)
  claimBonus(world, player, { id: 'bn-welcome' })
  pay(early, 0)
  const open = round(null)
  expect(counted()).toBe(0)
  voidRound(world, open)
  expect(counted()).toBe(0)
  pay(round(null), 1_525_00)
  expect(counted()).toBe(250_00)
  expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([])
})

test('limits on stakes and losses count rounds, open ones whole; a payout lowers the loss; breaks hold', () => {
  const { world, player, round, pay } = table()
  const refusal = (stakePaise: number) => newStakeRefusal(world, player.id, stakePaise)?.refusal ?? null
  setLimits(world, player.id, { limitsPaise: [{ kind: 'loss', period: 'daily', amountPaise: 900_00 }] })
  const open = round(null)
  expect([refusal(400_00), refusal(401_00)]).toEqual([null, 'limit_reached'])
  pay(open, 600_00)
  expect([refusal(1_000_00), refusal(1_001_00)]).toEqual([null, 'limit_reached'])
  setLimits(world, player.id, { limitsPaise: [{ kind: 'stake', period: 'daily', amountPaise: 600_00 }] })
  expect([refusal(100_00), refusal(101_00)]).toEqual([null, 'limit_reached'])
  startTimeOut(world, player.id, 24)
  expect(refusal(1_00)).toBe('time_out_active')
})

test('a round that was left and that its rules no longer know gives the stake back, and the world goes on', () => {
  const { world, round, money } = table()
  round(null)
  pass(world, dayMs)
  expect(money()).toEqual([12_000_00, 0, 10_000_00, 2_000_00, 0])
  expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([])
})

test.each([
  ['cashed out', (end: () => void, _leave: () => void) => end()],
  ['left for a day', (_end: () => void, leave: () => void) => leave()],
])('a round of mines that is %s before a tile is void: its stake comes back and counts for nothing', (_how, finish) => {
  const { world, player, money } = table()
  claimBonus(world, player, { id: 'bn-welcome' })
  const seat = there(seatAt(player, 'spribe/mines'))
  const { round } = playRound(world, seat, { amountPaise: 500_00, mode: 'base', meta: { mines: 3 } })
  const end = () => {
    actInRound(world, seat, { action: 'cash-out' })
    endRound(world, seat)
  }
  finish(end, () => pass(world, dayMs))
  expect(there(roundById(world, round.id))).toMatchObject({ status: 'void', payoutPaise: 500_00 })
  expect(roundOf(world, there(roundById(world, round.id))).events.map(({ type }) => type)).toEqual([
    'reveal',
    'cancelled',
  ])
  expect(money()).toEqual([12_000_00, 0, 10_000_00, 2_000_00, 0])
  expect(bonusOf(world, player.id, 'bn-welcome').wageredPaise).toBe(0)
  expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([])
})

test('a stake that doubles a round a day later counts against the limit of that day', () => {
  const { world, player, round } = table()
  const id = round(null)
  pass(world, dayMs - 1)
  expect(usedOf(world, player.id).stake.daily).toBe(500_00)
  bookStake(world, { id, playerId: player.id }, 300_00, 1)
  expect(usedOf(world, player.id).stake.daily).toBe(800_00)
  world.clock.advance(1)
  expect(usedOf(world, player.id).stake).toEqual({ daily: 300_00, weekly: 800_00, monthly: 800_00 })
  voidRound(world, id)
  expect(usedOf(world, player.id).stake.weekly).toBe(0)
})

test('a decision that adds to the stake is booked with it, and refused where the balance does not cover it', () => {
  const { world, player } = table()
  const seat = there(seatAt(player, 'ezg-Blackjack'))
  const order = { amountPaise: 100_00, mode: 'base' }
  for (let doubled = false; !doubled; ) {
    const { round } = playRound(world, seat, order)
    if (round.actions.includes('double')) {
      const before = balanceOf(world, player.id).balancePaise
      const { round: after, wallet } = actInRound(world, seat, { action: 'double' })
      expect([after.stakePaise, wallet.balancePaise]).toEqual([200_00, before - 100_00])
      doubled = true
      if (after.isActive) endRound(world, seat)
    } else {
      let { isActive, actions } = round
      while (isActive && actions.includes('stand'))
        ({ isActive, actions } = actInRound(world, seat, { action: 'stand' }).round)
      if (isActive) endRound(world, seat)
    }
  }
  expect(checkInvariants(world).filter(({ holds }) => !holds)).toEqual([])
})
