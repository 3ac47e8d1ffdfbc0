import { MatchersV3 } from '@pact-foundation/pact'
import { oneOf, timestamp, twoPlaces } from './matchers.ts'

const { boolean, equal, string } = MatchersV3

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
  priceKind: oneOf('decimal|rate|line', 'decimal'),
  odds: twoPlaces(1.85),
  stack: twoPlaces(100),
  selectionType: oneOf('back|lay', 'back'),
  status: oneOf('pending|open|won|lost|void|cashed_out', 'open'),
  createdAt: timestamp(),
}

/** A bet that was just placed: taken, or waiting for its delay, of which an invariant of openapi.yaml asks `delayMs`. */
export const placedBet = { ...bet, status: oneOf('pending|open', 'open') }

/** A bet that is settled, with what it brought. */
export const settledBet = { ...bet, status: oneOf('won|lost|void|cashed_out', 'won'), profitLoss: twoPlaces(85) }

/** The state of a player with an offer in the book of a match in play. */
export const playerWithOffer = ['default', { signedIn: 'player', bet: 'offer' }] as const

/** A bet that waits in the book, as the slip and the list of offers read it. */
export const offeredBet = {
  ...bet,
  odds: twoPlaces(1000),
  status: equal('unmatched'),
  offer: { stake: twoPlaces(100), matched: twoPlaces(0), keepInPlay: boolean(true) },
}
