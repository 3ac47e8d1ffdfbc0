import type { Match } from '../../queries.ts'

/** A match that a search found; `player` is who was found in it, where neither its name nor its teams say so. */
export type FoundMatch = { match: Match; player: string | null }

/** One letter names nearly every match. */
export const fewestLetters = 2

/**
 * The matches with a word for every typed one that begins with it, whatever the case, in their name, teams, competition or players:
 * those in play first. Players are those that the server sends: of tennis the sides themselves, of cricket who bats and bowls now.
 */
export function findMatches(matches: readonly Match[], text: string): FoundMatch[] {
  const words = wordsOf(text)
  if (words.join('').length < fewestLetters) return []
  const found = matches.flatMap((match): FoundMatch[] => {
    const { matchName, competition, teams } = match
    const own = wordsOf(
      [matchName, nameOf(competition), ...teams.flatMap(({ name, shortName }) => [name, shortName])].join(' '),
    )
    if (hasAll(own, words)) return [{ match, player: null }]
    const players = playersOf(match)
    const player =
      players.find((name) => hasAll(wordsOf(name), words)) ??
      players.find((name) => hasAll([...wordsOf(name), ...own], words))
    return player === undefined ? [] : [{ match, player }]
  })
  return [...found].sort((one, other) => Number(isInPlay(other)) - Number(isInPlay(one)))
}

/** Letters and digits with the marks that belong to them, as Hindi has them. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** 'Mysuru Open' of 'Mysuru Open, round of 16': the words of a round are those of many matches. */
function nameOf(competition: string): string {
  return competition.split(',')[0] ?? competition
}

function hasAll(own: readonly string[], words: readonly string[]): boolean {
  return words.every((word) => own.some((part) => part.startsWith(word)))
}

function playersOf({ score }: Match): string[] {
  return [...(score?.batters ?? []), ...(score?.bowler ? [score.bowler] : [])].map(({ name }) => name)
}

function isInPlay({ match: { status } }: FoundMatch): boolean {
  return status === 'inplay'
}
