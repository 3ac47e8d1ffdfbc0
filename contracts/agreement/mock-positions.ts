import { type Position as HeldPosition, outcomesOf } from '../../mock-server/src/domain/odds/profit-loss.ts'
import { toHundredths } from '../../mock-server/src/wire/price.ts'
import type { Position } from '../../web/src/features/sports/prices/profit-rules.ts'

/** The mock's side of a bet that the web describes. */
export function onTheMock({ kind, side, selectionId, price, stakePaise, line }: Position): HeldPosition {
  const priceHundredths = toHundredths(price) ?? Number.NaN
  const outcomeKey = kind === 'line' ? String(line) : selectionId
  return { outcomeKey, ...outcomesOf({ priceKind: kind, side, priceHundredths, stakePaise }) }
}

/** The mock keeps one sum for each outcome, not the bets. */
export function summed(bets: readonly Position[]): HeldPosition[] {
  const sums = new Map<string, HeldPosition>()
  for (const { outcomeKey, ifTruePaise, ifFalsePaise } of bets.map(onTheMock)) {
    const sum = sums.get(outcomeKey)
    sums.set(outcomeKey, {
      outcomeKey,
      ifTruePaise: (sum?.ifTruePaise ?? 0) + ifTruePaise,
      ifFalsePaise: (sum?.ifFalsePaise ?? 0) + ifFalsePaise,
    })
  }
  return [...sums.values()]
}
