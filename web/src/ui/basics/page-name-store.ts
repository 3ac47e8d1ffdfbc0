import { create } from 'zustand'

type PageName = {
  /** What the page's heading says, in the language that is shown; null while no page is drawn. */
  name: string | null
  namePage: (name: string | null) => void
}

/** The name of the page that is shown, for the title of the browser's tab. */
export const usePageName = create<PageName>()((set) => ({
  name: null,
  namePage: (name) => set({ name }),
}))
