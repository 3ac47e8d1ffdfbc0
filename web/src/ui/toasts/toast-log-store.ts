import { create } from 'zustand'
import { now } from '../../lib/clock-store.ts'

/** Toast kinds (spec 8). */
export type ToastKind = 'error' | 'success' | 'info' | 'warning'

/** A toast that was shown: it stood for a second, and here it can be read again. */
export type LoggedToast = {
  /** Counts up; unique in this tab. */
  id: number
  kind: ToastKind
  text: string
  /** When it was shown, in ms of this device's clock. */
  at: number
}

const kept = 30

/** The toasts of this visit, newest first. */
export const useToastLog = create<{ toasts: readonly LoggedToast[]; last: number }>()(() => ({ toasts: [], last: 0 }))

/** For ui/toast.ts only. */
export function logToast(kind: ToastKind, text: string): void {
  useToastLog.setState(({ toasts, last }) => ({
    toasts: [{ id: last + 1, kind, text, at: now() }, ...toasts].slice(0, kept),
    last: last + 1,
  }))
}

/** The next player reads nothing of the last one. */
export function forgetToasts(): void {
  useToastLog.setState({ toasts: [] })
}
