import type { MarketBook, MarketHead, RunnerBook } from '../../engine.ts'
import { type Chance, decimalBook } from '../../pricing/decimal-book.ts'
import { BOOKMAKER, MATCH_ODDS, termsOf } from '../../pricing/market-terms.ts'
import { rateBook } from '../../pricing/rate-book.ts'
import { type MatchChance, matchChance } from '../chances/win-chance.ts'
import type { CricketState } from '../play/state.ts'
import { lineBooks } from './line-books.ts'
import { openLineKeys } from './lines.ts'

export const TIED_MATCH: MarketHead = {
  key: 'tied-match',
  headName: 'Tied Match',
  marketType: 'tied_match',
  priceKind: 'rate',
}
export const TOSS: MarketHead = { key: 'toss', headName: 'To Win the Toss', marketType: 'toss', priceKind: 'decimal' }

const MATCH_ODDS_SIZE_PAISE = 12_000_000
const BOOKMAKER_SIZE_PAISE = 20_000_000
const TOSS_SIZE_PAISE = 4_000_000
const MOST_BOOKMAKER_RATE = 900
const MOST_TIED_RATE = 1_000

/** Every market without a result. */
export function cricketBooks(state: CricketState): MarketBook[] {
  return state.result === null ? [...sideBooks(state), ...lineBooks(state)] : []
}

/** Match odds, bookmaker, tied match, and the toss before it is made. */
export function sideBooks(state: CricketState): MarketBook[] {
  const chance = matchChance(state)
  const sides = sidesOf(state, chance)
  const salt = saltOf(state)
  return [
    oddsBook(state, sides),
    book(state, BOOKMAKER, rateBook(sides, `${salt} bookmaker`, BOOKMAKER_SIZE_PAISE, MOST_BOOKMAKER_RATE)),
    tiedBook(state, chance.tie),
    ...(state.toss === null ? [book(state, TOSS, decimalBook(even(sides), `${salt} toss`, TOSS_SIZE_PAISE))] : []),
  ]
}

/** Yes and No; suspended while a tie is so unlikely that one of them has no price. */
function tiedBook(state: CricketState, tie: number): MarketBook {
  const chances: Chance[] = [
    { selectionId: 'yes', name: 'Yes', chance: tie },
    { selectionId: 'no', name: 'No', chance: 1 - tie },
  ]
  const runners = rateBook(chances, `${saltOf(state)} tied`, BOOKMAKER_SIZE_PAISE, MOST_TIED_RATE)
  if (runners.every(({ back }) => back.length > 0)) return book(state, TIED_MATCH, runners)
  const unpriced = runners.map((runner) => ({ ...runner, back: [], lay: [] }))
  return { ...book(state, TIED_MATCH, unpriced), status: 'suspended' }
}

/** Keys of all of them. */
export function cricketKeys(state: CricketState): string[] {
  return state.result === null ? [...sideKeys(state), ...openLineKeys(state)] : []
}

function sideKeys({ toss }: CricketState): string[] {
  return [MATCH_ODDS, BOOKMAKER, TIED_MATCH, ...(toss === null ? [TOSS] : [])].map(({ key }) => key)
}

/** A single book: the run lines are expensive. */
export function cricketBook(state: CricketState, key: string): MarketBook | null {
  if (state.result !== null) return null
  if (key === MATCH_ODDS.key) return oddsBook(state, sidesOf(state, matchChance(state)))
  const books = sideKeys(state).includes(key) ? sideBooks(state) : lineBooks(state, (line) => line === key)
  return books.find((one) => one.key === key) ?? null
}

function oddsBook(state: CricketState, sides: Chance[]): MarketBook {
  return book(state, MATCH_ODDS, decimalBook(sides, `${saltOf(state)} odds`, MATCH_ODDS_SIZE_PAISE))
}

/** A tie gives stakes back, so the odds are those of the matches that have a winner. */
function sidesOf({ spec }: CricketState, { home, away }: MatchChance): Chance[] {
  const decided = home + away
  return [
    { selectionId: 'home', name: spec.teams[0].name, chance: decided > 0 ? home / decided : 0.5 },
    { selectionId: 'away', name: spec.teams[1].name, chance: decided > 0 ? away / decided : 0.5 },
  ]
}

function book(state: CricketState, head: MarketHead, runners: RunnerBook[]): MarketBook {
  return { ...head, status: 'open', ...termsOf(head.marketType, state.innings.length > 0), runners }
}

function saltOf({ seed, atMs }: CricketState): string {
  return `${seed} ${atMs}`
}

function even(sides: Chance[]): Chance[] {
  return sides.map((side) => ({ ...side, chance: 0.5 }))
}
