// First of all: it names the order of the cascade layers, which every other sheet joins.
import '../styles/index.css'
import './panel/panel.css'
import './panel/panel-controls.css'

import { tolerateMovedNodes } from '@chaupar/api/moved-nodes'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { showTheme } from '../lib/theme.ts'
import { Console } from './console.tsx'
import { storedTheme } from './theme-button.tsx'

/** The other pages of this entry; most testers never open them. */
const Reference = lazy(() => import('./reference/reference-page.tsx').then((page) => ({ default: page.ReferencePage })))
const Gallery = lazy(() => import('./gallery/gallery-page.tsx').then((page) => ({ default: page.GalleryPage })))

/** The page at an address of the control surface. */
function pageAt(path: string) {
  if (path.startsWith('/__mock/docs')) return <Reference />
  if (path.startsWith('/__mock/gallery')) return <Gallery />
  return <Console />
}

const root = document.getElementById('root')
if (root) run(root)

/** The QA console at /__mock/, the reference at /__mock/docs, the gallery at /__mock/gallery. English only: it is a tool of the team. */
function run(container: HTMLElement): void {
  tolerateMovedNodes()
  showTheme(storedTheme())
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  // The console is open while the mock restarts: it asks again at its interval, and does not retry a failure.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 500 } },
  })
  createRoot(container).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <Suspense>{pageAt(window.location.pathname)}</Suspense>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
