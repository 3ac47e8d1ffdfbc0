import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on } from '../../../realtime/connection.ts'

/** The operator's decisions arrive as a toast and as a new balance; a list that shows requests asks again then. */
export function usePushedRefresh(list: 'listDeposits' | 'listWithdrawals'): void {
  const queries = useQueryClient()
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: [list] })
    const stops = [on('notification_toast', refresh), on('update_balance', refresh)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries, list])
}
