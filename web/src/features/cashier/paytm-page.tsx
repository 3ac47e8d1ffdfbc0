import { Trans } from '@lingui/react/macro'

export function PaytmPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Paytm</Trans>
      </h1>
    </div>
  )
}
