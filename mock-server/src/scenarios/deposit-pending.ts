import type { Scenario } from '../world/scenario.ts'
import { seedDeposit } from './seeded-deposit.ts'

export const depositPending: Scenario = {
  name: 'deposit-pending',
  about: 'A Paytm deposit of 500.00 of the seeded player waits for the operator',
  params: { amount: 'Rupees in place of the 500.00' },
  apply(world, params) {
    seedDeposit(world, params)
  },
}
