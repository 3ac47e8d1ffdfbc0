import type { Random } from '../base/random.ts'
import type { Market, Runner } from '../odds/market.ts'
import { isOnLadder, moveTicks, rungAt } from '../odds/odds-ladder.ts'
import { chanceOf, type PriceLevel } from '../odds/price.ts'

/** How long a movement stays. */
const stepMs = 12_000
/** A book's back prices, as chances, add up to something between these (in play and after the movement). */
const leastSum = 1.005
const mostSum = 1.04
/** The engine quotes this part of odds - 1 away from the fair price (decimal-book.ts): a movement within it favours no player. */
const marginPart = 52

type Direction = -1 | 0 | 1

/**
 * Moves an exchange's prices a tick and back between two balls, as on a real board during breaks. Up and down come equally often,
 * both must be possible, a price is never better than the fair one, and the book keeps its bounds. The result depends on the
 * moment of the match alone.
 */
export function flickerPrices<M extends Pick<Market, 'marketId' | 'marketType' | 'status' | 'inPlay' | 'runners'>>(
  random: Random,
  market: M,
  elapsedMs: number,
): M {
  if (market.marketType !== 'match_odds' || market.status !== 'open' || !market.inPlay) return market
  // The word is part of the seed: another would give other prices.
  const chance = random.bytes(`breath ${market.marketId}`, Math.floor(elapsedMs / stepMs), 1).readUInt8(0)
  const direction: Direction = chance < 64 ? -1 : chance < 128 ? 1 : 0
  if (direction === 0) return market
  const [down, up] = [moved(market.runners, -1), moved(market.runners, 1)]
  if (!isSound(down) || !isSound(up)) return market
  return { ...market, runners: direction < 0 ? down : up }
}

/** One runner shortens as the other drifts; a third stays. */
function moved(runners: readonly Runner[], direction: Direction): Runner[] {
  return runners.map((runner, index) => {
    if (index > 1 || !hasRoom(runner)) return runner
    const ticks = index === 0 ? direction : -direction
    return { ...runner, back: shifted(runner.back, ticks), lay: shifted(runner.lay, ticks) }
  })
}

/** Whether a tick stays within the house's margin on both sides. */
function hasRoom({ back, lay }: Runner): boolean {
  const [bestBack, bestLay] = [back[0], lay[0]]
  if (!bestBack || !bestLay) return false
  return [bestBack, bestLay].every(({ priceHundredths }) => {
    if (!isOnLadder(priceHundredths)) return false
    const step = Math.max(
      moveTicks(priceHundredths, 1) - priceHundredths,
      priceHundredths - moveTicks(priceHundredths, -1),
    )
    return priceHundredths > rungAt(2) && step <= (priceHundredths - 100) / marginPart
  })
}

function shifted(levels: readonly PriceLevel[], ticks: number): PriceLevel[] {
  return levels.map((level) =>
    isOnLadder(level.priceHundredths) ? { ...level, priceHundredths: moveTicks(level.priceHundredths, ticks) } : level,
  )
}

function isSound(runners: readonly Runner[]): boolean {
  const sum = runners.reduce((total, { back }) => total + (back[0] ? chanceOf(back[0].priceHundredths) : 0), 0)
  const isCrossed = runners.some(
    ({ back, lay }) => back[0] && lay[0] && back[0].priceHundredths >= lay[0].priceHundredths,
  )
  return sum >= leastSum && sum <= mostSum && !isCrossed
}
