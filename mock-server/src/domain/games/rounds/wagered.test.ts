import { expect, test } from 'vitest'
import { there } from '../../../../test/support/answers.ts'
import { playerOf } from '../../../../test/support/identity.ts'
import { stageTable } from '../../../../test/support/stage-table.ts'
import { pass, seededId, testWorld } from '../../../../test/support/worlds.ts'
import { bonusOf } from '../../bonus/bonuses.ts'
import { claimBonus } from '../../bonus/claim-bonus.ts'
import { approveDeposit } from '../../cashier/decide-deposit.ts'
import { createDeposit } from '../../cashier/deposits.ts'
import { accountBalance } from '../../money/ledger.ts'
import { forceNextRound } from '../forced/force-next.ts'
import { voidRound } from './close-by-hand.ts'
import { endRound } from './end-round.ts'
import { seatAt } from './game-session.ts'
import { playRound } from './play-round.ts'

const roulette = 'ezg-Roulette'
const bonusId = 'bn-welcome'

/** The seeded player with a deposit of 5,000.00 to wager. */
function depositor() {
  const world = testWorld()
  const player = playerOf(world, seededId(world))
  const payment = { gateway: 'm_paytm', amountPaise: 5_000_00, utr: '402911223344' } as const
  approveDeposit(world, createDeposit(world, player, payment, null).id)
  const wageredPaise = () => 5_000_00 - accountBalance(world, player.id, 'wagering')
  return { world, player, wageredPaise }
}

function liveRoulette(words: string) {
  const { world, wageredPaise } = depositor()
  const at = stageTable(world, roulette)
  forceNextRound(world, roulette, words)
  return { ...at, wageredPaise, counted: () => bonusOf(world, at.player.id, bonusId).wageredPaise }
}

test.each([
  ['red', 'number 18', 600_00],
  ['black', 'number 17', 600_00],
  ['zero, which loses all', 'number 0', 1_400_00],
])('red in one slot and less on black in another count their common risk: %s', (_what, words, expected) => {
  const { world, player, chips, fly, wageredPaise, counted, broken } = liveRoulette(words)
  claimBonus(world, player, { id: bonusId })
  chips({ red: 1_000_00 })
  chips({ black: 400_00 }, 1)
  fly(60_000)
  // Tables count a fifth towards a bonus.
  expect([wageredPaise(), counted()]).toEqual([expected, expected / 5])
  expect(broken()).toEqual([])
})

test('as much on red as on black counts for nothing, in two slots or in one bet', () => {
  const two = liveRoulette('number 17')
  two.chips({ red: 1_000_00 })
  two.chips({ black: 1_000_00 }, 1)
  two.fly(60_000)
  const one = liveRoulette('number 17')
  one.chips({ red: 1_000_00, black: 1_000_00 })
  one.fly(60_000)
  expect([two.wageredPaise(), one.wageredPaise()]).toEqual([0, 0])
})

test('a bet that was covered by one that is void counts in full', () => {
  const { world, chips, fly, wageredPaise } = liveRoulette('number 17')
  chips({ red: 1_000_00 })
  const { id } = chips({ black: 1_000_00 }, 1)
  voidRound(world, id)
  fly(60_000)
  expect(wageredPaise()).toBe(1_000_00)
})

test('a bonus counts the risk of bets since its claim, and no more than with earlier bets', () => {
  const { world, player, chips, fly, counted } = liveRoulette('number 17')
  chips({ red: 700_00 })
  pass(world, 1)
  claimBonus(world, player, { id: bonusId })
  chips({ black: 1_000_00 }, 1)
  fly(60_000)
  expect(counted()).toBe(300_00 / 5)
})

test('both sides at a single-player table count the stake that the better payout does not cover', () => {
  const { world, player, wageredPaise } = depositor()
  const seat = there(seatAt(player, 'onetouch/andarbahar'))
  const bets = ['andar', 'bahar'].map((on) => ({ on, amountPaise: 1_000_00 }))
  const { round } = playRound(world, seat, { amountPaise: 2_000_00, mode: 'base', meta: { bets } })
  if (round.isActive) endRound(world, seat)
  // Andar pays 1.90.
  expect(wageredPaise()).toBe(100_00)
})
