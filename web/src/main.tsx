// First of all: it names the order of the cascade layers, which every other sheet joins.
import './styles/index.css'

import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { createQueryClient } from './app/query-client.ts'
import { start } from './app/start.ts'
import { showLanguage, storedLanguage } from './site/language.ts'

const root = document.getElementById('root')
if (root) run(root)

/** Renders into the empty root of app.html, or takes over a root that was rendered at build time. */
function run(container: HTMLElement): void {
  // English texts stand in the code (lingui-inline.ts): nothing to load.
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const language = storedLanguage()
  const queries = createQueryClient()
  start(queries)
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App queries={queries} />
      </BrowserRouter>
    </StrictMode>
  )
  const show = () => (container.hasChildNodes() ? hydrateRoot(container, site) : createRoot(container).render(site))
  if (language === 'en') show()
  // A catalogue that does not come leaves the page in English.
  else
    void showLanguage(language)
      .catch(() => undefined)
      .finally(show)
}
