import { Trans } from '@lingui/react/macro'

export function PrivacyPolicyPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Privacy Policy</Trans>
      </h1>
    </div>
  )
}
