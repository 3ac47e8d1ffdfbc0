import { createHash } from 'node:crypto'
import type { PriceLevel } from '../../odds/price.ts'

/** Sixteen digits that stand for a story or a board with its prices, as decimals. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inDecimals)).digest('hex').slice(0, 16)
}

function inDecimals(_key: string, value: unknown): unknown {
  if (!isLevel(value)) return value
  const { priceHundredths, ...rest } = value
  return { price: priceHundredths / 100, ...rest }
}

function isLevel(value: unknown): value is PriceLevel {
  return typeof value === 'object' && value !== null && 'priceHundredths' in value
}
