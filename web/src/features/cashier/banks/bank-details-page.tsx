import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Box, Page } from '../../../ui/basics/page.tsx'
import { Segmented } from '../../../ui/forms/segmented.tsx'
import { Pager } from '../../../ui/records/pager.tsx'
import { NoRows } from '../../../ui/states/empty-state.tsx'
import { Loaded, WaitingRows } from '../../../ui/states/loaded.tsx'
import { useSearchState } from '../../../ui/states/search-state.ts'
import { type BankType, cashier } from '../queries.ts'
import { RequestList } from '../requests/request-list.tsx'
import { AddBank } from './add-bank.tsx'
import { BankRow } from './bank-row.tsx'

/** /bank-details: saved banks and cards, ten to a page (spec 2.4, 3, 9). */
export function BankDetailsPage() {
  const { t } = useLingui()
  const search = useSearchState()
  const type = readType(search.read('type'))
  const banks = useQuery({ ...cashier.bankDetails(type, search.page), placeholderData: keepPreviousData })
  return (
    <Page title={<Trans>Banks and cards</Trans>} lead={<Trans>Where your withdrawals are paid to.</Trans>}>
      <div className="page-columns">
        <div>
          <div className="filters" hidden={type === undefined && banks.data?.count === 0}>
            <Segmented
              label={<Trans>Show</Trans>}
              options={[
                { value: '', label: <Trans>All</Trans> },
                { value: 'bank', label: <Trans>Banks</Trans> },
                { value: 'card', label: <Trans>Cards</Trans> },
              ]}
              value={type ?? ''}
              onChange={(value) => search.filter({ type: value })}
            />
          </div>
          <Box title={<Trans>Saved accounts</Trans>} aside={<Count count={banks.data?.count} />}>
            <Loaded
              of={banks}
              failed={<Trans>We could not load your accounts</Trans>}
              waiting={<WaitingRows rows={3} />}
            >
              {({ banks: rows, count, pagesize }) =>
                rows.length > 0 ? (
                  <>
                    <RequestList label={t`Saved accounts`}>
                      {rows.map((bank) => (
                        <BankRow key={bank.id} bank={bank} />
                      ))}
                    </RequestList>
                    <Pager page={search.page} pageSize={pagesize} count={count} onPage={search.setPage} />
                  </>
                ) : (
                  <NoRows
                    count={count}
                    onFirstPage={() => search.setPage(1)}
                    onClear={type === undefined ? undefined : () => search.filter({ type: '' })}
                    empty={{
                      title: <Trans>No saved accounts yet</Trans>,
                      // The form follows.
                      kind: 'brief',
                      text: <Trans>Add the bank account or card that you want to be paid to.</Trans>,
                    }}
                  />
                )
              }
            </Loaded>
          </Box>
        </div>
        <div>
          <AddBank />
        </div>
      </div>
    </Page>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className="text-muted">
      <Trans>{count} saved</Trans>
    </span>
  )
}

function readType(text: string): BankType | undefined {
  return text === 'bank' || text === 'card' ? text : undefined
}
