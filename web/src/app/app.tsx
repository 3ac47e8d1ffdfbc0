import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'
import { useLanguage } from '../site/language.ts'
import { AfterLogin } from './after-login.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PanelHistory } from './panel-history.tsx'
import { RouteFrame } from './route-frame.tsx'
import { routeEntries } from './routes.ts'
import { SiteEffects } from './site-effects.tsx'

/** The whole site inside a router, which the caller brings: the browser's, or a test's. */
export function App({ queries }: { queries: QueryClient }) {
  // Amounts and dates are drawn outside of Lingui's components: a change of language draws all.
  useLanguage()
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <ErrorBoundary>
          <SiteEffects />
          <AfterLogin />
          <PanelHistory />
          <Routes>
            {routeEntries.map((entry) => (
              <Route key={entry.path} path={entry.path} element={<RouteFrame entry={entry} />} />
            ))}
          </Routes>
        </ErrorBoundary>
      </QueryClientProvider>
    </I18nProvider>
  )
}
