import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '../../lib/money.ts'
import { Page } from '../../ui/basics/page.tsx'
import { Figure, Figures } from '../../ui/records/figures.tsx'
import { Loaded, WaitingRows } from '../../ui/states/loaded.tsx'
import { referral } from './queries.ts'
import { ReferralChildren } from './referral-children.tsx'
import { ReferralCode } from './referral-code.tsx'
import { ReferralSources } from './referral-sources.tsx'
import './referral-page.css'

/** /referral: the player's code and link, what came of it, who came and from where (spec 2.4, 7.5). */
export function ReferralPage() {
  const { t } = useLingui()
  const stats = useQuery(referral.stats())
  return (
    <Page
      title={<Trans>Referral</Trans>}
      lead={
        <Trans>
          You earn once per friend who registers with your link, when their first bet on a match is won or lost.
        </Trans>
      }
    >
      <Loaded
        of={stats}
        failed={<Trans>We could not load your referrals</Trans>}
        waiting={
          <div className="box">
            <WaitingRows rows={3} />
          </div>
        }
      >
        {(data) => (
          <div className="referral-page-top">
            <ReferralCode stats={data} />
            <Figures band label={t`Referral totals`}>
              <Figure term={<Trans>Visits by your link</Trans>}>{data.clicks}</Figure>
              <Figure term={<Trans>Registered</Trans>}>{data.registered}</Figure>
              <Figure term={<Trans>Active</Trans>}>{data.active}</Figure>
              <Figure term={<Trans>Earned</Trans>}>{formatRupees(data.earned)}</Figure>
            </Figures>
          </div>
        )}
      </Loaded>
      <div className="page-columns">
        <div>
          <ReferralChildren />
        </div>
        <div>
          <ReferralSources />
        </div>
      </div>
    </Page>
  )
}
