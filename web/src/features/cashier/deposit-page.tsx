import { Trans } from '@lingui/react/macro'

export function DepositPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Deposit</Trans>
      </h1>
    </div>
  )
}
