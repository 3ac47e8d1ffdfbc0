import type { RulesName } from '@chaupar/games/rules/rule-names'
import type { GameEvent } from '@chaupar/games/rules/rules'
import { anyBet, firstDecision, happens, mayFollow, type NamedOutcome, spotWins } from './outcome.ts'

export type Family<Name extends string = RulesName> = Name extends `${infer Found}/${string}` ? Found : never

const reels = [happens('free spins', ({ type }) => type === 'freeSpinTrigger'), ...anyBet]

const twoHands = [spotWins('player A wins', 'a'), spotWins('player B wins', 'b'), ...anyBet]

const firstTile = { action: 'pick', meta: { tile: 0 } }

/** The outcomes that a tester can set for the rounds of each family. Tables add '... wins' for each of their spots. */
export const outcomesOfFamilies: Readonly<Record<Family, readonly NamedOutcome[]>> = {
  // Shared rounds: force-next.ts reads 'crash at 2.50'.
  crash: [],
  dice: anyBet,
  mines: [firstDecision('mine under tile 1', firstTile, true), firstDecision('no mine under tile 1', firstTile, false)],
  plinko: anyBet,
  goal: [firstDecision('bomb in tile 1', firstTile, true), firstDecision('no bomb in tile 1', firstTile, false)],
  hilo: [happens('ace first', isCardOf('A')), happens('king first', isCardOf('K'))],
  hotline: anyBet,
  keno: anyBet,
  'ball-draw': anyBet,
  'money-wheel': anyBet,
  'risk-wheel': anyBet,
  matka: anyBet,
  race: anyBet,
  'jhandi-munda': anyBet,
  'mini-roulette': [...numbers(12), ...anyBet],
  roulette: [...numbers(36), ...anyBet],
  'andar-bahar': anyBet,
  'teen-patti': twoHands,
  'high-card': anyBet,
  'one-card': anyBet,
  'thirty-two-cards': [
    ...[8, 9, 10, 11].map((player) => spotWins(`player ${player} wins`, `player-${player}`)),
    ...anyBet,
  ],
  baccarat: anyBet,
  blackjack: [
    {
      words: 'blackjack for the player',
      holds: ({ outcome: { payoutPaise, stakePaise } }) => payoutPaise !== null && payoutPaise > 2 * stakePaise,
    },
    {
      words: 'blackjack for the dealer',
      holds: ({ outcome, after }) => {
        const { events, payoutPaise } = outcome.payoutPaise === null ? after({ action: 'stand' }) : outcome
        return payoutPaise === 0 && events.some(isDealersBlackjack)
      },
    },
    mayFollow('pair to split', 'split'),
    mayFollow('ace for the dealer', 'insurance'),
  ],
  poker: twoHands,
  'three-dice': anyBet,
  'two-dice': anyBet,
  craps: anyBet,
  lines: reels,
  ways: reels,
  tumbles: reels,
  classic: anyBet,
}

function numbers(most: number): NamedOutcome[] {
  return Array.from({ length: most + 1 }, (_, number) => spotWins(`number ${number}`, `straight-${number}`))
}

function isCardOf(rank: string): (event: GameEvent) => boolean {
  return (event) => 'card' in event && typeof event.card === 'string' && event.card.startsWith(rank)
}

function isDealersBlackjack(event: GameEvent): boolean {
  return event.type === 'peek' && 'isBlackjack' in event && event.isBlackjack === true
}
