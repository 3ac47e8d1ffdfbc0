import type { Schema } from '@chaupar/api/api'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { useIsAuthenticated } from './session-store.ts'

export type Limits = Schema<'Limits'>

/** The player's own limits and breaks; undefined for guests, before the server has sent them, and where it knows none. */
export function useLimits(): Limits | undefined {
  const player = useIsAuthenticated()
  return useQuery({ ...query('getLimits'), enabled: player }).data
}
