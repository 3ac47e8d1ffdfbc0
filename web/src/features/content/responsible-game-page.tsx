import { Trans } from '@lingui/react/macro'

export function ResponsibleGamePage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Responsible Gaming</Trans>
      </h1>
    </div>
  )
}
