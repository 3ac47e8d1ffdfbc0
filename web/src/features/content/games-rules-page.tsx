import { Trans } from '@lingui/react/macro'

export function GamesRulesPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Games Rules</Trans>
      </h1>
    </div>
  )
}
