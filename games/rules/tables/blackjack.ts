/**
 * Blackjack of one player against a dealer who looks for blackjack before the player acts: double on any two cards, split once
 * to two hands, which may be doubled; split aces get one card each.
 */
import { packsOf, shoeOf } from '../cards.ts'
import { type BetReturn, checkMode, fieldsOf, type GameRules } from '../rules.ts'
import { type BlackjackEvent, BlackjackRound, type BlackjackTable, insuranceTimes } from './blackjack-round.ts'

export interface BlackjackVariant extends BlackjackTable {
  packs: number
  /** What basic strategy gives back of a stake of 1, by simulation. */
  expected: number
}

export const classicBlackjack: BlackjackVariant = {
  packs: 8,
  dealerHitsSoft17: false,
  blackjackTimes: 250,
  expected: 0.995,
}

export const doubleDeckBlackjack: BlackjackVariant = {
  packs: 2,
  dealerHitsSoft17: false,
  blackjackTimes: 250,
  expected: 0.997,
}

/** Both hands of a split doubled and won. */
const mostTimes = 800
const samplePaise = 10_000

/**
 * No `meta`. Actions: 'stand', 'hit', 'double', 'split', and 'insurance' for half the stake, asked before all others while the
 * dealer shows an ace.
 */
export function blackjackRules(variant: BlackjackVariant): GameRules<BlackjackEvent> {
  const { packs, expected } = variant
  const shoe = packsOf(packs)
  const modes = ['base']
  return {
    modes,
    order(stakePaise, mode, meta) {
      checkMode({ modes }, mode)
      fieldsOf(meta)
      return {
        stakePaise,
        play(actions, draw) {
          const round = new BlackjackRound(variant, stakePaise, shoeOf(draw, shoe))
          for (const { action } of actions) round.act(action)
          return round.outcome()
        },
      }
    },
    returns: (): BetReturn[] => [
      { bet: 'Basic strategy', expected, mostTimes, proof: 'simulation' },
      {
        bet: 'Insurance',
        // Sixteen tens of a pack, among all cards but the ace that is seen.
        expected: ((insuranceTimes / 100) * 16 * packs) / (52 * packs - 1),
        mostTimes: insuranceTimes,
        proof: 'closed form',
      },
    ],
    sampleBets: () => [{ amountPaise: samplePaise, mode: 'base' }],
  }
}
