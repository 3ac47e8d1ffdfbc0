import type { Match, Score } from './queries.ts'

/** The score of a side in its last innings, as '95/2'; `made` is null while it has not batted. */
export type SideInnings = { shortName: string; made: string | null; isBatting: boolean }

/**
 * Both sides of a cricket match in the order of its name, in which their prices stand too, each with its last innings. Empty for
 * another sport, and before the first ball.
 */
export function sidesOf({ innings = [] }: Score, teams: Match['teams']): SideInnings[] {
  const batting = innings.at(-1)?.team
  if (innings.length === 0) return []
  return teams.map(({ name, shortName }) => {
    const last = innings.findLast(({ team }) => team === name)
    return { shortName, made: last ? `${last.runs}/${last.wickets}` : null, isBatting: name === batting }
  })
}
