import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Box } from '../../../ui/basics/page.tsx'
import { LinkTile, TileGrid } from '../../../ui/records/tile.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import { cashier, type Gateway, type PaymentMethod } from '../queries.ts'
import { GatewayMark } from './gateway-mark.tsx'
import { GatewayTerms } from './gateway-text.tsx'
import { isSendable } from './gateway-uses.ts'
import './method-box.css'

export type MethodBoxProps = {
  kind: Gateway['kind']
  pathOf: (method: PaymentMethod) => string
  /** No method can be used now, whichever it is. */
  isOff?: boolean
  /** What it says where the operator offers none. */
  none: ReactNode
  /** A tile behind those of the operator. */
  another?: ReactNode
  /** Under the tiles; where there are none it is left out. */
  children?: ReactNode
}

/** The operator's methods of one kind to choose from; one that is closed now says why and leads nowhere. */
export function MethodBox({ kind, pathOf, isOff = false, none, another, children }: MethodBoxProps) {
  const gateways = useQuery(cashier.gatewaysList())
  return (
    <Box title={<Trans>Choose a method</Trans>}>
      <Loaded of={gateways} failed={<Trans>We could not load the payment methods</Trans>} waiting={<WaitingTiles />}>
        {(data) => {
          const offered = data.gateways.filter((gateway) => gateway.kind === kind)
          if (offered.length === 0) {
            return (
              <EmptyState title={none}>
                <Trans>Methods appear here as soon as the operator offers them.</Trans>
              </EmptyState>
            )
          }
          return (
            <>
              <TileGrid>
                {offered.map((gateway) => (
                  <LinkTile
                    key={gateway.key}
                    to={pathOf(gateway.key)}
                    off={isOff || !gateway.available || !isSendable(gateway)}
                    picture={<GatewayMark method={gateway.key} name={gateway.name} />}
                    title={gateway.name}
                    text={<GatewayTerms gateway={gateway} />}
                  />
                ))}
                {another}
              </TileGrid>
              {children}
            </>
          )
        }}
      </Loaded>
    </Box>
  )
}

function WaitingTiles() {
  return (
    <TileGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((tile) => (
        <Skeleton key={tile} className="method-box-waiting" />
      ))}
    </TileGrid>
  )
}
