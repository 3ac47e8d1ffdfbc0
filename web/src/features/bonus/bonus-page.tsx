import { Trans } from '@lingui/react/macro'

export function BonusPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Bonus</Trans>
      </h1>
    </div>
  )
}
