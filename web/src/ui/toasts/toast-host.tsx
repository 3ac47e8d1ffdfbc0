import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { createRoot } from 'react-dom/client'
import { type CloseButtonProps, ToastContainer, toast } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import './toast.css'
import type { ToastKind } from './toast-log-store.ts'

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: TriangleAlert } as const

let mounted = false

/** Shows one toast; the container is a root of its own, so toasts survive navigation and error boundaries. */
export function showToast(kind: ToastKind, text: string): void {
  mountOnce()
  const Icon = icons[kind]
  // The live region speaks the text; the visible copy must not be spoken again.
  toast[kind](text, { icon: <Icon size={19} aria-hidden="true" />, role: 'presentation' })
}

function mountOnce(): void {
  if (mounted) return
  mounted = true
  const host = document.createElement('div')
  host.id = 'toasts'
  document.body.append(host)
  createRoot(host).render(
    <I18nProvider i18n={i18n}>
      <Toasts />
    </I18nProvider>,
  )
}

function Toasts() {
  const { t } = useLingui()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the focus of the close buttons inside
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        position="top-right"
        autoClose={1000}
        draggable
        draggablePercent={80}
        limit={3}
        newestOnTop={false}
        pauseOnHover
        pauseOnFocusLoss
        closeButton={CloseToast}
        aria-label={t`Messages`}
      />
    </div>
  )
}

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useLingui()
  return (
    <button type="button" className="toast-close" aria-label={t`Close`} onClick={closeToast}>
      <X size={16} aria-hidden="true" />
    </button>
  )
}
