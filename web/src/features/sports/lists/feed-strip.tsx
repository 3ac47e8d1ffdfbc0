import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '../../../lib/clock-store.ts'
import { useConnection } from '../../../realtime/connection-store.ts'
import { type PriceSource, useMarkets } from '../prices/market-store.ts'
import type { Market } from '../queries.ts'
import './feed-strip.css'

/** How the prices arrive: the socket's state, the newest sequence, its age, and whether they are pushed or polled. */
export function FeedStrip() {
  const { t } = useLingui()
  const status = useConnection((state) => state.status)
  const source = useMarkets((state) => state.source)
  const newest = useMarkets((state) => newestMarket(Object.values(state.markets)))
  const now = useNow(1000)
  const states = { idle: t`closed`, connecting: t`connecting`, live: t`open`, paused: t`lost` }
  const sources: Record<PriceSource, string> = { push: t`push`, poll: t`polling`, none: t`paused` }
  const age = newest ? Math.max(0, Math.round((now - Date.parse(newest.publishedAt)) / 1000)) : null
  return (
    <dl className="feed-strip" aria-label={t`Price feed`}>
      <div>
        <dt>
          <Trans>Socket</Trans>
        </dt>
        <dd>{states[status]}</dd>
      </div>
      <div>
        <dt>
          <Trans>Source</Trans>
        </dt>
        <dd data-source={source}>{sources[source]}</dd>
      </div>
      <div>
        <dt>
          <Trans>Sequence</Trans>
        </dt>
        <dd>{newest?.sequence ?? '–'}</dd>
      </div>
      <div>
        <dt>
          <Trans>Price age</Trans>
        </dt>
        <dd>{age === null ? '–' : t`${age} s`}</dd>
      </div>
    </dl>
  )
}

function newestMarket(markets: readonly Market[]): Market | null {
  return markets.reduce<Market | null>(
    (newest, market) => (newest && newest.publishedAt >= market.publishedAt ? newest : market),
    null,
  )
}
