import { Trans } from '@lingui/react/macro'

export function GamesAllPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>All games</Trans>
      </h1>
    </div>
  )
}
