import type { Match } from '../../queries.ts'

/** A match that a search found; `player` is who was found in it, where neither its name nor its teams say so. */
export type FoundMatch = { match: Match; player: string | null }

/** One letter names nearly every match. */
export const fewestLetters = 2

/**
 * The matches whose name, teams, competition or players hold every word of the text, whatever the case: those in play first. Players
 * are those that the server sends: of tennis the sides themselves, of cricket who bats and bowls now.
 */
export function findMatches(matches: readonly Match[], text: string): FoundMatch[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean)
  if (words.join('').length < fewestLetters) return []
  const found = matches.flatMap((match): FoundMatch[] => {
    const { matchName, competition, teams } = match
    const own = [matchName, competition, ...teams.flatMap(({ name, shortName }) => [name, shortName])]
    if (holdsAll(own, words)) return [{ match, player: null }]
    const players = playersOf(match)
    const player =
      players.find((name) => holdsAll([name], words)) ?? players.find((name) => holdsAll([name, ...own], words))
    return player === undefined ? [] : [{ match, player }]
  })
  return [...found].sort((one, other) => Number(isInPlay(other)) - Number(isInPlay(one)))
}

function holdsAll(texts: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => texts.some((part) => part.toLowerCase().includes(word)))
}

function playersOf({ score }: Match): string[] {
  return [...(score?.batters ?? []), ...(score?.bowler ? [score.bowler] : [])].map(({ name }) => name)
}

function isInPlay({ match: { status } }: FoundMatch): boolean {
  return status === 'inplay'
}
