import { Trans } from '@lingui/react/macro'

export function MyBetsPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>My Bets</Trans>
      </h1>
    </div>
  )
}
