import { create } from 'zustand'

/** Whether the side menu is open. Its button alone is drawn again for it, and not the header around. */
export const useSideMenu = create<{ isOpen: boolean; open: () => void; close: () => void }>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}))
