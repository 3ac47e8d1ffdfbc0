import type { Schema } from '@chaupar/contracts/api'

type Runner = Schema<'Runner'>

/** The columns of a match list: first side, draw, second side. */
export type MatchColumns = readonly [first: Runner | null, draw: Runner | null, second: Runner | null]

/** Puts the runners of a first market under 1, X and 2; the draw is known by its name, wherever it stands. */
export function columnsOf(runners: readonly Runner[]): MatchColumns {
  const draw = runners.length > 2 ? (runners.find(({ name }) => /\b(draw|tie)\b/i.test(name)) ?? null) : null
  const [first = null, second = null] = runners.filter((runner) => runner !== draw)
  return [first, draw, second]
}
