import { Trans } from '@lingui/react/macro'

export function WithdrawListPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Withdrawals</Trans>
      </h1>
    </div>
  )
}
