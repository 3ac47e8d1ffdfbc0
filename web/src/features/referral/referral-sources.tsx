import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { formatRupees } from '../../lib/money.ts'
import { Box } from '../../ui/basics/page.tsx'
import { type Column, Table } from '../../ui/records/table.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
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
                Write the name of a channel after source= in your link, such as source=telegram, and you see here which
                of your links brings players.
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
  const columns: Column<ReferralSource>[] = [
    {
      id: 'source',
      head: t`Source`,
      cell: ({ source }) => (source === '' ? t`No source` : source),
      order: ({ source }) => source,
    },
    { id: 'clicks', head: t`Visits`, figure: true, cell: ({ clicks }) => clicks, order: ({ clicks }) => clicks },
    {
      id: 'registered',
      head: t`Registered`,
      figure: true,
      cell: ({ registered }) => registered,
      order: ({ registered }) => registered,
    },
    {
      id: 'earned',
      head: t`Earned`,
      figure: true,
      cell: ({ earned }) => formatRupees(earned),
      order: ({ earned }) => earned,
    },
  ]
  return <Table caption={t`Referrals by source`} columns={columns} rows={rows} keyOf={({ source }) => source} />
}
