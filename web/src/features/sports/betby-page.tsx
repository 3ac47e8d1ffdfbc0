import { Trans } from '@lingui/react/macro'

export function BetbyPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Sportsbook</Trans>
      </h1>
    </div>
  )
}
