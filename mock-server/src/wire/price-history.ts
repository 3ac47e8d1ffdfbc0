import type { Schema } from '@chaupar/api/api'
import { toIso } from '../domain/base/clock.ts'
import type { PriceHistory, PricePoint } from '../domain/matches/price-history.ts'
import { rupees } from './money.ts'
import { fromHundredths } from './price.ts'

/** A market's history as openapi.yaml has it: decimals for hundredths, runs as they are, rupees for paise. */
export function wirePriceHistory({ runners, ...market }: PriceHistory): Schema<'PriceHistory'> {
  const worth = (value: number | null): number | null =>
    value === null || market.priceKind === 'line' ? value : fromHundredths(value)
  const wirePoint = ({ atMs, back, lay, matchedPaise }: PricePoint): Schema<'PricePoint'> => ({
    at: toIso(atMs),
    back: worth(back),
    lay: worth(lay),
    ...(matchedPaise === null ? {} : { matched: rupees(matchedPaise) }),
  })
  return { ...market, runners: runners.map(({ points, ...runner }) => ({ ...runner, points: points.map(wirePoint) })) }
}
