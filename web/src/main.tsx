// First of all: it names the order of the cascade layers, which every other sheet joins.
import './styles/index.css'

import { tolerateMovedNodes } from '@chaupar/api/moved-nodes'
import { i18n } from '@lingui/core'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { holdAnswers, releaseAnswers } from './api/settings.ts'
import { App } from './app/app.tsx'
import { endEarlyTaps } from './app/first-frame/early-tap.ts'
import { goWhereTheGuardsLead } from './app/first-frame/first-address.ts'
import { loadFramedPage } from './app/first-frame/first-page.ts'
import { createQueryClient } from './app/query-client.ts'
import { start } from './app/start.ts'
import { paths } from './config/paths.ts'
import { currentToken } from './player/session-store.ts'
import { showLanguage, storedLanguage } from './site/language.ts'

const root = document.getElementById('root')
if (root) run(root)

/** Takes over the landing page that the build rendered, or draws in the place of whatever frame stands there. */
function run(container: HTMLElement): void {
  tolerateMovedNodes()
  // English texts stand in the code (lingui-inline.ts): nothing to load.
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const language = storedLanguage()
  const queries = createQueryClient()
  start(queries)
  goWhereTheGuardsLead()
  const isRendered =
    document.documentElement.dataset.frame === 'landing' &&
    language === 'en' &&
    currentToken() === null &&
    location.pathname === paths.landing
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queries={queries} />
      </BrowserRouter>
    </StrictMode>
  )
  // In slices, so that a tap in between is answered.
  const show = () =>
    startTransition(() => {
      if (isRendered) {
        holdAnswers()
        endEarlyTaps()
        // Without its page there is nothing to take over; the error boundary says so, and the header has its answers.
        import('./app/pages/landing-page.tsx').catch(releaseAnswers)
        hydrateRoot(container, site)
      } else createRoot(container).render(site)
    })
  if (isRendered) show()
  else
    void Promise.all([
      currentToken() === null ? null : loadFramedPage(queries),
      // A catalogue that does not come leaves the page in English.
      language === 'en' ? null : showLanguage(language).catch(() => undefined),
    ]).then(show)
}
