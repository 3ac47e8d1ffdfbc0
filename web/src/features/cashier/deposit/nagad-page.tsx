import { DepositMethod } from './deposit-method.tsx'

/** /nagad: a deposit by m_nagad, in place (spec 2.4, 9). */
export function NagadPage() {
  return <DepositMethod method="m_nagad" />
}
