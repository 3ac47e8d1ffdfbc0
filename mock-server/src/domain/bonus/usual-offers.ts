import { wageringPercent } from '@chaupar/games/rules/wagering'
import type { BonusOffer, BonusRates } from './bonus-terms.ts'

const dayMs = 24 * 60 * 60 * 1000

const wholeMarkets = { match_odds: 100, bookmaker: 100, tied_match: 100, toss: 100, fancy: 100, session: 100 }

/** Every group of games at this share of its usual rate. */
function gamesAt(share: number) {
  const { slots, draws, instant, tables, baccarat } = wageringPercent
  return {
    slots: slots * share,
    draws: draws * share,
    instant: instant * share,
    tables: tables * share,
    baccarat: baccarat * share,
  }
}

/** How much counts where an offer does not say otherwise. */
export const usualRates: BonusRates = { markets: wholeMarkets, games: wageringPercent, exceptions: [] }

const always = { playerId: null, claimUntilMs: null }

const conditions = [
  'Bets that are placed after the claim and won or lost count with what those on one result could lose together.',
  'Void and cashed-out bets do not count.',
]

/** The offers of a world whose operator sets no others: the specification names no rules (7.5). */
export const usualOffers: readonly BonusOffer[] = [
  {
    ...always,
    id: 'bn-welcome',
    name: 'Welcome bonus',
    description: 'Play money to begin with: wager it ten times in 30 days. Each quarter is released on the way.',
    amountPaise: 1_000_00,
    wagerTargetPaise: 10_000_00,
    parts: 4,
    lifeMs: 30 * dayMs,
    rates: usualRates,
    conditions,
  },
  {
    ...always,
    id: 'bn-cricket',
    name: 'Match week bonus',
    description: 'Wager it five times in 7 days. Each half is released on the way. Games do not count.',
    amountPaise: 500_00,
    wagerTargetPaise: 2_500_00,
    parts: 2,
    lifeMs: 7 * dayMs,
    rates: { ...usualRates, games: gamesAt(0) },
    conditions,
  },
  {
    ...always,
    id: 'bn-weekend',
    name: 'Weekend bonus',
    description:
      'Wager it three times in 48 hours. Each third is released on the way. Games count at half their rates.',
    amountPaise: 100_00,
    wagerTargetPaise: 300_00,
    parts: 3,
    lifeMs: 2 * dayMs,
    rates: { ...usualRates, games: gamesAt(0.5) },
    conditions,
  },
]
