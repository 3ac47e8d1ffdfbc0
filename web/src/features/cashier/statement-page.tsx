import { Trans } from '@lingui/react/macro'

export function StatementPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Account Statement</Trans>
      </h1>
    </div>
  )
}
