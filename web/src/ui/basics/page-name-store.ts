import { create } from 'zustand'

/** What the heading of the page says, in the language that is shown; null while no page with one is drawn. */
export const usePageName = create<{ name: string | null }>()(() => ({ name: null }))
