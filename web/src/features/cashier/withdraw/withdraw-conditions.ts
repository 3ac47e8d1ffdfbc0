import { toPaise } from '../../../lib/money.ts'
import { isSendable, needsSavedAccount } from '../gateways/gateway-uses.ts'
import type { Gateway, RequestStatus } from '../queries.ts'

/** The conditions of a withdrawal (decision 010): documents, an open gateway, cash, an account to pay to. */
export type Conditions = {
  kycApproved: boolean
  open: boolean
  /** The gateway asks for no file, which the request could not carry. */
  sendable: boolean
  enoughCash: boolean
  /** Always met where the account is typed into the form. */
  hasAccount: boolean
}

export type WithdrawalFacts = {
  gateway: Gateway
  /** null before the first documents. */
  kyc: RequestStatus | null
  /** Rupees; undefined until the server has sent it. */
  cash: number | undefined
  savedAccounts: number
}

export function conditionsOf({ gateway, kyc, cash, savedAccounts }: WithdrawalFacts): Conditions {
  return {
    kycApproved: kyc === 'approved',
    open: gateway.available,
    sendable: isSendable(gateway),
    enoughCash: cash !== undefined && toPaise(cash) >= toPaise(gateway.min),
    hasAccount: !needsSavedAccount(gateway.key) || savedAccounts > 0,
  }
}

export function allMet(conditions: Conditions): boolean {
  return Object.values(conditions).every(Boolean)
}
