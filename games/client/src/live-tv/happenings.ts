import type { Picture, Score } from './picture.ts'

/** One thing that happened between two pictures of a match. */
export type Happening =
  | { kind: 'ball'; over: string; mark: string; runs: number; wicket: boolean }
  | { kind: 'point' | 'game' | 'set'; winner: Side }
  | { kind: 'minute'; minute: number }
  | { kind: 'goal'; side: Side }
  | { kind: 'card'; side: Side; colour: 'yellow' | 'red' }

export type Side = 0 | 1

/** What happened between two pictures of the same match, in its order; nothing when either has no score. */
export function happened(before: Picture, after: Picture): Happening[] {
  if (!before.score || !after.score) return []
  if (after.sport === 'cricket') return balls(before.score, after.score)
  return after.sport === 'tennis' ? points(before.score, after.score) : minutes(before.score, after.score)
}

/** The marks of the last overs that were not there before. A new innings begins its own list. */
function balls(before: Score, after: Score): Happening[] {
  const innings = after.innings?.length ?? 0
  const known = before.innings?.length === innings ? marksOf(before) : new Map<string, string>()
  const fallen = [...marksOf(after)].filter(([place]) => !known.has(place))
  return fallen.map(([place, mark]) => ({ kind: 'ball', over: place, mark, ...runsOf(mark) }))
}

/** Marks by place, such as '16.4'; wides and no-balls are counted too, as in the over's list. */
function marksOf({ lastOvers = [] }: Score): Map<string, string> {
  return new Map(
    lastOvers.flatMap(({ over, balls: marks }) =>
      marks.map((mark, index): [string, string] => [`${over - 1}.${index + 1}`, mark]),
    ),
  )
}

/** Marks of the feed: '0' to '6', 'W', '1W' (run out), 'wd', 'nb', 'nb4', 'lb', 'b', 'lb4' ... */
function runsOf(mark: string): { runs: number; wicket: boolean } {
  const bare = Number(/\d+/.exec(mark)?.[0] ?? (/^(lb|b)$/.test(mark) ? 1 : 0))
  return { runs: bare, wicket: mark.endsWith('W') }
}

function points(before: Score, after: Score): Happening[] {
  const was = before.sets ?? []
  const is = after.sets ?? []
  // A finished set stands in both lists at the same place; the number of games that grew says who won.
  const grown = is.findIndex(({ home, away }, index) => home + away > (was[index]?.home ?? 0) + (was[index]?.away ?? 0))
  if (grown >= 0) {
    const winner: Side = (is[grown]?.home ?? 0) > (was[grown]?.home ?? 0) ? 0 : 1
    return [{ kind: is.length > was.length || !after.points ? 'set' : 'game', winner }]
  }
  if (!before.points || !after.points) return []
  const gained = ([0, 1] as const).map((side) => rank(after.points?.[side]) - rank(before.points?.[side]))
  const [home = 0, away = 0] = gained
  if (home === away) return []
  return [{ kind: 'point', winner: home > away ? 0 : 1 }]
}

const calls = ['0', '15', '30', '40', 'Ad']

/** A call in the order of calls; a count of a tie-break as it is. */
function rank(call: string | undefined): number {
  const place = calls.indexOf(call ?? '0')
  return place >= 0 ? place : Number(call)
}

function minutes(before: Score, after: Score): Happening[] {
  const grew = (list: (score: Score) => readonly number[] | undefined, side: Side) =>
    (list(after)?.[side] ?? 0) > (list(before)?.[side] ?? 0)
  const sides = [0, 1] as const
  const happenings: Happening[] = [
    ...sides.filter((side) => grew(({ goals }) => goals, side)).map((side) => ({ kind: 'goal', side }) as const),
    ...sides
      .filter((side) => grew(({ redCards }) => redCards, side))
      .map((side) => ({ kind: 'card', side, colour: 'red' }) as const),
    ...sides
      .filter((side) => grew(({ yellowCards }) => yellowCards, side))
      .map((side) => ({ kind: 'card', side, colour: 'yellow' }) as const),
  ]
  const minute = after.minute ?? 0
  if (happenings.length === 0 && minute !== before.minute) return [{ kind: 'minute', minute }]
  return happenings
}
