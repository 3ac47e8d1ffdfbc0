import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setWallet, useMoney } from '../../../money/money-store.ts'
import { useConnection } from '../../../realtime/connection-store.ts'
import type { Reading } from '../../../ui/states/loaded.tsx'
import { cashier } from '../queries.ts'

export type WithdrawFunds = {
  reading: Reading<unknown>
  /** Rupees; undefined until the socket or a response brings it. */
  cash: number | undefined
  /** Rupees of deposits that are still to be wagered; undefined where the server does not say. */
  wagering: number | undefined
  /** Rupees held for pending requests; undefined where the server does not say. */
  held: number | undefined
}

/**
 * The money that a withdrawal is asked from. The wallet comes over the socket; the list of requests has it too, so that
 * a page without a socket has it, and with it what is still to be wagered. Asked again when the wallet has moved on.
 */
export function useWithdrawFunds(): WithdrawFunds {
  const reading = useQuery(cashier.newestWithdrawals())
  const wallet = useMoney((money) => money.wallet)
  const { data, refetch } = reading
  const funds = data?.funds
  useEffect(() => {
    // A response without a version may be older: it counts only while nothing is known.
    if (funds && (funds.wallet.version !== undefined || useMoney.getState().wallet === null)) setWallet(funds.wallet)
  }, [funds])
  const newer = (wallet?.version ?? 0) > (funds?.wallet.version ?? Number.POSITIVE_INFINITY) ? wallet?.version : null
  useEffect(() => {
    if (newer !== null) void refetch({ cancelRefetch: false })
  }, [newer, refetch])
  return { reading, cash: wallet?.cash, wagering: funds?.wagering, held: funds?.held }
}

/** True while the socket is lost: what stands on the page was asked for, and does not follow by itself. */
export function useIsCut(): boolean {
  return useConnection(({ status }) => status === 'paused')
}
