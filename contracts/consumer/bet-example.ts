import { MatchersV3 } from '@pact-foundation/pact'

const { boolean, like, number, regex, string } = MatchersV3

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

/** The state of a player with an offer in the book of a match in play. */
export const playerWithOffer = ['default', { signedIn: 'player', bet: 'offer' }] as const

/** A bet that waits in the book, as the slip and the list of offers read it. */
export const offeredBet = {
  ...bet,
  odds: number(1000),
  status: regex('unmatched', 'unmatched'),
  offer: like({ stake: number(100), matched: number(0), keepInPlay: boolean(true) }),
}
