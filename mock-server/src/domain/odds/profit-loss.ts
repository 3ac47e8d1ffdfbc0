import type { PriceHundredths, PriceKind, Side } from './price.ts'

/** The result of a bet in paise when its outcome is true (the runner wins, runs reach the line) and when it is not. */
export interface Outcomes {
  ifTruePaise: number
  ifFalsePaise: number
}

export interface Stake {
  priceKind: PriceKind
  side: Side
  priceHundredths: PriceHundredths
  stakePaise: number
}

/**
 * Win and loss of one bet (docs/money.md), rounded to whole paise half away from zero, once.
 * Back at decimal odds wins S x (O - 1) and loses S; at a rate it wins S x R / 100. Lay is the other side of it.
 * On a line, Yes (back) wins at the rate when runs reach the line; No (lay) wins the stake when they do not.
 */
export function outcomesOf({ priceKind, side, priceHundredths, stakePaise }: Stake): Outcomes {
  const gain = priceKind === 'decimal' ? priceHundredths - 100 : priceHundredths
  const per = priceKind === 'decimal' ? 100 : 10_000
  const gainPaise = roundedShare(stakePaise, gain, per)
  if (side === 'back') return { ifTruePaise: gainPaise, ifFalsePaise: -stakePaise }
  return { ifTruePaise: 0 - gainPaise, ifFalsePaise: stakePaise }
}

/** The risk of a bet: its stake, or its liability. */
export function riskOf({ ifTruePaise, ifFalsePaise }: Outcomes): number {
  return Math.max(0, -Math.min(ifTruePaise, ifFalsePaise))
}

/** amount x gain / per, to the nearest whole, halves up; exact for every stake the API takes. */
export function roundedShare(amount: number, gain: number, per: number): number {
  return Number((BigInt(amount) * BigInt(gain) * 2n + BigInt(per)) / (2n * BigInt(per)))
}

/** The sums of all accepted bets on one outcome of a market. */
export interface Position extends Outcomes {
  /** Selection id, or the line in runs. */
  outcomeKey: string
}

/** Profit or loss if a runner wins, for every runner of the market: also those without a bet. */
export function runnerProfitLoss(selectionIds: readonly string[], positions: readonly Position[]): Map<string, number> {
  const ifNonePaise = positions.reduce((sum, { ifFalsePaise }) => sum + ifFalsePaise, 0)
  const profits = new Map(selectionIds.map((id) => [id, ifNonePaise]))
  for (const { outcomeKey, ifTruePaise, ifFalsePaise } of positions) {
    profits.set(outcomeKey, ifNonePaise - ifFalsePaise + ifTruePaise)
  }
  return profits
}

export interface RunBand {
  fromRuns: number
  /** Null = no upper end. */
  toRuns: number | null
  profitLossPaise: number
}

/** Profit or loss per band of runs, ascending and without gaps from 0. */
export function bandProfitLoss(positions: readonly Position[]): RunBand[] {
  const steps = positions
    .map(({ outcomeKey, ifTruePaise, ifFalsePaise }) => ({
      line: Math.ceil(Number(outcomeKey)),
      ifTruePaise,
      ifFalsePaise,
    }))
    .sort((a, b) => a.line - b.line)
  let profitLossPaise = steps.reduce((sum, { ifFalsePaise }) => sum + ifFalsePaise, 0)
  const bands: RunBand[] = [{ fromRuns: 0, toRuns: null, profitLossPaise }]
  for (const { line, ifTruePaise, ifFalsePaise } of steps) {
    profitLossPaise += ifTruePaise - ifFalsePaise
    const last = bands.at(-1)
    if (last && last.fromRuns === line) last.profitLossPaise = profitLossPaise
    else {
      if (last) last.toRuns = line - 1
      bands.push({ fromRuns: line, toRuns: null, profitLossPaise })
    }
  }
  return bands
}

/** The largest loss over a market's outcomes, never below zero. */
export function exposureOfMarket(
  priceKind: PriceKind,
  selectionIds: readonly string[],
  positions: readonly Position[],
): number {
  const outcomes =
    priceKind === 'line'
      ? bandProfitLoss(positions).map(({ profitLossPaise }) => profitLossPaise)
      : [...runnerProfitLoss(selectionIds, positions).values()]
  return Math.max(0, ...outcomes.map((paise) => -paise))
}
