import type { Random } from '../base/random.ts'
import type { Market } from '../odds/market.ts'
import type { PriceLevel } from '../odds/price.ts'

/** How long the money on one runner stays as it is; runners take turns within it. */
const stepMs = 4000
/** Sizes move in hundreds of rupees. */
const unitPaise = 100_00

/**
 * Varies the money behind an exchange's prices between two balls, as on a real board. Prices stay those of the match. The result
 * depends on the moment alone, not on the number of reads.
 */
export function flickerSizes<M extends Pick<Market, 'marketId' | 'marketType' | 'status' | 'inPlay' | 'runners'>>(
  random: Random,
  market: M,
  nowMs: number,
): M {
  if (market.marketType !== 'match_odds' || market.status !== 'open' || !market.inPlay) return market
  const runners = market.runners.map((runner, index) => {
    const turnMs = (index * stepMs) / market.runners.length
    const step = Math.floor((nowMs + turnMs) / stepMs)
    const chance = random.bytes(`sizes ${market.marketId} ${runner.selectionId}`, step, 2)
    return { ...runner, back: sized(runner.back, chance, 0), lay: sized(runner.lay, chance, 1) }
  })
  return { ...market, runners }
}

/** The best level moves most: 60 to 140 percent of the match's size. */
function sized(levels: readonly PriceLevel[], chance: Buffer, side: 0 | 1): PriceLevel[] {
  const swing = (chance.readUInt8(side) - 127.5) / 127.5
  return levels.map((level, depth) => {
    const factor = 1 + (0.4 * swing) / (depth + 1)
    return { ...level, sizePaise: Math.max(unitPaise, Math.round((level.sizePaise * factor) / unitPaise) * unitPaise) }
  })
}
