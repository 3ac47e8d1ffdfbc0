import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths, preWithdrawPath } from '../../config/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded, WaitingRows } from '../../ui/loaded.tsx'
import { Box, Page } from '../../ui/page.tsx'
import { LinkTile, TileGrid } from '../../ui/tile.tsx'
import { Balances } from './balances.tsx'
import { CashBox } from './cash-box.tsx'
import { GatewayMark } from './gateway-mark.tsx'
import { GatewayTerms } from './gateway-text.tsx'
import { KycBox } from './kyc-box.tsx'
import { cashier, type Gateway } from './queries.ts'
import { usePushedRefresh } from './use-pushed-refresh.ts'
import { WithdrawalRows } from './withdrawal-rows.tsx'

/** /withdraw: cash, conditions, the ways to be paid, the newest requests (spec 2.4, 7.3). */
export function WithdrawPage() {
  const gateways = useQuery(cashier.gateways())
  return (
    <Page title={<Trans>Withdraw</Trans>} aside={<Balances />}>
      <div className="page-columns">
        <div>
          <Box title={<Trans>Choose a method</Trans>}>
            <Loaded
              of={gateways}
              failed={<Trans>We could not load the payment methods</Trans>}
              waiting={<WaitingRows rows={4} />}
            >
              {(data) => <Methods gateways={data.gateways.filter(({ kind }) => kind === 'withdraw')} />}
            </Loaded>
          </Box>
          <Newest />
        </div>
        <div>
          <CashBox />
          <KycBox />
        </div>
      </div>
    </Page>
  )
}

function Methods({ gateways }: { gateways: readonly Gateway[] }) {
  if (gateways.length === 0) {
    return (
      <EmptyState title={<Trans>No way to withdraw is offered now</Trans>}>
        <Trans>Methods appear here as soon as the operator offers them.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <TileGrid>
        {gateways.map((gateway) => (
          <LinkTile
            key={gateway.key}
            to={preWithdrawPath(gateway.key)}
            off={!gateway.available}
            picture={<GatewayMark method={gateway.key} />}
            title={gateway.name}
            text={<GatewayTerms gateway={gateway} />}
          />
        ))}
      </TileGrid>
      <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <Link to={paths.withdrawNew} className="link-quiet underline underline-offset-4">
          <Trans>To a saved account</Trans>
        </Link>
        <Link to={paths.bankDetails} className="link-quiet underline underline-offset-4">
          <Trans>Saved banks and cards</Trans>
        </Link>
      </div>
    </>
  )
}

function Newest() {
  const newest = useQuery(cashier.newestWithdrawals())
  usePushedRefresh('listWithdrawals')
  return (
    <Box
      title={<Trans>Newest requests</Trans>}
      aside={
        <Link to={paths.withdrawList} className="link">
          <Trans>All requests</Trans>
        </Link>
      }
    >
      <Loaded of={newest} failed={<Trans>We could not load your withdrawals</Trans>}>
        {({ rows }) =>
          rows.length > 0 ? (
            <WithdrawalRows rows={rows} />
          ) : (
            <EmptyState
              title={<Trans>No withdrawals yet</Trans>}
              action={
                <Link to={paths.cashier} className={buttonClass('secondary')}>
                  <Trans>Account statement</Trans>
                </Link>
              }
            >
              <Trans>Requests are listed here until they are paid, and after.</Trans>
            </EmptyState>
          )
        }
      </Loaded>
    </Box>
  )
}
