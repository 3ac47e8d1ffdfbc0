import type { Match, Score } from './queries.ts'

/** The score of a side in its last innings, as '95/2'; `made` is null while it has not batted. */
export type SideInnings = { shortName: string; made: string | null; isBatting: boolean }

/**
 * Both sides of a cricket match in the order in which they bat, each with its last innings. Empty for another sport, and before
 * the first ball.
 */
export function sidesOf({ innings = [] }: Score, teams: Match['teams']): SideInnings[] {
  const batting = innings.at(-1)?.team
  const sides = teams.map(({ name, shortName }): SideInnings & { first: number } => {
    const last = innings.findLast(({ team }) => team === name)
    const first = innings.findIndex(({ team }) => team === name)
    const made = last ? `${last.runs}/${last.wickets}` : null
    return { shortName, made, isBatting: name === batting, first: first < 0 ? innings.length : first }
  })
  return innings.length === 0 ? [] : sides.sort((one, other) => one.first - other.first)
}
