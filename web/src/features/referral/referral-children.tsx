import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../lib/dates.ts'
import { formatRupees } from '../../lib/money.ts'
import { Box } from '../../ui/basics/page.tsx'
import { Pager } from '../../ui/records/pager.tsx'
import { Records } from '../../ui/records/records.tsx'
import { StatusMark } from '../../ui/records/status-mark.tsx'
import { NoRows } from '../../ui/states/empty-state.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { useSearchState } from '../../ui/states/search-state.ts'
import { pageSize, type ReferralChild, referral } from './queries.ts'
import './referral-children.css'

/** The players who came by the code, newest first, ten to a page; their names are masked by the server. */
export function ReferralChildren() {
  const { t } = useLingui()
  const { page, setPage } = useSearchState()
  const children = useQuery({ ...referral.children(page), placeholderData: keepPreviousData })
  return (
    <Box title={<Trans>Friends who joined</Trans>}>
      <Loaded of={children} failed={<Trans>We could not load the players</Trans>}>
        {({ rows, count }) =>
          rows.length > 0 ? (
            <>
              <Records label={t`Friends who joined`} className="referral-children">
                {rows.map((child) => (
                  <Child key={`${child.username} ${child.registeredAt}`} child={child} />
                ))}
              </Records>
              <Pager page={page} pageSize={pageSize} count={count} onPage={setPage} />
            </>
          ) : (
            <NoRows
              count={count}
              onFirstPage={() => setPage(1)}
              empty={{
                title: <Trans>No friends yet</Trans>,
                text: <Trans>Players who register by your link are listed here.</Trans>,
              }}
            />
          )
        }
      </Loaded>
    </Box>
  )
}

function Child({ child: { username, registeredAt, source, active, earned } }: { child: ReferralChild }) {
  return (
    <li>
      <div>
        <b translate="no">{username}</b>
        <small>
          {formatDateTime(registeredAt)}
          {source ? `, ${source}` : null}
        </small>
      </div>
      <StatusMark tone={active ? 'good' : 'open'}>
        {active ? <Trans>Playing</Trans> : <Trans>No bet decided yet</Trans>}
      </StatusMark>
      <b className="referral-children-earned" translate="no">
        {formatRupees(earned)}
      </b>
    </li>
  )
}
