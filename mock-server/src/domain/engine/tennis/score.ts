import type { TennisScore } from '../../odds/score.ts'
import { isTieBreak, pointServer, setWinner } from './rules.ts'
import { isOver, playedSets, type TennisState } from './state.ts'

const CALLS = ['0', '15', '30', '40']

/** The scoreboard; null before the first point. */
export function tennisScore(state: TennisState): TennisScore | null {
  if (state.phase === 'before-start') return null
  if (isOver(state)) {
    const sets = playedSets(state).map(([home, away]) => ({ home, away }))
    return { sport: 'tennis', summary: setsText({ sets: playedSets(state) }), detail: endOf(state), sets }
  }
  const tieBreak = isTieBreak(state.games)
  const points = calls(state.points, tieBreak)
  const all = playedSets(state)
  return {
    sport: 'tennis',
    summary: all.map(([home, away]) => `${home}-${away}`).join(', '),
    detail: state.phase === 'rain' ? 'Rain stops play' : `${tieBreak ? 'Tie-break ' : ''}${points[0]} - ${points[1]}`,
    sets: all.map(([home, away]) => ({ home, away })),
    points,
    serving: pointServer(state.server, state.points, tieBreak),
  }
}

function endOf({ phase, retired, spec }: TennisState): string {
  if (phase === 'abandoned') return 'Match abandoned'
  return retired === undefined ? 'Finished' : `${spec.teams[retired].name} retired`
}

/** Sets won by each side. */
export function setsWon({ sets }: Pick<TennisState, 'sets'>): [number, number] {
  const home = sets.filter((games) => setWinner(games) === 0).length
  return [home, sets.length - home]
}

/** The sets that are over, such as '6-4, 3-6, 7-6'. */
export function setsText({ sets }: Pick<TennisState, 'sets'>): string {
  return sets.map(([home, away]) => `${home}-${away}`).join(', ')
}

function calls([home, away]: readonly [number, number], tieBreak: boolean): [string, string] {
  if (tieBreak) return [String(home), String(away)]
  if (home >= 3 && away >= 3) {
    if (home === away) return ['40', '40']
    return home > away ? ['Ad', '40'] : ['40', 'Ad']
  }
  return [CALLS[home] ?? '40', CALLS[away] ?? '40']
}
