import type { CricketResult, CricketState } from './state.ts'

/** The result of a match that has ended: won, tied, or none when the chase was never completed. */
export function matchResult(state: CricketState): CricketResult {
  const [first, second] = state.innings
  if (first === undefined || second === undefined || !second.closed)
    return { kind: 'no-result', text: 'No result, rain' }
  if (second.runs === first.runs) return { kind: 'tie', text: 'Match tied' }
  const winner = second.runs > first.runs ? second.batting : first.batting
  const margin =
    second.runs > first.runs ? count(10 - second.wickets, 'wicket') : count(first.runs - second.runs, 'run')
  return { kind: 'won', winner, text: `${state.spec.teams[winner].name} won by ${margin}` }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
