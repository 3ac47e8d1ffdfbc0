import { Trans } from '@lingui/react/macro'

export function CasinoLobbyPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Casino</Trans>
      </h1>
    </div>
  )
}
