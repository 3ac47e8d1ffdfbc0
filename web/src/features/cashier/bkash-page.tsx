import { Trans } from '@lingui/react/macro'

export function BkashPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>bKash</Trans>
      </h1>
    </div>
  )
}
