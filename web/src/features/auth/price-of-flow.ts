import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useAuthPanel } from '../../player/auth-panel-store.ts'
import { keepWantedPrice, readWantedPrice, type WantedPrice } from '../../player/wanted-price.ts'
import { forgetFlow } from './flow-store.ts'

/**
 * The price that the guest tapped for this flow; null when he came for something else. After a reload in the middle the
 * flow has no target, and the price is what it was for.
 */
export function priceOfFlow(): WantedPrice | null {
  const wanted = readWantedPrice()
  const { target } = useAuthPanel.getState()
  return wanted && (target === null || target === paths.match(wanted.refMatchId)) ? wanted : null
}

/** The same for a form, as it was when the form was opened. */
export function useWantedPrice(): WantedPrice | null {
  const [wanted] = useState(priceOfFlow)
  return wanted
}

/** Forgets what a flow knew from step to step; without a login also the price. */
export function leaveFlow(): void {
  forgetFlow()
  if (useAuthPanel.getState().destination === null) keepWantedPrice(null)
}
