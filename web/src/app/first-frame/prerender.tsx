import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { BannerCarousel } from '../../features/content/banners/banner-carousel.tsx'
import { LiveNow } from '../../features/sports/lists/live-now.tsx'
import { MarketWaiting, ScoreWaiting } from '../../features/sports/prices/match-waiting.tsx'
import { BottomBarOf } from '../../shell/footer/bottom-bar.tsx'
import { type Layout, Shell } from '../../shell/shell.tsx'
import { PageLoader } from '../../ui/states/loading.tsx'
import { App } from '../app.tsx'
import { BalancePanel } from '../pages/balance-panel.tsx'
import { createQueryClient } from '../query-client.ts'

type FrameName = 'landing' | 'guest' | 'player' | 'home' | 'match'

/**
 * The first frames as HTML, without any data: the landing page exactly as main.tsx draws it first, so that it can take it
 * over, and the frames of other pages, which the app replaces. Run at build time; needs no browser.
 */
export async function renderFrames(): Promise<Record<FrameName, string>> {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  return {
    landing: await render(
      <StrictMode>
        <StaticRouter location="/">
          <App queries={createQueryClient()} />
        </StaticRouter>
      </StrictMode>,
    ),
    guest: await render(
      <Around at="/-/-">
        <Shell layout="full">
          <PageLoader />
        </Shell>
      </Around>,
    ),
    player: await render(
      <PlayerFrame>
        <PageLoader />
      </PlayerFrame>,
    ),
    home: await render(
      <PlayerFrame>
        <div className="wrap page-blocks home-page">
          <div className="home-page-top">
            <BannerCarousel action={() => null} />
            <BalancePanel />
          </div>
          <LiveNow limit={6} />
        </div>
      </PlayerFrame>,
    ),
    match: await render(
      <PlayerFrame layout="header">
        <div className="match-page">
          <div className="match-waiting-rail" />
          <div className="match-main">
            <ScoreWaiting />
            <MarketWaiting />
          </div>
          <div className="match-side" />
        </div>
      </PlayerFrame>,
    ),
  }
}

/** A player's page. Its header stays empty until the app shows the player's figures. */
function PlayerFrame({ layout = 'full', children }: { layout?: Layout; children: ReactNode }) {
  return (
    <Around at="/-/-">
      <div className="header header-waiting">
        <div className="marquee-waiting" />
      </div>
      <main className="main" data-layout={layout}>
        {children}
      </main>
      <BottomBarOf player />
    </Around>
  )
}

function Around({ at, children }: { at: string; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={at}>{children}</StaticRouter>
      </QueryClientProvider>
    </I18nProvider>
  )
}

async function render(what: ReactNode): Promise<string> {
  const failures: unknown[] = []
  // In one piece: parts that come later would bring scripts of their own.
  const { prelude } = await prerender(what, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (failure) => {
      failures.push(failure)
    },
  })
  if (failures.length > 0) throw new AggregateError(failures, 'a first frame cannot be rendered')
  return new Response(prelude).text()
}
