import { create } from 'zustand'
import type { WantedPrice } from './wanted-price.ts'

/** The price that a guest tapped, from his login until it is in the slip or turns out to be gone; null at all other times. */
export const useComingPrice = create<{ price: WantedPrice | null }>()(() => ({ price: null }))

export function setComingPrice(price: WantedPrice | null): void {
  useComingPrice.setState({ price })
}
