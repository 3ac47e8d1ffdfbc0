import './bench.css'
import '../../web/src/features/sports/frame/sports-frame.css'

import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { MarketList } from '../../web/src/features/sports/board/market-list.tsx'
import { LadderPanel } from '../../web/src/features/sports/ladder/ladder-panel.tsx'
import { followMatch } from '../../web/src/features/sports/prices/market-feed.ts'
import { sports } from '../../web/src/features/sports/queries.ts'
import { answerWith } from './connection.ts'
import { MarketTape, matchId } from './market-tape.ts'
import { appSubject, noSubject, rawSubject, type Subject } from './subjects.ts'

/**
 * One subject of `npm run bench:web`, by `?subject=app|ladder|raw|none`: the boards of a match page under ticks of a seed.
 *
 * - app: the site's own way from the listener of the socket on (odds-push, the frame queue, the store, the boards).
 * - ladder: the same with the ladder of the first market open, and every tick moves that market.
 * - raw: a copy of the same board, and for each tick the texts are written into its cell.
 * - none: the same board stands still; the cost of a message without a reader.
 *
 * The socket itself is left out (connection.ts): what it costs to carry a message is the same for any page, the server's
 * share of the machine is not ours, and beside both the difference that is looked for would be small. A worker posts one
 * message for each tick instead, so that ticks come one by one, as from a socket.
 */
declare global {
  interface Window {
    bench: { cells: number; start: (perSecond: number) => void; read: () => Reading }
  }
}

type Reading = {
  /** Distances between frames in ms since the last reading. */
  frames: number[]
  longTasks: number[]
  ticks: number
  /** Cells whose text is not what the tape says; 0 when everything was shown. */
  wrong: number
}

const subjectName = new URLSearchParams(location.search).get('subject')
const tape = new MarketTape(20_260_101)
const ladderMarket = subjectName === 'ladder' ? tape.markets()[0] : undefined
const moving = ladderMarket ? tape.cells.filter(({ market }) => market === 0).length : tape.cells.length
const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
queries.setQueryData(sports.matchBets(matchId).queryKey, { bets: [], count: 0 })
answerWith({ status: 'success', matchId, sequence: tape.sequenceNow, markets: tape.markets(), score: null })
i18n.loadAndActivate({ locale: 'en', messages: {} })

const container = document.createElement('main')
container.className = 'match-main'
document.getElementById('root')?.append(container)
const root = createRoot(container)
root.render(
  <I18nProvider i18n={i18n}>
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <MarketList matchId={matchId} match={undefined} />
        {ladderMarket ? <LadderPanel market={ladderMarket} matchName="" onClose={() => undefined} /> : null}
      </MemoryRouter>
    </QueryClientProvider>
  </I18nProvider>,
)
const unfollow = followMatch(matchId)
new MutationObserver((_, observer) => {
  if (container.querySelectorAll('[data-cell]').length < tape.cells.length) return
  observer.disconnect()
  ready()
}).observe(container, { childList: true, subtree: true })

function ready(): void {
  const subject = chooseSubject()
  const ticker = new Worker(new URL('./ticker.ts', import.meta.url), { type: 'module' })
  let ticks = 0
  ticker.addEventListener('message', () => {
    ticks += 1
    const tick = tape.tick(moving)
    // A socket's listener gets the whole message, so the plain page parses it too.
    subject.take({ ...tick, update: tape.update(tick.cell) })
  })
  const frames = watchFrames()
  const longTasks = watchLongTasks()
  window.bench = {
    cells: tape.cells.length,
    start: (perSecond) => ticker.postMessage(perSecond),
    read: () => {
      const reading = { frames: frames.splice(0), longTasks: longTasks.splice(0), ticks, wrong: subject.wrong() }
      ticks = 0
      return reading
    },
  }
}

function chooseSubject(): Subject {
  if (subjectName === 'app' || ladderMarket) return appSubject(container, tape)
  // The copy keeps markup and styles; React and the feed are gone.
  const copy = container.cloneNode(true) as HTMLElement
  unfollow()
  root.unmount()
  container.replaceWith(copy)
  return subjectName === 'raw' ? rawSubject(copy, tape) : noSubject()
}

function watchFrames(): number[] {
  const frames: number[] = []
  let last = performance.now()
  const frame = (now: number) => {
    frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
  return frames
}

function watchLongTasks(): number[] {
  const tasks: number[] = []
  const watch = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  })
  watch.observe({ type: 'longtask' })
  return tasks
}
