import { creditCoins } from '../domain/money/credits.ts'
import type { Scenario } from '../world/scenario.ts'
import { rupeesParam } from './params.ts'
import { seededPlayerId } from './seeded-papers.ts'
import { setStartingBalance } from './seeded-players.ts'

const usualPaise = 500_00

export const bonusOnly: Scenario = {
  name: 'bonus-only',
  about: 'The seeded player has no real money, and 500.00 in coins',
  params: { coins: 'Rupees of coins in place of the 500.00' },
  apply(world, params) {
    setStartingBalance(world, 0)
    creditCoins(world, seededPlayerId(world), rupeesParam(params, 'coins') ?? usualPaise)
  },
}
