import { Trans } from '@lingui/react/macro'

export function CasinoGamePage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Game</Trans>
      </h1>
    </div>
  )
}
