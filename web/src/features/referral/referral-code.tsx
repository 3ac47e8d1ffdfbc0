import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Share2 } from 'lucide-react'
import { call } from '../../api/call.ts'
import { invalidate } from '../../api/query.ts'
import { parseUrl } from '../../lib/parse-url.ts'
import { finishFormRequest } from '../../player/finish-form-request.ts'
import { Button } from '../../ui/basics/button.tsx'
import { Box } from '../../ui/basics/page.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { CopyButton } from '../../ui/records/copy-button.tsx'
import { Definition, Definitions } from '../../ui/records/definitions.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import type { ReferralStats } from './queries.ts'
import './referral-code.css'

/** Code and link to hand on; before the first, the button that makes them. */
export function ReferralCode({ stats: { code, link } }: { stats: ReferralStats }) {
  const { t } = useLingui()
  return (
    <Box title={<Trans>Your code</Trans>}>
      {code === null || link === null ? (
        <Create />
      ) : (
        <>
          <Definitions>
            <Definition term={<Trans>Code</Trans>} action={<CopyButton text={code} what={t`the code`} />}>
              {code}
            </Definition>
            <Definition term={<Trans>Link</Trans>} action={<CopyButton text={wholeLink(link)} what={t`the link`} />}>
              {wholeLink(link)}
            </Definition>
          </Definitions>
          <Share link={wholeLink(link)} />
        </>
      )}
    </Box>
  )
}

function Create() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const create = useSubmit((_: undefined, signal) =>
    finishFormRequest(call('generateReferral', { signal }), {
      signal,
      done: () => {
        toast('success', t`Your code is ready`)
        invalidate(queries, 'getReferralStats')
      },
      otherwise: t`Something went wrong`,
    }),
  )
  return (
    <>
      <p className="referral-code-none text-muted">
        <Trans>You have no code yet. It is made once and stays the same.</Trans>
      </p>
      <Button variant="primary" large busy={create.busy} onClick={() => void create.submit(undefined)}>
        <Trans>Get my code</Trans>
      </Button>
    </>
  )
}

/** The device's own share sheet, where it has one; closing it is no error. */
function Share({ link }: { link: string }) {
  const share: ((data: { url: string }) => Promise<void>) | undefined = navigator.share?.bind(navigator)
  if (!share) return null
  return (
    <Button className="referral-code-share" onClick={() => void share({ url: link }).catch(() => undefined)}>
      <Share2 size={17} aria-hidden="true" />
      <Trans>Share</Trans>
    </Button>
  )
}

/** The server gives a path of this site; whole, it can be sent to somebody. */
function wholeLink(link: string): string {
  return parseUrl(link, window.location.origin)?.href ?? link
}
