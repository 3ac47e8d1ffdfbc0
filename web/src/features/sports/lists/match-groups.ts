import { groupBy } from '@chaupar/api/group-by'
import { istDay } from '../../../lib/dates.ts'
import type { Match } from '../queries.ts'
import type { SportId } from '../sport-names.ts'

/** The parts of a list, in their order: in play first, then what starts later today, then later days (spec 2.4). */
export const whens = ['inplay', 'today', 'upcoming'] as const
export type When = (typeof whens)[number]

/** Which matches a list is asked to show. An empty word or null asks for nothing in particular. */
type MatchFilter = {
  sportId: SportId | null
  competition: string | null
  when: When | null
  search: string
  /** Only these ids, null for all. */
  only: readonly string[] | null
}

export type Competition = { sportId: SportId; name: string; matches: Match[] }
/** Matches under one head: a competition, or a whole sport. `sportId` is null for matches of several sports, without a head. */
export type MatchGroup = Competition | { sportId: SportId | null; name: null; matches: Match[] }
/** `count` is null where only the first few matches are shown. */
export type Section = { when: When | 'next'; count: number | null; groups: MatchGroup[] }

/** The matches that a filter lets through, in the server's order. The search looks at match, teams and competition. */
export function filterMatches(matches: readonly Match[], filter: MatchFilter, today: string): Match[] {
  const words = filter.search.trim().toLowerCase().split(/\s+/).filter(Boolean)
  return matches.filter((match) => {
    if (filter.sportId !== null && match.sportId !== filter.sportId) return false
    if (filter.competition !== null && match.competition !== filter.competition) return false
    if (filter.when !== null && whenOf(match, today) !== filter.when) return false
    if (filter.only !== null && !filter.only.includes(match.refMatchId)) return false
    const text = [
      match.matchName,
      match.competition,
      ...match.teams.flatMap(({ name, shortName }) => [name, shortName]),
    ]
    return words.every((word) => text.some((part) => part.toLowerCase().includes(word)))
  })
}

/** Sections with their matches by competition, or by sport alone; empty sections are left out. */
export function groupMatches(matches: readonly Match[], today: string, by: 'competition' | 'sport'): Section[] {
  const groupsOf = by === 'sport' ? sportsOf : competitionsOf
  const byWhen = groupBy(matches, (match) => whenOf(match, today))
  return whens.flatMap((when) => {
    const own = byWhen.get(when) ?? []
    return own.length > 0 ? [{ when, count: own.length, groups: groupsOf(own) }] : []
  })
}

/** The matches that start next, at most `most`, in that order; no section when none is to come. */
export function startingNext(matches: readonly Match[], most: number): Section[] {
  const next = matches
    .filter(({ status }) => status === 'upcoming')
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))
    .slice(0, most)
  return next.length > 0 ? [{ when: 'next', count: null, groups: [{ sportId: null, name: null, matches: next }] }] : []
}

/** The competitions of some matches, in the order of their first match; a sport's stand together. */
export function competitionsOf(matches: readonly Match[]): Competition[] {
  return sportsOf(matches).flatMap(({ sportId, matches: own }) =>
    [...groupBy(own, ({ competition }) => competition)].map(([name, list]) => ({ sportId, name, matches: list })),
  )
}

function sportsOf(matches: readonly Match[]) {
  return [...groupBy(matches, ({ sportId }) => sportId)].map(([sportId, own]) => ({
    sportId,
    name: null,
    matches: own,
  }))
}

function whenOf({ status, startTime }: Match, today: string): When {
  if (status !== 'upcoming') return 'inplay'
  return istDay(new Date(startTime)) <= today ? 'today' : 'upcoming'
}
