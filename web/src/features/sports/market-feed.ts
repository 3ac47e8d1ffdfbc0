import type { OddsUpdate } from '@chaupar/contracts/realtime'
import { call } from '../../api/call.ts'
import { on, request } from '../../realtime/connection.ts'
import { useConnection } from '../../realtime/connection-store.ts'
import { frameQueue } from './frame-queue.ts'
import { closeMatch, openMatch, setPriceSource, stopWaiting, takeMarkets, takeScore } from './market-store.ts'
import { keepOdds } from './odds-memory.ts'

const pollMs = 2000
const resubscribeMs = 1000

/**
 * Follows the prices of one match until the returned function is called. Pushed when the server acknowledges the
 * subscription within 1,000 ms (a snapshot, then deltas by sequence; a gap asks for what changed since); until then, and
 * whenever the socket is down, the odds calls are polled. Neither: the prices are paused.
 */
export function followMatch(matchId: string): () => void {
  const feed: Feed = { matchId, sequence: 0, pushed: false, stopped: false, polls: 0, timers: new Set() }
  openMatch(matchId)
  const queue = frameQueue<OddsUpdate>((updates) => {
    const latest = new Map(updates.flatMap(({ markets }) => markets).map((market) => [market.marketId, market]))
    takeMarkets([...latest.values()], false)
    const score = updates.findLast((update) => update.score)?.score
    if (score) takeScore(score)
  })
  const stopUpdates = on('odds:update', (update) => {
    if (update.matchId !== matchId || !feed.pushed || update.sequence <= feed.sequence) return
    // A heartbeat names a sequence that was sent already: whoever does not have it has lost it.
    if (update.heartbeat || update.sequence > feed.sequence + 1) return lose(feed)
    feed.sequence = update.sequence
    queue.add(update)
  })
  const stopConnection = useConnection.subscribe(({ status }) => {
    if (status === 'live') void subscribe(feed)
    else lose(feed)
  })
  void subscribe(feed)
  void poll(feed)
  return () => {
    feed.stopped = true
    for (const timer of feed.timers) clearTimeout(timer)
    stopUpdates()
    stopConnection()
    queue.stop()
    request('odds:unsubscribe', { matchId }).catch(() => undefined)
    keepOdds()
    closeMatch()
  }
}

type Feed = {
  matchId: string
  sequence: number
  pushed: boolean
  stopped: boolean
  /** Counts the polls begun: only the newest goes on. */
  polls: number
  timers: Set<ReturnType<typeof setTimeout>>
}

/** The push is over (gap, or the connection went): polls at once and asks for a new snapshot. */
function lose(feed: Feed): void {
  if (!feed.pushed) return
  feed.pushed = false
  setPriceSource('none')
  void poll(feed)
  void subscribe(feed)
}

async function subscribe(feed: Feed): Promise<void> {
  const since = feed.sequence > 0 ? { since: feed.sequence } : {}
  const snapshot = await request('odds:subscribe', { matchId: feed.matchId, ...since }).catch(() => null)
  if (feed.stopped || feed.pushed) return
  if (snapshot?.status !== 'success') {
    // Not offered, late, or no connection yet: polling goes on; the connection's next change asks again.
    if (snapshot === null && useConnection.getState().status === 'live') later(feed, resubscribeMs * 10, subscribe)
    return
  }
  feed.pushed = true
  feed.sequence = snapshot.sequence
  takeMarkets(snapshot.markets, snapshot.since === undefined)
  takeScore(snapshot.score)
  setPriceSource('push')
  keepOdds()
}

async function poll(feed: Feed): Promise<void> {
  if (feed.stopped || feed.pushed) return
  feed.polls += 1
  const mine = feed.polls
  const query = { matchId: feed.matchId }
  const [odds, bookmaker, fancy, score] = await Promise.all([
    call('getMatchOdds', { query }).catch(() => null),
    call('getBookmakerOdds', { query }).catch(() => null),
    call('getFancyOdds', { query }).catch(() => null),
    call('getMatchScore', { query }).catch(() => null),
  ])
  if (feed.stopped || feed.pushed || mine !== feed.polls) return
  if (odds)
    takeMarkets(
      [odds, bookmaker, fancy].flatMap((answer) => answer?.markets ?? []),
      true,
    )
  else stopWaiting()
  if (score) takeScore(score.score)
  setPriceSource(odds ? 'poll' : 'none')
  later(feed, pollMs, () => (mine === feed.polls ? poll(feed) : Promise.resolve()))
}

function later(feed: Feed, ms: number, action: (feed: Feed) => Promise<void>): void {
  const timer = setTimeout(() => {
    feed.timers.delete(timer)
    if (!feed.stopped) void action(feed)
  }, ms)
  feed.timers.add(timer)
}
