import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { call } from '../../../api/call.ts'
import { paths } from '../../../config/paths.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { statusNames } from '../../../player/request-mark.tsx'
import { buttonClass } from '../../../ui/basics/button.tsx'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Pager } from '../../../ui/records/pager.tsx'
import { NoRows } from '../../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { ExportButton } from '../export-button.tsx'
import { useMethodNames } from '../gateways/gateway-text.tsx'
import { keyOf } from '../names.ts'
import { cashier, mostRows, pageSize, type RequestStatus, type Withdrawal } from '../queries.ts'
import { AskedWithdrawal } from '../requests/asked-request.tsx'
import { WithdrawalRows } from './withdrawal-rows.tsx'

const statuses: readonly RequestStatus[] = ['pending', 'approved', 'declined', 'expired']

/** /withdrawList: every withdrawal, by status (spec 2.4, 7.3). */
export function WithdrawListPage() {
  const { t } = useLingui()
  const search = useSearchState()
  const status = keyOf(statusNames, search.read('status'))
  const withdrawals = useQuery({ ...cashier.withdrawList(status, search.page), placeholderData: keepPreviousData })
  return (
    <Page title={<Trans>Withdrawals</Trans>} lead={<Trans>Times are IST.</Trans>}>
      <div className="filters">
        <Segmented
          label={<Trans>Status</Trans>}
          options={[
            { value: '', label: <Trans>All</Trans> },
            ...statuses.map((value) => ({ value, label: t(statusNames[value]) })),
          ]}
          value={status ?? ''}
          onChange={(value) => search.filter({ status: value })}
        />
        <div className="filters-end">
          <WithdrawalExport status={status} />
        </div>
      </div>
      <AskedWithdrawal />
      <Box title={<Trans>Requests</Trans>}>
        <Loaded
          of={withdrawals}
          failed={<Trans>We could not load your withdrawals</Trans>}
          waiting={<WaitingRows rows={pageSize} />}
        >
          {({ rows, count }) =>
            rows.length > 0 ? (
              <>
                <WithdrawalRows rows={rows} />
                <Pager page={search.page} pageSize={pageSize} count={count} onPage={search.setPage} />
              </>
            ) : (
              <NoRows
                count={count}
                onFirstPage={() => search.setPage(1)}
                onClear={status === undefined ? undefined : () => search.filter({ status: '' })}
                empty={{
                  title: <Trans>No withdrawals yet</Trans>,
                  text: <Trans>Requests are listed here until they are paid, and after.</Trans>,
                  action: (
                    <Link to={paths.withdraw} className={buttonClass('secondary')}>
                      <Trans>Withdraw</Trans>
                    </Link>
                  ),
                }}
              />
            )
          }
        </Loaded>
      </Box>
    </Page>
  )
}

function WithdrawalExport({ status }: { status: RequestStatus | undefined }) {
  const { t } = useLingui()
  const methodName = useMethodNames(true)
  const cells = (row: Withdrawal) => [
    formatDateTime(row.createdAt),
    row.id,
    row.amount,
    methodName(row.method),
    row.account ?? '',
    row.cancelledByPlayer ? t`Cancelled` : t(statusNames[row.status]),
    row.decidedAt ? formatDateTime(row.decidedAt) : '',
    row.reason ?? '',
  ]
  return (
    <ExportButton
      name="withdrawals"
      head={[t`Time (IST)`, t`Request`, t`Amount`, t`Method`, t`Account`, t`Status`, t`Decided`, t`Reason`]}
      page={(skip, signal) =>
        call('listWithdrawals', {
          query: { ...(status === undefined ? {} : { status }), skip, pagesize: mostRows },
          signal,
        }).then(({ rows, count }) => ({ rows: rows.map((row) => ({ id: row.id, cells: cells(row) })), count }))
      }
    />
  )
}
