import { creditCoins } from '../domain/money/credits.ts'
import { rupeesParam } from './params.ts'
import { giveUsualBalance, seededPlayerId, setStartingBalance } from './seeded-players.ts'
import type { Situation } from './situation.ts'

const usualPaise = 500_00

export const bonusOnly: Situation = {
  name: 'bonus-only',
  group: 'money',
  about: 'The seeded player has no real money, and 500.00 in coins',
  params: { coins: 'Rupees of coins in place of the 500.00' },
  apply(world, params) {
    setStartingBalance(world, 0)
    creditCoins(world, seededPlayerId(world), rupeesParam(params, 'coins') ?? usualPaise)
  },
  end: giveUsualBalance,
}
