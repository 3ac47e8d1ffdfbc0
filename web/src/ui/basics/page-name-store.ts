import { create } from 'zustand'

/** The text of the page's heading in the current language; null while no page with a heading is shown. */
export const usePageName = create<{ name: string | null }>()(() => ({ name: null }))
