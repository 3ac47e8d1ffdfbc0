import type { Match } from '../queries.ts'
import { MatchRow } from './live-now-rows.tsx'

/** The rows of a match list; a module of its own, since it is needed only when the matches are there. */
export function MatchRows({ matches, ...shared }: { matches: readonly Match[]; paused: boolean; draw: boolean }) {
  return matches.map((match) => <MatchRow key={match.refMatchId} match={match} {...shared} />)
}
