import { Trans } from '@lingui/react/macro'

export function SpmGamesPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>SPM Games</Trans>
      </h1>
    </div>
  )
}
