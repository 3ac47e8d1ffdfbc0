import { declineDeposit } from '../domain/cashier/decide-deposit.ts'
import type { Scenario } from '../world/scenario.ts'
import { textParam } from './params.ts'
import { seedDeposit } from './seeded-deposit.ts'

export const depositDeclined: Scenario = {
  name: 'deposit-declined',
  about: 'A Paytm deposit of 500.00 of the seeded player was refused',
  params: { amount: 'Rupees in place of the 500.00', reason: 'Why, in place of the usual reason' },
  apply: (world, params) => declineDeposit(world, seedDeposit(world, params), textParam(params, 'reason') ?? undefined),
}
