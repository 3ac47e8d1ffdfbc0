import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Tabs } from '../../../ui/basics/tabs.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Loaded } from '../../../ui/states/loaded.tsx'
import { Skeleton } from '../../../ui/states/loading.tsx'
import type { MarketShell } from '../prices/market-merge.ts'
import { usePaused } from '../prices/market-store.ts'
import { type PriceHistory, sports } from '../queries.ts'
import { RunnerPrices } from './runner-prices.tsx'
import './price-graph.css'

/** How often the matched amounts are refetched; the prices are pushed. */
const refreshMs = 60_000

/** How the prices of a market moved, runner by runner, until this moment. */
export function PriceGraph({ market, onClose }: { market: MarketShell; onClose: () => void }) {
  const { t } = useLingui()
  const history = useQuery({ ...sports.priceHistory(market.marketId), refetchInterval: refreshMs })
  return (
    <Dialog open onClose={onClose} title={t`Prices of ${market.HeadName}`} wide>
      <div className="price-graph">
        <Loaded
          of={history}
          failed={<Trans>We could not load the prices of the past</Trans>}
          waiting={<Skeleton className="price-graph-waiting" />}
        >
          {(data) => <OfRunners history={data} />}
        </Loaded>
      </div>
    </Dialog>
  )
}

function OfRunners({ history }: { history: PriceHistory }) {
  const { t } = useLingui()
  const [selected, setSelected] = useState(history.runners[0]?.selectionId ?? '')
  const paused = usePaused()
  const runner = history.runners.find(({ selectionId }) => selectionId === selected) ?? history.runners[0]
  if (!runner) return null
  const tabs = history.runners.map(({ selectionId, name }) => ({ id: selectionId, label: <bdi>{name}</bdi> }))
  return (
    <>
      {tabs.length > 1 ? (
        <Tabs
          look="chip"
          idPrefix="price-graph"
          label={t`Runner`}
          tabs={tabs}
          selected={runner.selectionId}
          onSelect={setSelected}
        />
      ) : null}
      <div
        id="price-graph-panel"
        {...(tabs.length > 1
          ? { role: 'tabpanel', 'aria-labelledby': `price-graph-tab-${runner.selectionId}` }
          : undefined)}
      >
        <RunnerPrices
          key={runner.selectionId}
          marketId={history.marketId}
          kind={history.priceKind}
          runner={runner}
          paused={paused}
        />
      </div>
    </>
  )
}
