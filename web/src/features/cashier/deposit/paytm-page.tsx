import { DepositMethod } from './deposit-method.tsx'

/** /paytm: a deposit by m_paytm, in place (spec 2.4, 9). */
export function PaytmPage() {
  return <DepositMethod method="m_paytm" />
}
