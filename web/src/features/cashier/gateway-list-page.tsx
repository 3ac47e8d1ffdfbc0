import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Zap } from 'lucide-react'
import { depositPath } from '../../config/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Box, Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkTile, TileGrid } from '../../ui/tile.tsx'
import { Balances } from './balances.tsx'
import { DepositLimits } from './deposit-limits.tsx'
import { DepositRequests } from './deposit-requests.tsx'
import { GatewayMark } from './gateway-mark.tsx'
import { GatewayTerms } from './gateway-text.tsx'
import { cashier, type Gateway } from './queries.ts'

/** /gatewaylist: the ways to pay in, earlier requests and the player's own limits (spec 2.4, 7.3). */
export function GatewayListPage() {
  const gateways = useQuery(cashier.gateways())
  return (
    <Page title={<Trans>Deposit</Trans>} aside={<Balances />}>
      <div className="page-columns">
        <div>
          <Box title={<Trans>Choose a method</Trans>}>
            <Loaded
              of={gateways}
              failed={<Trans>We could not load the payment methods</Trans>}
              waiting={<WaitingTiles />}
            >
              {(data) => <DepositTiles gateways={data.gateways.filter(({ kind }) => kind === 'deposit')} />}
            </Loaded>
          </Box>
          <DepositRequests />
        </div>
        <div>
          <DepositLimits />
        </div>
      </div>
    </Page>
  )
}

function DepositTiles({ gateways }: { gateways: readonly Gateway[] }) {
  if (gateways.length === 0) {
    return (
      <EmptyState title={<Trans>No way to deposit is offered now</Trans>}>
        <Trans>Methods appear here as soon as the operator offers them.</Trans>
      </EmptyState>
    )
  }
  return (
    <TileGrid>
      {gateways.map((gateway) => (
        <LinkTile
          key={gateway.key}
          to={depositPath(gateway.key)}
          off={!gateway.available}
          picture={<GatewayMark method={gateway.key} />}
          title={gateway.name}
          text={<GatewayTerms gateway={gateway} />}
        />
      ))}
      <LinkTile
        to={depositPath('fast')}
        picture={<Zap size={28} strokeWidth={1.6} aria-hidden="true" />}
        title={<Trans>Fast pay</Trans>}
        text={<Trans>On the page of the payment provider</Trans>}
      />
    </TileGrid>
  )
}

function WaitingTiles() {
  return (
    <TileGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <Skeleton key={tile} className="h-[58px] w-full" />
      ))}
    </TileGrid>
  )
}
