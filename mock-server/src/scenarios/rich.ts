import { rupeesParam } from './params.ts'
import { giveUsualBalance, setStartingBalance } from './seeded-players.ts'
import type { Situation } from './situation.ts'

/** One crore. */
const defaultPaise = 1_00_00_000_00

export const rich: Situation = {
  name: 'rich',
  group: 'money',
  about: 'The seeded player, and who registers, has 1,00,00,000.00',
  params: { balance: 'Rupees in place of the crore' },
  apply: (world, params) => setStartingBalance(world, rupeesParam(params, 'balance') ?? defaultPaise),
  end: giveUsualBalance,
}
