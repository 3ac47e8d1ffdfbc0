import type { MarketBook, MarketHead, RunnerBook, SettledMarket } from '../engine.ts'
import { type Chance, decimalBook } from '../pricing/decimal-book.ts'
import { BOOKMAKER, MATCH_ODDS, termsOf } from '../pricing/market-terms.ts'
import { rateBook } from '../pricing/rate-book.ts'
import { type FinalScores, finalScores } from './outlook.ts'
import { isOver, type SoccerState } from './state.ts'

const MATCH_ODDS_SIZE_PAISE = 15_000_000
const GOALS_SIZE_PAISE = 6_000_000
const BOOKMAKER_SIZE_PAISE = 20_000_000
const MOST_BOOKMAKER_RATE = 900

/** Over/Under so many goals and a half. */
const GOAL_LINES = [0, 1, 2, 3, 4]

/** Match odds with the draw, bookmaker, and Over/Under goals that are not decided yet. */
export function soccerBooks(state: SoccerState): MarketBook[] {
  if (isOver(state)) return []
  const scores = finalScores(state)
  const salt = saltOf(state)
  const three = threeWay(state, scores)
  return [
    oddsBook(state, three),
    ...openGoalLines(state).map((line) =>
      book(state, goalsHead(line), decimalBook(underOver(scores, line), `${salt} goals ${line}`, GOALS_SIZE_PAISE)),
    ),
    book(state, BOOKMAKER, rateBook(three, `${salt} bookmaker`, BOOKMAKER_SIZE_PAISE, MOST_BOOKMAKER_RATE)),
  ]
}

/** Keys of all of them. */
export function soccerKeys(state: SoccerState): string[] {
  if (isOver(state)) return []
  return [MATCH_ODDS, ...openGoalLines(state).map(goalsHead), BOOKMAKER].map(({ key }) => key)
}

/** A single book. */
export function soccerBook(state: SoccerState, key: string): MarketBook | null {
  if (isOver(state)) return null
  if (key === MATCH_ODDS.key) return oddsBook(state, threeWay(state, finalScores(state)))
  return soccerBooks(state).find((one) => one.key === key) ?? null
}

function oddsBook(state: SoccerState, three: Chance[]): MarketBook {
  return book(state, MATCH_ODDS, decimalBook(three, `${saltOf(state)} odds`, MATCH_ODDS_SIZE_PAISE))
}

function book(state: SoccerState, head: MarketHead, runners: RunnerBook[]): MarketBook {
  return { ...head, status: 'open', ...termsOf(head.marketType, state.phase !== 'before-start'), runners }
}

function saltOf({ seed, atMs }: SoccerState): string {
  return `${seed} ${atMs}`
}

/** Over is settled as soon as the goals are there, everything else at full time; an abandoned match voids what is not decided. */
export function soccerSettled(state: SoccerState): SettledMarket[] {
  const total = state.goals[0] + state.goals[1]
  const isAbandoned = state.phase === 'abandoned'
  const lines = GOAL_LINES.filter((line) => total > line || isOver(state)).map((line) => ({
    ...goalsHead(line),
    runners: goalsRunners(line),
    result: total > line ? 'over' : isAbandoned ? 'void' : 'under',
  }))
  if (!isOver(state)) return lines
  const winner = state.goals[0] > state.goals[1] ? 'home' : state.goals[0] < state.goals[1] ? 'away' : 'draw'
  const result = isAbandoned ? 'void' : winner
  const runners = sides(state)
  return [...lines, { ...MATCH_ODDS, runners, result }, { ...BOOKMAKER, runners, result }]
}

function openGoalLines(state: SoccerState): number[] {
  return GOAL_LINES.filter((line) => state.goals[0] + state.goals[1] <= line)
}

function goalsHead(line: number): MarketHead {
  return {
    key: `goals-${line}-5`,
    headName: `Over/Under ${line}.5 Goals`,
    marketType: 'match_odds',
    priceKind: 'decimal',
  }
}

function goalsRunners(line: number): { selectionId: string; name: string }[] {
  return [
    { selectionId: 'under', name: `Under ${line}.5 Goals` },
    { selectionId: 'over', name: `Over ${line}.5 Goals` },
  ]
}

function sides(state: SoccerState): { selectionId: string; name: string }[] {
  return [
    { selectionId: 'home', name: state.spec.teams[0].name },
    { selectionId: 'away', name: state.spec.teams[1].name },
    { selectionId: 'draw', name: 'The Draw' },
  ]
}

function threeWay(state: SoccerState, scores: FinalScores): Chance[] {
  const chances = { home: 0, away: 0, draw: 0 }
  scores.forEach((row, home) => {
    for (const [away, mass] of row.entries()) chances[home > away ? 'home' : home < away ? 'away' : 'draw'] += mass
  })
  return sides(state).map((one, index) => ({ ...one, chance: [chances.home, chances.away, chances.draw][index] ?? 0 }))
}

function underOver(scores: FinalScores, line: number): Chance[] {
  let over = 0
  scores.forEach((row, home) => {
    for (const [away, mass] of row.entries()) if (home + away > line) over += mass
  })
  return goalsRunners(line).map((one, index) => ({ ...one, chance: index === 0 ? 1 - over : over }))
}
