import { createHash } from 'node:crypto'
import { wageringGroupOf, wageringGroups } from '@chaupar/games/rules/wagering'
import * as v from 'valibot'
import { type MarketType, marketTypes } from '../odds/market.ts'

const bonusRates = v.object({
  markets: v.object(v.entriesFromList(marketTypes, v.number())),
  games: v.object(v.entriesFromList(wageringGroups, v.number())),
  /** Single games, by slug, that count otherwise than their group. */
  exceptions: v.array(v.object({ game: v.string(), percent: v.number() })),
})

/** The share of the risked amount that counts towards a bonus, in whole per cent from 0 to 100. */
export type BonusRates = v.InferOutput<typeof bonusRates>

export const bonusTerms = v.object({
  name: v.string(),
  description: v.string(),
  amountPaise: v.number(),
  /** The amount to wager for the whole bonus. */
  wagerTargetPaise: v.number(),
  /** Equal parts, each released when its share of the target was wagered. */
  parts: v.number(),
  /** How long there is for it, from the claim on. */
  lifeMs: v.number(),
  rates: bonusRates,
  /** Conditions in words, beside the figures. */
  conditions: v.array(v.string()),
})

/** The terms that a player agrees to with a claim; the claim keeps them as they were on that day. */
export type BonusTerms = v.InferOutput<typeof bonusTerms>

export const bonusOffer = v.object({
  ...bonusTerms.entries,
  id: v.string(),
  /** The one player whom it is for; null for everybody. */
  playerId: v.nullable(v.number()),
  /** When it can no longer be claimed; null without such a day. */
  claimUntilMs: v.nullable(v.number()),
})

/** A bonus that its players may claim once each. */
export type BonusOffer = v.InferOutput<typeof bonusOffer>

/** The id of these terms: a claim names the terms that the player has read, and changed terms have another id. */
export function termsIdOf(terms: BonusTerms): string {
  const { name, description, amountPaise, wagerTargetPaise, parts, lifeMs, rates, conditions } = terms
  const { markets, games, exceptions } = rates
  const fields = [
    ...[name, description, amountPaise, wagerTargetPaise, parts, lifeMs, conditions],
    ...[sorted(markets), sorted(games), exceptions.map(({ game, percent }) => [game, percent])],
  ]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16)
}

/** Paise of a stake in this game that count, rounded down. */
export function countedInGamePaise({ rates }: Pick<BonusTerms, 'rates'>, game: string, stakePaise: number): number {
  const exception = rates.exceptions.find((one) => one.game.toLowerCase() === game.toLowerCase())
  const group = wageringGroupOf(game)
  const percent = exception?.percent ?? (group === null ? 0 : rates.games[group])
  return counted(stakePaise, percent)
}

/** The part of the amount risked on markets of this type that counts, in paise, rounded down. */
export function countedInMarketPaise(
  { rates }: Pick<BonusTerms, 'rates'>,
  marketType: MarketType,
  riskPaise: number,
): number {
  return counted(riskPaise, rates.markets[marketType])
}

function counted(paise: number, percent: number): number {
  return Math.floor((paise * percent) / 100)
}

function sorted(rates: Readonly<Record<string, number>>): [string, number][] {
  return Object.entries(rates).toSorted(([one], [other]) => (one < other ? -1 : 1))
}
