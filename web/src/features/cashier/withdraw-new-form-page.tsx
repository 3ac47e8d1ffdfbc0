import { Trans } from '@lingui/react/macro'

export function WithdrawNewFormPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Withdraw</Trans>
      </h1>
    </div>
  )
}
