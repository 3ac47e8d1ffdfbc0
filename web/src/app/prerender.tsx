import { i18n } from '@lingui/core'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { createQueryClient } from './query-client.ts'

/**
 * The landing page as HTML, without data, exactly as main.tsx draws it first, so that React can take it over. Run at build time by
 * tools/prerender.ts; needs no browser.
 * @throws AggregateError when a component fails
 */
export async function renderLandingPage(): Promise<string> {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const failures: unknown[] = []
  const page = (
    <StrictMode>
      <StaticRouter location="/">
        <App queries={createQueryClient()} />
      </StaticRouter>
    </StrictMode>
  )
  // Not streamed: parts that come later would need inline scripts.
  const { prelude } = await prerender(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => {
      failures.push(failure)
    },
  })
  if (failures.length > 0) throw new AggregateError(failures, 'the landing page cannot be rendered')
  return new Response(prelude).text()
}
