import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/states/loading.tsx'

/** A board in its final size while the first prices are on their way. */
export function MarketWaiting() {
  return (
    <div className="market" role="status">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <div className="market-head">
        <div className="market-title">
          <Skeleton className="h-4 w-36" />
        </div>
      </div>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="market-row">
          <div className="runner">
            <Skeleton className="h-3.5 w-28" />
          </div>
          <div className="prices">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
              <Skeleton key={cell} className="price-waiting" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
