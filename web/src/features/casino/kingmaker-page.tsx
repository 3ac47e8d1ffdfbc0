import { Trans } from '@lingui/react/macro'

export function KingmakerPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Kingmaker</Trans>
      </h1>
    </div>
  )
}
