import type { Scenario } from '../world/scenario.ts'
import { rupeesParam } from './params.ts'
import { setStartingBalance } from './seeded-players.ts'

const defaultPaise = 50_00

export const lowBalance: Scenario = {
  name: 'low-balance',
  about: 'The seeded player, and who registers, has 50.00',
  params: { balance: 'Rupees in place of the 50.00' },
  apply: (world, params) => setStartingBalance(world, rupeesParam(params, 'balance') ?? defaultPaise),
}
