import { Trans } from '@lingui/react/macro'

export function FairPlayPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Fair Play</Trans>
      </h1>
    </div>
  )
}
