import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Route, Routes } from 'react-router-dom'
import { useLanguage } from '../site/language.ts'
import { lazyPart } from '../ui/states/lazy-part.tsx'
import { AfterLogin } from './after-login.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { RouteFrame } from './route-frame.tsx'
import { routeEntries } from './routes.ts'
import { SiteEffects } from './site-effects.tsx'

/** Behind the first paint, which has no panel. One that is open before it has come gets its entry then. */
const PanelHistory = lazyPart(() => import('./panel-history.tsx').then((chunk) => chunk.PanelHistory))

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
          <PanelHistory failed={() => null} />
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
