import { Trans } from '@lingui/react/macro'

export function ReferralPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Referral</Trans>
      </h1>
    </div>
  )
}
