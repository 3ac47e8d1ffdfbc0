import { Trans } from '@lingui/react/macro'

export function KycPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>KYC</Trans>
      </h1>
    </div>
  )
}
