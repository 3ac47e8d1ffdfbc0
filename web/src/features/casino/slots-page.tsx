import { Trans } from '@lingui/react/macro'

export function SlotsPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Slots</Trans>
      </h1>
    </div>
  )
}
