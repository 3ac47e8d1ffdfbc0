import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Language } from '../i18n/texts.ts'

/** Panels over the game, one at a time. */
export type Panel = 'menu' | 'rules' | 'fairness' | 'rounds'

/** What the player wishes of the client itself; forgotten with the page, since a frame without an origin keeps nothing. */
export interface Wishes {
  language: Language
  hasSound: boolean
  panel: Panel | null
  setLanguage(language: Language): void
  switchSound(): void
  open(panel: Panel | null): void
}

export type WishStore = StoreApi<Wishes>

/** `panel`: the one that is open from the beginning. */
export function wishStore(language: Language, panel: Panel | null = null): WishStore {
  return createStore<Wishes>()((set) => ({
    language,
    hasSound: false,
    panel,
    setLanguage: (wished) => set({ language: wished }),
    switchSound: () => set(({ hasSound }) => ({ hasSound: !hasSound })),
    open: (panel) => set({ panel }),
  }))
}
