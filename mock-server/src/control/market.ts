import { forceMarketStatus, forcePrice } from '../domain/matches/market-control.ts'
import { paise } from '../http/wire/money.ts'
import type { ControlHandlers } from './control-call.ts'

/** Plenty behind a price that nobody sized. */
const defaultSizePaise = 10_000_000

/** Markets and their prices, held by hand until openMarket. */
export const marketHandlers = {
  suspendMarket: (input, registry) => {
    forceMarketStatus(registry.get(input.world), input.marketId, 'suspended')
    return null
  },
  runBall: (input, registry) => {
    forceMarketStatus(registry.get(input.world), input.marketId, 'ball_running')
    return null
  },
  openMarket: (input, registry) => {
    forceMarketStatus(registry.get(input.world), input.marketId, null)
    return null
  },
  movePrice: (input, registry) => {
    const { selectionId, side, price, line, size } = input
    const sizePaise = size === undefined ? defaultSizePaise : paise(size)
    const level = { price, sizePaise, ...(line === undefined ? {} : { line }) }
    forcePrice(registry.get(input.world), input.marketId, { selectionId, side, level })
    return null
  },
} satisfies Partial<ControlHandlers>
