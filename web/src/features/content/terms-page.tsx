import { Trans } from '@lingui/react/macro'

export function TermsPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Terms and Conditions</Trans>
      </h1>
    </div>
  )
}
