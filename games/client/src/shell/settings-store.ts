import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Language } from '../i18n/texts.ts'

/** Panels over the game, one at a time. */
export type Panel = 'menu' | 'rules' | 'fairness' | 'rounds'

/** The player's settings of the client itself; forgotten with the page, since a frame without an origin keeps nothing. */
export interface Settings {
  language: Language
  hasSound: boolean
  panel: Panel | null
  setLanguage(language: Language): void
  switchSound(): void
  open(panel: Panel | null): void
}

export type SettingsStore = StoreApi<Settings>

/** `panel`: the one that is open from the beginning. */
export function settingsStore(language: Language, panel: Panel | null = null): SettingsStore {
  return createStore<Settings>()((set) => ({
    language,
    hasSound: false,
    panel,
    setLanguage: (language) => set({ language }),
    switchSound: () => set(({ hasSound }) => ({ hasSound: !hasSound })),
    open: (panel) => set({ panel }),
  }))
}
