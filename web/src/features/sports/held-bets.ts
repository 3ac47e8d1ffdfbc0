import { useQuery } from '@tanstack/react-query'
import { sports } from './queries.ts'

/** The player's bets on a match, or with null those of all matches that still run. */
export function useHeldBets(matchId: string | null) {
  const ofMatch = useQuery({ ...sports.bets(matchId ?? ''), enabled: matchId !== null })
  const running = useQuery({ ...sports.openBets(), enabled: matchId === null })
  return matchId === null ? running : ofMatch
}
