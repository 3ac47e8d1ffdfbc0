import { Trans } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/states/loading.tsx'
import './price.css'
import './match-waiting.css'

/** The head of a match while its name and score load. */
export function ScoreWaiting() {
  return (
    <div className="score" role="status">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <p className="score-waiting-match">
        <Skeleton className="score-waiting-meta" />
        <Skeleton className="score-waiting-big" />
      </p>
      <Skeleton className="score-waiting-overs" />
      <Skeleton className="score-waiting-who" />
    </div>
  )
}

/** A board in its final size while the first prices are on their way. */
export function MarketWaiting() {
  return (
    <div className="market-waiting" role="status">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      <div className="market-waiting-head">
        <Skeleton className="market-waiting-title" />
      </div>
      {['a', 'b', 'c'].map((row) => (
        <div key={row} className="market-waiting-row breathing">
          <div className="market-waiting-runner">
            <Skeleton className="market-waiting-name" />
          </div>
          <div className="market-waiting-prices">
            {['a', 'b', 'c', 'd', 'e', 'f'].map((cell) => (
              <Skeleton key={cell} className="price-waiting" />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
