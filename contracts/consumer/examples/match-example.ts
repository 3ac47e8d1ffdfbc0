import { MatchersV3 } from '@pact-foundation/pact'
import { anyNumberOf, oneOf, someText, timestamp, twoPlaces } from './matchers.ts'

const { boolean, eachLike, equal, integer, string } = MatchersV3

/** Id of the examples' match. */
export const matchId = '34512087'

const price = { price: twoPlaces(1.85), size: twoPlaces(1000) }
const runner = {
  selectionId: string('home'),
  name: string('Mumbai'),
  status: oneOf('active|removed|winner|loser', 'active'),
}

/** A market as boards and lists read it, of any kind; what is decided or suspended has no prices. */
export const market = {
  marketId: string('m-1'),
  refMatchId: string(matchId),
  HeadName: string('Match Odds'),
  marketType: oneOf('match_odds|toss|tied_match|bookmaker|fancy|session', 'match_odds'),
  priceKind: oneOf('decimal|rate|line', 'decimal'),
  status: oneOf('open|suspended|ball_running|closed', 'open'),
  inPlay: boolean(true),
  delayMs: integer(3000),
  minStake: twoPlaces(100),
  maxStake: twoPlaces(50_000),
  sequence: integer(418),
  publishedAt: timestamp(),
  runners: eachLike({ ...runner, back: anyNumberOf(price), lay: anyNumberOf(price) }),
}

/** A market of decimal odds that takes bets on both sides of every runner. */
export const openMarket = {
  ...market,
  priceKind: equal('decimal'),
  status: equal('open'),
  runners: eachLike({ ...runner, back: eachLike(price), lay: eachLike(price) }),
}

const linePrice = { ...price, line: twoPlaces(49) }

/** A market of runs: its prices are rates, and the line stands beside each. */
export const lineMarket = {
  ...market,
  marketType: oneOf('fancy|session', 'fancy'),
  priceKind: equal('line'),
  runners: eachLike({ ...runner, back: anyNumberOf(linePrice), lay: anyNumberOf(linePrice) }),
}

/** A market that is over, with what it came to: a selection, or runs, of which 0 are a result too. */
export const decidedMarket = { ...market, status: equal('closed'), result: someText('home') }

/** The score of a cricket match in play, as in the header. */
export const cricketScore = {
  sport: equal('cricket'),
  summary: string('142/3 (16.4)'),
  detail: string('Mumbai bat'),
  innings: eachLike({ team: string('Mumbai'), runs: integer(142), wickets: integer(3), overs: string('16.4') }),
  lastOvers: eachLike({ over: integer(17), balls: eachLike(string('4')) }),
  batters: eachLike({ name: string('R Sahane'), runs: integer(61), balls: integer(40), onStrike: boolean(true) }),
  bowler: { name: string('K Darokar'), wickets: integer(2), runs: integer(28), overs: string('3.4') },
}

/** The same in a second innings. */
export const chaseScore = {
  ...cricketScore,
  need: { runs: integer(45), balls: integer(20) },
}

/** The score of a soccer match: home and away. */
export const soccerScore = {
  sport: equal('soccer'),
  summary: string('1-0'),
  minute: integer(38),
  goals: [integer(1), integer(0)],
  yellowCards: [integer(2), integer(3)],
  redCards: [integer(0), integer(1)],
}

/** The score of a tennis match, with the game that is being played. */
export const tennisScore = {
  sport: equal('tennis'),
  summary: string('0-1'),
  sets: eachLike({ home: integer(4), away: integer(3) }),
  points: [string('30'), string('40')],
  serving: integer(0),
}
