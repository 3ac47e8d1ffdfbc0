import type { OddsUpdate } from '@chaupar/api/realtime'
import { call } from '../../../api/call.ts'
import { marketCalls } from '../queries.ts'
import { frameQueue } from './frame-queue.ts'
import {
  closeMatch,
  openMatch,
  setPriceSource,
  stopWaiting,
  takeMarkets,
  takeScore,
  useMarkets,
} from './market-store.ts'
import { keepOdds, recallOdds } from './odds-memory.ts'
import { type OddsPush, pushOdds } from './odds-push.ts'

const pollMs = 2000

/**
 * Follows the prices of one match until the returned function is called. Pushed when the server acknowledges the
 * subscription; until then, and whenever the push is lost, the odds calls are polled. Neither: the prices are paused.
 */
export function followMatch(matchId: string): () => void {
  const feed: Feed = { matchId, stopped: false, polls: 0, push: null }
  openMatch(matchId, recallOdds(matchId))
  const queue = frameQueue<OddsUpdate>((updates) => {
    takeMarkets(newestOf(updates), false)
    const score = updates.findLast((update) => update.score)?.score
    if (score) takeScore(score)
  })
  feed.push = pushOdds(matchId, {
    snapshot: (snapshot, isRestarted) => {
      takeMarkets(snapshot.markets, snapshot.since === undefined, isRestarted)
      takeScore(snapshot.score)
      setPriceSource('push')
      keepOdds()
    },
    update: queue.add,
    lost: () => {
      setPriceSource('none')
      void poll(feed)
    },
  })
  void poll(feed)
  return () => {
    feed.stopped = true
    clearTimeout(feed.timer)
    feed.push?.stop()
    queue.stop()
    keepOdds()
    closeMatch()
  }
}

type Feed = {
  matchId: string
  stopped: boolean
  /** Counts the polls begun: only the newest goes on. */
  polls: number
  push: OddsPush | null
  timer?: ReturnType<typeof setTimeout>
}

/** The newest state of each market in some updates. */
function newestOf(updates: readonly OddsUpdate[]): OddsUpdate['markets'] {
  return [...new Map(updates.flatMap(({ markets }) => markets).map((market) => [market.marketId, market])).values()]
}

async function poll(feed: Feed): Promise<void> {
  const over = () => feed.stopped || feed.push?.isLive()
  if (over()) return
  clearTimeout(feed.timer)
  feed.polls += 1
  const mine = feed.polls
  const { matchId } = feed
  const [odds, bookmaker, fancy, score] = await Promise.all([
    marketCalls.AllMarketData(matchId).catch(() => null),
    marketCalls.bookMakerData(matchId).catch(() => null),
    marketCalls.sessionOdds(matchId).catch(() => null),
    call('getMatchScore', { query: { matchId } }).catch(() => null),
  ])
  if (over() || mine !== feed.polls) return
  // One poll after the other, and only while nothing is pushed: its answer is the newest there is.
  if (odds) {
    const markets = [odds, bookmaker, fancy].flatMap((answer) => answer?.markets ?? [])
    takeMarkets(markets, true, true)
  } else stopWaiting()
  if (score) takeScore(score.score)
  setPriceSource(odds ? 'poll' : 'none')
  keepOdds()
  feed.timer = setTimeout(() => void poll(feed), pollMs)
}

/**
 * Has the first-market prices of the listed matches pushed, until the returned function is called; what is pushed of
 * their other markets is dropped. The source is `push` while every one of them is, else `poll`: the list asks itself.
 */
export function followListed(matchIds: readonly string[]): () => void {
  const pushes: OddsPush[] = []
  const queue = frameQueue<OddsUpdate>((updates) => takeListed(newestOf(updates)))
  const updateSource = () =>
    setPriceSource(pushes.length > 0 && pushes.every((push) => push.isLive()) ? 'push' : 'poll')
  for (const matchId of matchIds) {
    const push = pushOdds(matchId, {
      snapshot: ({ markets }, isRestarted) => {
        takeListed(markets, isRestarted)
        updateSource()
      },
      update: queue.add,
      lost: updateSource,
    })
    pushes.push(push)
  }
  return () => {
    for (const push of pushes) push.stop()
    queue.stop()
  }
}

function takeListed(markets: OddsUpdate['markets'], isRestarted = false): void {
  const known = useMarkets.getState().markets
  const listed = markets.filter(({ marketId }) => known[marketId])
  if (listed.length > 0) takeMarkets(listed, false, isRestarted)
}
