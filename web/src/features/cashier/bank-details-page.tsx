import { Trans } from '@lingui/react/macro'

export function BankDetailsPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Bank details</Trans>
      </h1>
    </div>
  )
}
