import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChartLine } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/basics/icon-button.tsx'
import { lazyPart } from '../../../ui/states/lazy-part.tsx'
import type { MarketShell } from '../prices/market-merge.ts'
import { sports } from '../queries.ts'

const PriceGraph = lazyPart(() => import('./price-graph.tsx').then((chunk) => chunk.PriceGraph))

/**
 * Opens the graph of a market's prices. Shown only if the match settings say that the server has price histories. The match
 * page loads these settings; this button only reads the cache.
 */
export function PriceGraphButton({ market }: { market: MarketShell }) {
  const { t } = useLingui()
  const settings = useQuery({ ...sports.settings(market.refMatchId), enabled: false })
  const [open, setOpen] = useState(false)
  if (!settings.data?.priceHistory) return null
  return (
    <>
      <IconButton
        label={t`Price graph of ${market.HeadName}`}
        className="market-tool price-graph-tool"
        icon={<ChartLine size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      {open ? <PriceGraph market={market} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
