import { useQuery } from '@tanstack/react-query'
import { useMoney } from '../../../money/money-store.ts'
import { type Reading, readBoth } from '../../../ui/states/loaded.tsx'
import { type Bank, cashier, type Gateway } from '../queries.ts'
import { type Conditions, conditionsOf, needsSavedAccount } from './withdraw-conditions.ts'

/** All that the pages about one way of withdrawing show. `gateway` null: there is no such way. */
export type WithdrawOffer =
  | { gateway: null }
  | { gateway: Gateway; conditions: Conditions; accounts: readonly Bank[]; cash: number | undefined }

/** Reads gateway, papers and saved accounts of a method that the address names, and judges its conditions. */
export function useWithdrawOffer(method: string): { reading: Reading<unknown>; offer: WithdrawOffer | undefined } {
  const asked = method.toLowerCase()
  const type = needsSavedAccount(asked) ? asked : undefined
  const gateways = useQuery(cashier.gateways())
  const kyc = useQuery(cashier.kyc())
  const saved = useQuery({ ...cashier.savedAccounts(type), enabled: type !== undefined })
  const wallet = useMoney((money) => money.wallet)
  const both = readBoth(gateways, kyc)
  const reading = type === undefined ? both : readBoth(both, saved)
  const gateway = gateways.data?.gateways.find((one) => one.kind === 'withdraw' && one.key.toLowerCase() === asked)
  if (gateways.data && !gateway) return { reading, offer: { gateway: null } }
  if (reading.data === undefined || !gateway || !kyc.data) return { reading, offer: undefined }
  const accounts = saved.data?.banks ?? []
  // The wallet comes over the socket: until its first word nobody can say what is cash.
  const cash = wallet?.cash
  const facts = { gateway, kyc: kyc.data.status, cash, savedAccounts: accounts.length }
  return { reading, offer: { gateway, conditions: conditionsOf(facts), accounts, cash } }
}
