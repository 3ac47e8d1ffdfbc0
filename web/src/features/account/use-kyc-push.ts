import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on } from '../../realtime/connection.ts'

/** The operator's decision arrives as a toast; the page asks again then. */
export function useKycPush(): void {
  const queries = useQueryClient()
  useEffect(() => on('notification_toast', () => void queries.invalidateQueries({ queryKey: ['getKyc'] })), [queries])
}
