import { Trans } from '@lingui/react/macro'
import { Glyph } from '../../../ui/basics/glyph.tsx'
import { useMedia, wideMedia } from '../../../ui/basics/media.ts'
import { useMarketsAlike } from '../prices/market-store.ts'
import type { Market } from '../queries.ts'
import './market-results.css'

type ResultsProps = {
  marketIds: readonly string[]
  /** Unfolded, where there is nothing else to see; so it is on a screen with room below the boards. */
  open: boolean
}

/** What is decided already: one line per market, out of the way of the prices. */
export function Results({ marketIds, open }: ResultsProps) {
  const markets = useMarketsAlike((state) => marketIds.map((id) => state.markets[id]))
  const wide = useMedia(wideMedia)
  if (marketIds.length === 0) return null
  return (
    <section className="market results" aria-labelledby="market-results">
      <details open={open || wide}>
        <summary>
          <h2 id="market-results">
            <Trans>Results</Trans>
          </h2>
          <span className="count count-quiet">{marketIds.length}</span>
          <Glyph name="chevron-right" size={18} />
        </summary>
        <dl>
          {markets.map((market) =>
            market ? (
              <div key={market.marketId}>
                <dt>{market.HeadName}</dt>
                <dd>{resultOf(market) ?? <Trans>Closed</Trans>}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </details>
    </section>
  )
}

/** The winner's name where the result names a selection. */
function resultOf({ runners, result }: Market): string | null {
  const winner = runners.find(({ status, selectionId }) => status === 'winner' || selectionId === result)
  return winner?.name ?? (result || null)
}
