import type { StateCreator } from 'zustand'
import { create as createStore } from 'zustand/react'

/** How each store of the worker gets its first state back. */
const resets: (() => void)[] = []

/** Stands in for zustand's `create` (vitest.config.ts): the files of a worker share their stores, the tests no state. */
export const create =
  <T>() =>
  (initializer: StateCreator<T>) => {
    const store = createStore<T>()(initializer)
    resets.push(() => store.setState(store.getInitialState(), true))
    return store
  }

export function resetStores(): void {
  for (const reset of resets) reset()
}
