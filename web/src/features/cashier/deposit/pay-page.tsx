import { Trans } from '@lingui/react/macro'
import { ExternalLink } from 'lucide-react'
import { env } from '../../../config/env.ts'
import { payPageOf } from '../../../lib/outside-address.ts'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Note } from '../../../ui/states/note.tsx'

/** The link to the provider's page, shown only if the site trusts its host. */
export function PayPage({ url }: { url: string }) {
  const page = payPageOf(url, env().redirectHosts, window.location.origin)
  if (page === null) {
    return (
      <Note tone="bad">
        <Trans>
          The address of the payment page is not one that this site trusts, so it is not opened. Your request ends by
          itself; choose another method.
        </Trans>
      </Note>
    )
  }
  return (
    <>
      <p>
        <Trans>Your request is open for a few minutes. The payment itself is made at {page.host}.</Trans>
      </p>
      <a href={page.href} className={buttonClass('primary', true, 'fast-deposit-open')} rel="noreferrer">
        <ExternalLink size={18} aria-hidden="true" />
        <Trans>Open {page.host}</Trans>
      </a>
    </>
  )
}
