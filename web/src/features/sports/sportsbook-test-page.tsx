import { Trans } from '@lingui/react/macro'

export function SportsbookTestPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Sports</Trans>
      </h1>
    </div>
  )
}
