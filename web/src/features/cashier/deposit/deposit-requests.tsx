import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { isNotOffered } from '../../../api/api-error.ts'
import { formatDateTime } from '../../../lib/dates.ts'
import { formatRupees } from '../../../lib/money.ts'
import { RequestMark } from '../../../player/request-mark.tsx'
import { Box } from '../../../ui/basics/page.tsx'
import { CopyButton } from '../../../ui/records/copy-button.tsx'
import { Pager } from '../../../ui/records/pager.tsx'
import { NoRows } from '../../../ui/states/empty-state.tsx'
import { useFailure } from '../../../ui/states/failure.ts'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { MethodName } from '../gateways/gateway-text.tsx'
import { cashier, type Deposit, pageSize } from '../queries.ts'
import { RequestEnd, RequestList } from '../requests/request-list.tsx'

/** Earlier requests, newest first; left out where the server does not list them. */
export function DepositRequests() {
  const { t } = useLingui()
  const { page, setPage } = useSearchState()
  const deposits = useQuery({ ...cashier.deposits(page), placeholderData: keepPreviousData })
  const failure = useFailure(deposits)
  if (isNotOffered(failure)) return null
  return (
    <Box title={<Trans>Your requests</Trans>} id="requests">
      <Loaded of={deposits} failed={<Trans>We could not load your requests</Trans>}>
        {({ rows, count }) =>
          rows.length === 0 ? (
            <NoRows
              count={count}
              onFirstPage={() => setPage(1)}
              empty={{
                title: <Trans>No requests yet</Trans>,
                text: <Trans>Deposits that you report are listed here.</Trans>,
              }}
            />
          ) : (
            <>
              <RequestList label={t`Your requests`}>
                {rows.map((deposit) => (
                  <DepositRow key={deposit.id} deposit={deposit} />
                ))}
              </RequestList>
              <Pager page={page} pageSize={pageSize} count={count} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Box>
  )
}

function DepositRow({ deposit }: { deposit: Deposit }) {
  const { t } = useLingui()
  const { id, amount, gateway, utr, status, createdAt, reason } = deposit
  return (
    <li>
      <div>
        <b translate="no">{formatRupees(amount)}</b>
        <small>{formatDateTime(createdAt)}</small>
      </div>
      <div>
        <MethodName method={gateway} />
        <small>
          <Trans>Request {id}</Trans>
          {utr ? (
            <>
              {', '}
              <Trans>reference {utr}</Trans>
            </>
          ) : null}
        </small>
      </div>
      <div>
        <RequestMark status={status} />
        {reason ? <small>{reason}</small> : null}
      </div>
      <RequestEnd>
        <CopyButton text={id} what={t`request number ${id}`} />
      </RequestEnd>
    </li>
  )
}
