import { Trans } from '@lingui/react/macro'

export function ContactUsPage() {
  return (
    <div className="wrap page-blocks">
      <h1>
        <Trans>Contact Us</Trans>
      </h1>
    </div>
  )
}
