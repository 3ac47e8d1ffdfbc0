import { useQuery } from '@tanstack/react-query'
import { type Reading, readBoth } from '../../../ui/states/loaded.tsx'
import { needsSavedAccount } from '../gateways/gateway-uses.ts'
import { type Bank, cashier, type Gateway, type RequestStatus } from '../queries.ts'
import { useWithdrawFunds } from './use-withdraw-funds.ts'
import { type Conditions, conditionsOf } from './withdraw-conditions.ts'

/** All that the pages about one way of withdrawing show. `gateway` null: there is no such way. */
export type WithdrawOffer =
  | { gateway: null }
  | {
      gateway: Gateway
      conditions: Conditions
      /** null before the first documents. */
      kyc: RequestStatus | null
      accounts: readonly Bank[]
      cash: number | undefined
      /** Rupees of deposits that are still to be wagered; undefined where the server does not say. */
      wagering: number | undefined
    }

/** Reads gateway, documents and saved accounts of a method that the address names, and judges its conditions. */
export function useWithdrawOffer(method: string): { reading: Reading<unknown>; offer: WithdrawOffer | undefined } {
  const asked = method.toLowerCase()
  const type = needsSavedAccount(asked) ? asked : undefined
  const gateways = useQuery(cashier.gatewaysList())
  const kyc = useQuery(cashier.kyc())
  const saved = useQuery({ ...cashier.savedAccounts(type), enabled: type !== undefined })
  const { cash, wagering, reading: funds } = useWithdrawFunds()
  const both = readBoth(gateways, kyc)
  const known: Reading<unknown> = type === undefined ? both : readBoth(both, saved)
  // The wallet comes over the socket; without it the page waits for the response that has it.
  const reading = cash === undefined ? readBoth(known, funds) : known
  const gateway = gateways.data?.gateways.find((one) => one.kind === 'withdraw' && one.key.toLowerCase() === asked)
  if (gateways.data && !gateway) return { reading, offer: { gateway: null } }
  if (reading.data === undefined || !gateway || !kyc.data) return { reading, offer: undefined }
  const accounts = saved.data?.banks ?? []
  const { status } = kyc.data
  const facts = { gateway, kyc: status, cash, savedAccounts: accounts.length }
  return { reading, offer: { gateway, conditions: conditionsOf(facts), kyc: status, accounts, cash, wagering } }
}
