import { DepositMethod } from './deposit-method.tsx'

/** /bkash: a deposit by m_bkash, in place (spec 2.4, 9). */
export function BkashPage() {
  return <DepositMethod method="m_bkash" />
}
