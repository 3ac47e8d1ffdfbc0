import { Trans } from '@lingui/react/macro'
import { useMarketsAlike } from '../prices/market-store.ts'

/**
 * Markets whose prices stand on a scale that this page does not know: named, so that nobody looks for them, and without
 * prices, since a bet on them could not be weighed.
 */
export function UnknownMarkets({ marketIds }: { marketIds: readonly string[] }) {
  const names = useMarketsAlike((state) => marketIds.map((id) => state.shells[id]?.HeadName ?? ''))
  if (marketIds.length === 0) return null
  return (
    <section className="market px-3 pt-2 pb-1" aria-labelledby="market-unknown">
      <h2 id="market-unknown" className="text-strong">
        {names.join(', ')}
      </h2>
      <p className="text-muted">
        <Trans>Bets on this kind of market cannot be placed here yet.</Trans>
      </p>
    </section>
  )
}
