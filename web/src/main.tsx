// First of all: it names the order of the cascade layers, which every other sheet joins.
import './styles/index.css'

import { tolerateMovedNodes } from '@chaupar/api/moved-nodes'
import { i18n } from '@lingui/core'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { holdAnswers } from './api/settings.ts'
import { App } from './app/app.tsx'
import { goWhereTheGuardsLead } from './app/first-address.ts'
import { createQueryClient } from './app/query-client.ts'
import { preloadPage } from './app/routes.ts'
import { start } from './app/start.ts'
import { paths } from './config/paths.ts'
import { currentToken } from './player/session-store.ts'
import { showLanguage, storedLanguage } from './site/language.ts'

const root = document.getElementById('root')
if (root) run(root)

/** Takes over the landing page that the build rendered (tools/prerender.ts), or draws in the place of whatever stands there. */
function run(container: HTMLElement): void {
  tolerateMovedNodes()
  // English texts stand in the code (lingui-inline.ts): nothing to load.
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const language = storedLanguage()
  const queries = createQueryClient()
  start(queries)
  goWhereTheGuardsLead()
  const isRendered =
    container.dataset.page === 'landing' &&
    language === 'en' &&
    currentToken() === null &&
    location.pathname === paths.landing
  // Set by public/first-paint.js. A stored token may turn out to be garbage: then the landing page is shown after all.
  delete document.documentElement.dataset.landing
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queries={queries} />
      </BrowserRouter>
    </StrictMode>
  )
  if (isRendered) {
    holdAnswers()
    // In slices, so that taps in between are handled.
    startTransition(() => {
      hydrateRoot(container, site)
    })
    return
  }
  if (container.dataset.page !== undefined) container.replaceChildren()
  delete container.dataset.page
  // The page is drawn with the frame around it. If it cannot be loaded the frame says so; without the catalogue it is English.
  void Promise.allSettled([preloadPage(location.pathname), language === 'en' ? null : showLanguage(language)]).then(
    () => startTransition(() => createRoot(container).render(site)),
  )
}
