import type { MarketHead, SettledMarket } from '../../engine.ts'
import { BOOKMAKER, MATCH_ODDS } from '../../pricing/market-terms.ts'
import type { CricketState } from '../play/state.ts'
import { decidedLines, lineKey, lineName, lineType, openLines } from './lines.ts'
import { TIED_MATCH, TOSS } from './markets.ts'

/**
 * Every market that has its result. The toss settles at the toss, a line when its runs are known, the rest with the match: a tie voids
 * match odds and bookmaker, and no result voids all that is not decided.
 */
export function cricketSettled(state: CricketState): SettledMarket[] {
  const sides = [
    { selectionId: 'home', name: state.spec.teams[0].name },
    { selectionId: 'away', name: state.spec.teams[1].name },
  ]
  const market = (head: MarketHead, runners: SettledMarket['runners'], result: string): SettledMarket => ({
    ...head,
    runners,
    result,
  })
  const settled: SettledMarket[] = []
  if (state.toss !== null) settled.push(market(TOSS, sides, state.toss.winner === 0 ? 'home' : 'away'))
  settled.push(...lines(state))
  const { result } = state
  if (result === null) return settled
  const winner = result.kind === 'won' ? (result.winner === 0 ? 'home' : 'away') : 'void'
  const tied = result.kind === 'no-result' ? 'void' : result.kind === 'tie' ? 'yes' : 'no'
  const answers = [
    { selectionId: 'yes', name: 'Yes' },
    { selectionId: 'no', name: 'No' },
  ]
  return [
    ...settled,
    market(MATCH_ODDS, sides, winner),
    market(BOOKMAKER, sides, winner),
    market(TIED_MATCH, answers, tied),
  ]
}

function lines(state: CricketState): SettledMarket[] {
  return state.innings.flatMap((innings, number) => {
    const decided = decidedLines(innings).map(({ line, runs }) => ({ line, result: String(runs) }))
    const dropped = state.result === null ? [] : openLines(innings).map((line) => ({ line, result: 'void' }))
    return [...decided, ...dropped].map(({ line, result }): SettledMarket => {
      const headName = lineName(state, innings, line)
      return {
        key: lineKey(number, line),
        headName,
        marketType: lineType(line),
        priceKind: 'line',
        runners: [{ selectionId: 'runs', name: headName }],
        result,
      }
    })
  })
}
