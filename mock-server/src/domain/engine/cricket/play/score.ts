import type { CricketScore } from '../../../odds/score.ts'
import { BALLS } from './spec.ts'
import type { BatterFigures, CricketState, Innings } from './state.ts'

const OVERS_SHOWN = 3

/** The scoreboard; null before the first ball. */
export function cricketScore(state: CricketState): CricketScore | null {
  const current = state.innings.at(-1)
  if (current === undefined) return null
  const { teams } = state.spec
  return {
    sport: 'cricket',
    summary: `${current.runs}/${current.wickets} (${overs(current.balls)})`,
    detail: detail(state, current),
    innings: state.innings.map((innings) => ({
      team: teams[innings.batting].name,
      runs: innings.runs,
      wickets: innings.wickets,
      overs: overs(innings.balls),
    })),
    ...chase(current),
    lastOvers: current.overs
      .map((balls, index) => ({ over: index + 1, balls }))
      .filter((one) => one.balls.length > 0)
      .slice(-OVERS_SHOWN),
    batters: atTheCrease(current).map(({ place, figures }) => ({
      name: teams[current.batting].players[figures.player] ?? '',
      runs: figures.runs,
      balls: figures.balls,
      onStrike: place === current.striker,
    })),
    ...bowler(state, current),
  }
}

/** Batters who are in, the earlier in the order first; `place` is theirs in `innings.batters`. */
export function atTheCrease(innings: Innings): { figures: BatterFigures; place: number }[] {
  return innings.batters.map((figures, place) => ({ figures, place })).filter((one) => !one.figures.out)
}

function chase(innings: Innings): Pick<CricketScore, 'target' | 'need'> {
  const { target, runs, balls } = innings
  if (target === null) return {}
  return { target, need: { runs: Math.max(0, target - runs), balls: BALLS - balls } }
}

function bowler(state: CricketState, innings: Innings): Pick<CricketScore, 'bowler'> {
  const figures = innings.bowlers[innings.bowler]
  if (figures === undefined) return {}
  const fielding = state.spec.teams[innings.batting === 0 ? 1 : 0]
  const { wickets, runs } = figures
  return { bowler: { name: fielding.players[figures.player] ?? '', wickets, runs, overs: overs(figures.balls) } }
}

function detail(state: CricketState, current: Innings): string {
  if (state.result !== null) return state.result.text
  if (state.phase === 'rain') return 'Rain stops play'
  if (state.phase === 'break') return 'Innings break'
  const name = state.spec.teams[current.batting].shortName
  if (current.target === null) return `${name} batting`
  return `${name} need ${current.target - current.runs} from ${BALLS - current.balls}`
}

/** Overs and balls, as 16.4. */
export function overs(balls: number): string {
  return `${Math.floor(balls / 6)}.${balls % 6}`
}
