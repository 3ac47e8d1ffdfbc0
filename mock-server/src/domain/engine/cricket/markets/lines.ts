/**
 * The run lines of a match: their names, when they are offered, and how they are settled. The names are those of the Indian exchange.
 *
 * - '6 over run X', '10 over run X', '15 over run X', '20 over run X' (session): runs of the innings after so many overs; the last only while X bats first.
 * - 'Only 7 over run X' (session): runs in that over alone; offered in the break before it and until three balls are bowled.
 * - 'Fall of 3rd wkt X' (fancy): runs of the innings at that wicket.
 * - 'R Sharma run' style (fancy): runs of a batter at the crease.
 *
 * An innings that ends early (all out, target reached) settles its lines at the runs scored. A line whose over never began is void, and
 * so is every line that is open when rain ends the match.
 */
import type { MarketType } from '../../../odds/market.ts'
import { atTheCrease } from '../play/score.ts'
import type { CricketState, Innings } from '../play/state.ts'

export type Line =
  | { kind: 'total'; over: number }
  | { kind: 'only-over'; over: number }
  | { kind: 'wicket'; wicket: number }
  | { kind: 'batter'; place: number }

const TOTAL_OVERS = [6, 10, 15, 20]
const MOST_WICKET = 9
const BALLS_OF_ONLY_OVER = 3

export function lineKey(innings: number, line: Line): string {
  const number = innings + 1
  switch (line.kind) {
    case 'total':
      return `session-${number}-${line.over}`
    case 'only-over':
      return `over-${number}-${line.over}`
    case 'wicket':
      return `wicket-${number}-${line.wicket}`
    case 'batter':
      return `batter-${number}-${line.place + 1}`
  }
}

export function lineName(state: CricketState, innings: Innings, line: Line): string {
  const team = state.spec.teams[innings.batting]
  switch (line.kind) {
    case 'total':
      return `${line.over} over run ${team.shortName}`
    case 'only-over':
      return `Only ${line.over} over run ${team.shortName}`
    case 'wicket':
      return `Fall of ${ordinal(line.wicket)} wkt ${team.shortName}`
    case 'batter':
      return `${team.players[innings.batters[line.place]?.player ?? 0] ?? ''} run`
  }
}

export function lineType(line: Line): MarketType {
  return line.kind === 'total' || line.kind === 'only-over' ? 'session' : 'fancy'
}

/** Lines of this innings that are not decided. */
export function openLines(innings: Innings): Line[] {
  if (innings.closed) return []
  const over = Math.floor(innings.balls / 6) + 1
  return [
    ...totals(innings).filter((line) => line.over * 6 > innings.balls),
    { kind: 'only-over', over },
    ...(innings.wickets < MOST_WICKET ? [{ kind: 'wicket' as const, wicket: innings.wickets + 1 }] : []),
    ...atTheCrease(innings).map(({ place }) => ({ kind: 'batter' as const, place })),
  ]
}

/** Keys of the lines of the innings that is on. */
export function openLineKeys({ innings }: CricketState): string[] {
  const current = innings.at(-1)
  return current === undefined ? [] : openLines(current).map((line) => lineKey(innings.length - 1, line))
}

/** Whether a line still takes bets; one over alone is closed to them after three balls. */
export function takesBets(innings: Innings, line: Line): boolean {
  return line.kind !== 'only-over' || innings.balls % 6 < BALLS_OF_ONLY_OVER
}

/** Lines that were offered at some time and are decided, with their runs, in the order of the board. */
export function decidedLines(innings: Innings): { line: Line; runs: number }[] {
  const { balls, closed, overTotals, falls, batters, runs } = innings
  const lines: { line: Line; runs: number }[] = []
  for (const line of totals(innings)) {
    const at = overTotals[line.over - 1] ?? (closed ? runs : null)
    if (at !== null) lines.push({ line, runs: at })
  }
  const begun = Math.min(20, Math.floor(balls / 6) + (closed && balls % 6 === 0 ? 0 : 1))
  for (let over = 1; over <= begun; over++) {
    const end = overTotals[over - 1] ?? (closed ? runs : null)
    if (end !== null) lines.push({ line: { kind: 'only-over', over }, runs: end - (overTotals[over - 2] ?? 0) })
  }
  const offered = Math.min(MOST_WICKET, falls.length + (closed ? 1 : 0))
  for (let wicket = 1; wicket <= offered; wicket++) {
    lines.push({ line: { kind: 'wicket', wicket }, runs: falls[wicket - 1] ?? runs })
  }
  batters.forEach((batter, place) => {
    if (batter.out || closed) lines.push({ line: { kind: 'batter', place }, runs: batter.runs })
  })
  return lines
}

function totals(innings: Innings): { kind: 'total'; over: number }[] {
  return TOTAL_OVERS.filter((over) => over < 20 || innings.target === null).map((over) => ({ kind: 'total', over }))
}

function ordinal(number: number): string {
  return `${number}${number === 1 ? 'st' : number === 2 ? 'nd' : number === 3 ? 'rd' : 'th'}`
}
