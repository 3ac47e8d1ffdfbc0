import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { type Bet, sports } from './queries.ts'

/** The player's bets on a match, or with null those of all matches that still run. */
export function useHeldBets(matchId: string | null) {
  const ofMatch = useQuery({ ...sports.matchBets(matchId ?? ''), enabled: matchId !== null })
  const running = useQuery({ ...sports.userBets('open'), enabled: matchId === null })
  return matchId === null ? running : ofMatch
}

/**
 * The player's offers that wait in the book, on a match or with null on all, newest first. A server that takes no offers has
 * none in its exposure, and is not asked.
 */
export function useUnmatchedBets(matchId: string | null): readonly Bet[] {
  const ofMatch = useQuery({ ...sports.matchBets(matchId ?? ''), enabled: matchId !== null })
  const { data: exposure } = useQuery({ ...query('getExposure'), enabled: matchId === null })
  const some = exposure?.betMatches.some(({ unmatchedBets = 0 }) => unmatchedBets > 0) ?? false
  const all = useQuery({ ...sports.userBets('unmatched'), enabled: matchId === null && some })
  const known = matchId === null ? (some ? all.data : undefined) : ofMatch.data
  return known?.bets.filter(({ status }) => status === 'unmatched') ?? []
}
