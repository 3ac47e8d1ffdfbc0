import type { Body, Schema } from '@chaupar/api/api'
import { toPaise } from '../../../lib/money.ts'
import type { OwnLimit } from '../../../player/own-limit.ts'
import { marketExposure, outcomeOf, type Position, type PriceKind, type Side } from '../prices/profit-rules.ts'
import type { Price } from '../queries.ts'

export type AcceptPolicy = Schema<'AcceptPolicy'>['policy']

/** The data of a selection when its price is tapped. Limits in rupees. */
export type Selection = {
  refMatchId: string
  matchName: string
  marketId: string
  HeadName: string
  selectionId: string
  runnerName: string
  side: Side
  priceKind: PriceKind
  price: number
  /** The price that a guest tapped before the login, if it has changed since. */
  tappedPrice?: number
  line?: number
  minStake: number
  maxStake: number
  delayMs: number
}

/** One selection per runner and side of a market: a second tap on the same price takes it out again. */
export function entryId({ marketId, selectionId, side }: Pick<Selection, 'marketId' | 'selectionId' | 'side'>): string {
  return `${marketId}/${selectionId}/${side}`
}

/** The stake of a text box in paise; null when it is empty or not an amount with at most two decimals. */
export function stakePaiseOf(text: string): number | null {
  if (!/^0*(\d{1,9}(\.\d{0,2})?|\.\d{1,2})$/.test(text)) return null
  const paise = toPaise(Number(text))
  return paise > 0 ? paise : null
}

/** A key of the keypad applied to a stake text. */
export function pressKey(text: string, key: string): string {
  if (key === 'back') return text.slice(0, -1)
  // A stake does not begin with two zeros.
  if (text === '' && key === '00') return '0'
  return text === '0' && key !== '.' ? key.replace(/^0+(?=\d)/, '') : text + key
}

export function positionOfEntry(entry: Selection, stakePaise: number): Position {
  return {
    kind: entry.priceKind,
    side: entry.side,
    selectionId: entry.selectionId,
    price: entry.price,
    stakePaise,
    ...(entry.line === undefined ? {} : { line: entry.line }),
  }
}

/** The possible win and loss under a stake, in paise, both positive. */
export function stakeAndLiability(
  entry: Selection,
  stakePaise: number,
): { profitPaise: number; liabilityPaise: number } {
  const { profitPaise, lossPaise } = outcomeOf(positionOfEntry(entry, stakePaise))
  return { profitPaise, liabilityPaise: lossPaise === 0 ? 0 : -lossPaise }
}

export type SlipProblem =
  | { kind: 'no-stake' }
  /** Something was entered that is no number, or has more than two decimals. */
  | { kind: 'no-amount' }
  /** A number, and not written as an amount is: 1e9, +5. */
  | { kind: 'not-digits' }
  | { kind: 'negative' }
  | { kind: 'below-min'; rupees: number }
  | { kind: 'above-max'; rupees: number }
  | { kind: 'too-little-money'; neededPaise: number; balancePaise: number }
  /** Beyond the player's own limit on stakes or losses; `together`: with the drafts before it, and not by itself. */
  | { kind: 'own-limit'; of: 'stake' | 'loss'; limit: OwnLimit; together: boolean }
  /** The market's price is one that the rule for price changes does not take. */
  | { kind: 'not-offered'; asked: Pick<Price, 'price' | 'line'>; offer: Price }

/**
 * Why an entry cannot be placed, null when it can. Funds are checked against the *change* of the market's exposure: a bet
 * that lowers it needs nothing. The server has the last word.
 */
export function problemOf(input: {
  entry: Selection
  stakeText: string
  /** Bets already held in the same market. */
  held: readonly Position[]
  selectionIds: readonly string[]
  /** Real balance in rupees; null while unknown, then money is the server's matter. */
  balance: number | null
}): SlipProblem | null {
  const { entry, stakeText, held, selectionIds, balance } = input
  if (stakeText === '' || stakeText === '.') return { kind: 'no-stake' }
  if (!/^\d*(\.\d{0,2})?$/.test(stakeText)) return { kind: kindOfNoAmount(stakeText) }
  if (Number(stakeText) < entry.minStake) return { kind: 'below-min', rupees: entry.minStake }
  if (Number(stakeText) > entry.maxStake) return { kind: 'above-max', rupees: entry.maxStake }
  const stake = stakePaiseOf(stakeText)
  if (stake === null) return { kind: 'no-stake' }
  const before = marketExposure(entry.priceKind, selectionIds, held)
  const after = marketExposure(entry.priceKind, selectionIds, [...held, positionOfEntry(entry, stake)])
  const needed = Math.max(0, after - before)
  if (balance === null || needed <= toPaise(balance)) return null
  return { kind: 'too-little-money', neededPaise: needed, balancePaise: toPaise(balance) }
}

/** The problem of an input that is not an amount. */
function kindOfNoAmount(text: string): 'negative' | 'not-digits' | 'no-amount' {
  const value = Number(text)
  if (value < 0) return 'negative'
  return Number.isNaN(value) || /^\d*\.\d*$/.test(text) ? 'no-amount' : 'not-digits'
}

/** The body of placeBet: odds for decimal markets, a rate for bookmaker markets, line and rate for fancy and session. */
export function placeBetBody(entry: Selection, stakeText: string, accept: Schema<'AcceptPolicy'>): Body<'placeBet'> {
  const { marketId, selectionId, side, priceKind, price } = entry
  const common = { marketId, selectionId, side, stake: Number(stakeText), accept }
  if (priceKind === 'decimal') return { ...common, odds: price }
  return priceKind === 'rate' ? { ...common, rate: price } : { ...common, rate: price, line: entry.line ?? 0 }
}

/** The policy as it travels; `ticks` only with the rule that has them. */
export function acceptOf(policy: AcceptPolicy, ticks: number): Schema<'AcceptPolicy'> {
  return policy === 'ticks' ? { policy, ticks } : { policy }
}
