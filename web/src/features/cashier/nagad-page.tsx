import { Trans } from '@lingui/react/macro'

export function NagadPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Nagad</Trans>
      </h1>
    </div>
  )
}
