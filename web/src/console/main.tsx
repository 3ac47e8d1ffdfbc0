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

/** The reference of the calls is the other page of this entry; most testers never open it. */
const Reference = lazy(() => import('./reference/reference-page.tsx').then((page) => ({ default: page.ReferencePage })))

const root = document.getElementById('root')
if (root) run(root)

/** The QA console at /__mock/, the reference at /__mock/docs. English only: it is a tool of the team. */
function run(container: HTMLElement): void {
  tolerateMovedNodes()
  showTheme(storedTheme())
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  // A tool that is looked at while the mock restarts: it asks again by its own interval, and never twice for a failure.
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 500 } },
  })
  const isReference = window.location.pathname.startsWith('/__mock/docs')
  createRoot(container).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          {isReference ? (
            <Suspense>
              <Reference />
            </Suspense>
          ) : (
            <Console />
          )}
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  )
}
