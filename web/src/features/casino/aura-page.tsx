import { Trans } from '@lingui/react/macro'

export function AuraPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Aura</Trans>
      </h1>
    </div>
  )
}
