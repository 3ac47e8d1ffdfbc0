import { Trans } from '@lingui/react/macro'

export function AllDealerPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Live casino</Trans>
      </h1>
    </div>
  )
}
