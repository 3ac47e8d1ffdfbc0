import { useParams } from 'react-router-dom'
import { DepositMethod } from './deposit-method.tsx'
import { FastDeposit } from './fast-deposit.tsx'

/** /deposit/{gateway} and /deposit/{mode}: a gateway's key, `bank` or `fast`; anything else leads to the list. */
export function DepositPage() {
  const { method = '' } = useParams()
  return method.toLowerCase() === 'fast' ? <FastDeposit /> : <DepositMethod key={method} method={method} />
}

/** /bkash, /nagad and /paytm: the deposit of that gateway, in place (spec 2.4, 9). */
export const BkashPage = () => <DepositMethod method="m_bkash" />
export const NagadPage = () => <DepositMethod method="m_nagad" />
export const PaytmPage = () => <DepositMethod method="m_paytm" />
