import type { MarketBook, MarketHead, RunnerBook, SettledMarket } from '../engine.ts'
import { type Chance, decimalBook } from '../pricing/decimal-book.ts'
import { BOOKMAKER, MATCH_ODDS, termsOf } from '../pricing/market-terms.ts'
import { rateBook } from '../pricing/rate-book.ts'
import { matchWinner, other, setWinner } from './rules.ts'
import { setsWon } from './score.ts'
import { isCutShort, isOver, type TennisState } from './state.ts'
import { tennisChance } from './win-chance.ts'

const MATCH_ODDS_SIZE_PAISE = 8_000_000
const SET_SIZE_PAISE = 4_000_000
const BOOKMAKER_SIZE_PAISE = 10_000_000
const MOST_BOOKMAKER_RATE = 900

/** Match odds, the running set, bookmaker. */
export function tennisBooks(state: TennisState): MarketBook[] {
  if (isOver(state)) return []
  const { set, match } = tennisChance(state)
  const salt = `${state.seed} ${state.atMs}`
  const book = (head: MarketHead, runners: RunnerBook[]): MarketBook => ({
    ...head,
    status: 'open',
    ...termsOf(head.marketType, state.phase !== 'before-start'),
    runners,
  })
  const two = chances(state, match)
  return [
    book(MATCH_ODDS, decimalBook(two, `${salt} odds`, MATCH_ODDS_SIZE_PAISE)),
    book(setHead(state.sets.length), decimalBook(chances(state, set), `${salt} set`, SET_SIZE_PAISE)),
    book(BOOKMAKER, rateBook(two, `${salt} bookmaker`, BOOKMAKER_SIZE_PAISE, MOST_BOOKMAKER_RATE)),
  ]
}

/** Their keys. */
export function tennisKeys({ phase, sets }: TennisState): string[] {
  return isOver({ phase }) ? [] : [MATCH_ODDS, setHead(sets.length), BOOKMAKER].map(({ key }) => key)
}

/**
 * A set's winner when the set is over, the rest with the match. A match that is abandoned, or given up in its first set, has no
 * winner: the rest is void. Given up later, it is the opponent's; the set that was cut short is void.
 */
export function tennisSettled(state: TennisState): SettledMarket[] {
  const runners = sides(state)
  const result = (winner: 0 | 1 | null): string => (winner === 0 ? 'home' : 'away')
  const sets = state.sets.map((games, index) => ({ ...setHead(index), runners, result: result(setWinner(games)) }))
  if (!isOver(state)) return sets
  const cut = isCutShort(state) ? [{ ...setHead(sets.length), runners, result: 'void' }] : []
  const winner = winnerOf(state) === null ? 'void' : result(winnerOf(state))
  return [...sets, ...cut, { ...MATCH_ODDS, runners, result: winner }, { ...BOOKMAKER, runners, result: winner }]
}

function winnerOf(state: TennisState): 0 | 1 | null {
  if (state.retired === undefined) return matchWinner(setsWon(state))
  return state.sets.length > 0 ? other(state.retired) : null
}

function setHead(index: number): MarketHead {
  return {
    key: `set-${index + 1}`,
    headName: `Set ${index + 1} Winner`,
    marketType: 'match_odds',
    priceKind: 'decimal',
  }
}

function sides(state: TennisState): { selectionId: string; name: string }[] {
  return [
    { selectionId: 'home', name: state.spec.teams[0].name },
    { selectionId: 'away', name: state.spec.teams[1].name },
  ]
}

function chances(state: TennisState, first: number): Chance[] {
  return sides(state).map((one, index) => ({ ...one, chance: index === 0 ? first : 1 - first }))
}
