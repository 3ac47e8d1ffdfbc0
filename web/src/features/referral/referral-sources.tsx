import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '../../lib/money.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Box } from '../../ui/page.tsx'
import { type ReferralSource, referral } from './queries.ts'

/** What each source of the link brought. */
export function ReferralSources() {
  const sources = useQuery(referral.sources())
  return (
    <Box title={<Trans>By source</Trans>}>
      <Loaded of={sources} failed={<Trans>We could not load the sources</Trans>}>
        {({ rows }) =>
          rows.length > 0 ? (
            <Sources rows={rows} />
          ) : (
            <p className="text-muted">
              <Trans>
                Add &amp;source=telegram or the like to your link, and you see here which of your links brings players.
              </Trans>
            </p>
          )
        }
      </Loaded>
    </Box>
  )
}

function Sources({ rows }: { rows: readonly ReferralSource[] }) {
  const { t } = useLingui()
  return (
    <table className="table" aria-label={t`Referrals by source`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Source</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Visits</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Registered</Trans>
          </th>
          <th scope="col" className="num">
            <Trans>Earned</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ source, clicks, registered, earned }) => (
          <tr key={source}>
            <td className="break-words">{source === '' ? <Trans>No source</Trans> : source}</td>
            <td className="num">{clicks}</td>
            <td className="num">{registered}</td>
            <td className="num">{formatRupees(earned)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
