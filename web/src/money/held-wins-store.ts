import { create } from 'zustand'
import { fromPaise, toPaise } from '../lib/money.ts'
import { useMoney } from './money-store.ts'

/**
 * Wins that a game takes before it shows them, oldest first: by how many paise the balance rose, null until it has. The game
 * names no amount, since its page is not trusted with money.
 */
const useHeldWins = create<{ wins: readonly (number | null)[] }>()(() => ({ wins: [] }))

useMoney.subscribe(({ wallet }, { wallet: before }) => {
  const { wins } = useHeldWins.getState()
  const at = wins.indexOf(null)
  const risenPaise = toPaise(wallet?.balance ?? 0) - toPaise(before?.balance ?? wallet?.balance ?? 0)
  if (at === -1 || risenPaise <= 0) return
  useHeldWins.setState({ wins: wins.map((paise, index) => (index === at ? risenPaise : paise)) })
})

/** The next rise of the balance is a win that the game on the screen shows later. */
export function holdWin(): void {
  useHeldWins.setState(({ wins }) => ({ wins: [...wins, null] }))
}

/** The game shows the oldest of the wins that are held. */
export function showWin(): void {
  useHeldWins.setState(({ wins }) => ({ wins: wins.slice(1) }))
}

/** The game is gone: nothing is left to wait for. */
export function showAllWins(): void {
  useHeldWins.setState({ wins: [] })
}

/** The real balance in rupees without wins that the game on the screen has not shown yet; undefined before it is known. */
export function useShownBalance(): number | undefined {
  const balance = useMoney(({ wallet }) => wallet?.balance)
  const heldPaise = useHeldWins(({ wins }) => wins.reduce<number>((sum, paise) => sum + (paise ?? 0), 0))
  return balance === undefined ? undefined : fromPaise(Math.max(0, toPaise(balance) - heldPaise))
}
