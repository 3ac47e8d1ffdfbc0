import { rupeesParam } from './params.ts'
import { giveUsualBalance, setStartingBalance } from './seeded-players.ts'
import type { Situation } from './situation.ts'

const defaultPaise = 50_00

export const lowBalance: Situation = {
  name: 'low-balance',
  group: 'money',
  about: 'The seeded player, and who registers, has 50.00',
  params: { balance: 'Rupees in place of the 50.00' },
  apply: (world, params) => setStartingBalance(world, rupeesParam(params, 'balance') ?? defaultPaise),
  end: giveUsualBalance,
}
