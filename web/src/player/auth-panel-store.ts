import { create } from 'zustand'

/** The six auth dialogs (spec 4); one is shown at a time. */
export type AuthPanel = 'login' | 'mobileNumber' | 'verifyNumber' | 'register' | 'forgotpassword' | 'resetpassword'

type AuthPanelState = {
  panel: AuthPanel | null
  /** Where a guest was heading when the panel opened: an own path, reached after login. */
  target: string | null
  /** Where login leads, from the moment it succeeds until the app has gone there (app/after-login.tsx). */
  destination: string | null
  /** Opens the flow at a dialog; a flow that is open already is replaced. */
  open: (panel: AuthPanel, options?: { target?: string }) => void
  /** The automatic close of spec 4: the next dialog takes the place of this one and the flow goes on. */
  step: (panel: AuthPanel) => void
  /** The manual close: the whole flow ends (spec 2.6). */
  close: () => void
  /** Login succeeded: the flow ends and the app goes to the destination. */
  finish: (destination: string) => void
  /** The app is there. */
  arrived: () => void
}

export const useAuthPanel = create<AuthPanelState>()((set) => ({
  panel: null,
  target: null,
  destination: null,
  open: (panel, options) => set({ panel, target: options?.target ?? null }),
  step: (panel) => set({ panel }),
  close: () => set({ panel: null, target: null }),
  finish: (destination) => set({ panel: null, target: null, destination }),
  arrived: () => set({ destination: null }),
}))
