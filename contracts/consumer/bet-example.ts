import { MatchersV3 } from '@pact-foundation/pact'

const { number, regex, string } = MatchersV3

/** The state of a player with an accepted bet on a match in play. */
export const playerWithBet = ['default', { signedIn: 'player', bet: true }] as const

/** A bet as the lists, the slip and a cash-out read it. */
export const bet = {
  id: string('b-1'),
  refMatchId: string('34512087'),
  matchName: string('Mumbai v Chennai'),
  marketId: string('m-1'),
  selectionId: string('home'),
  HeadName: string('Match Odds'),
  runnerName: string('Mumbai'),
  priceKind: regex('decimal|rate|line', 'decimal'),
  odds: number(1.85),
  stack: number(100),
  selectionType: regex('back|lay', 'back'),
  status: regex('pending|open|won|lost|void|cashed_out', 'open'),
  createdAt: string('2026-11-21T14:00:00.000Z'),
}
