import { create } from 'zustand'

/** Whether the game search is open; its dialog is loaded when it first is. */
export const useGameSearch = create<{ isOpen: boolean; open: () => void; close: () => void }>()((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}))
