import { Trans } from '@lingui/react/macro'

export function JetfairPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Exchange</Trans>
      </h1>
    </div>
  )
}
