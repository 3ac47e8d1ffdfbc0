import type { OddsSnapshot, OddsUpdate } from '@chaupar/contracts/realtime'
import { on, request } from '../../realtime/connection.ts'
import { useConnection } from '../../realtime/connection-store.ts'

const askAgainMs = 10_000

/** What a follower is told. `lost` comes when a push that was live is over: a gap, or the connection went. */
export type PushFollower = {
  snapshot: (snapshot: Extract<OddsSnapshot, { status: 'success' }>) => void
  update: (update: OddsUpdate) => void
  lost: () => void
}

export type OddsPush = { isLive: () => boolean; stop: () => void }

/**
 * Subscribes to the odds of one match for as long as the server acknowledges (within 1,000 ms): a snapshot, then deltas
 * in their sequence. What came twice or late is dropped; a gap is told as `lost` and asks for what changed since.
 */
export function pushOdds(matchId: string, follower: PushFollower): OddsPush {
  let sequence = 0
  let live = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const lose = () => {
    if (!live) return
    live = false
    follower.lost()
    void subscribe()
  }
  const subscribe = async () => {
    clearTimeout(timer)
    const since = sequence > 0 ? { since: sequence } : {}
    const snapshot = await request('odds:subscribe', { matchId, ...since }).catch(() => null)
    if (stopped || live) return
    if (snapshot?.status !== 'success') {
      // Not offered, late, or no connection yet: the connection's next change asks again, and so does a timer.
      if (snapshot === null && useConnection.getState().status === 'live') timer = setTimeout(subscribe, askAgainMs)
      return
    }
    live = true
    sequence = snapshot.sequence
    follower.snapshot(snapshot)
  }
  const stopUpdates = on('odds:update', (update) => {
    if (update.matchId !== matchId || !live || update.sequence <= sequence) return
    // A heartbeat names a sequence that was sent already: whoever does not have it has lost it.
    if (update.heartbeat || update.sequence > sequence + 1) return lose()
    sequence = update.sequence
    follower.update(update)
  })
  const stopConnection = useConnection.subscribe(({ status }) => {
    if (status === 'live') void subscribe()
    else lose()
  })
  void subscribe()
  return {
    isLive: () => live,
    stop: () => {
      stopped = true
      live = false
      clearTimeout(timer)
      stopUpdates()
      stopConnection()
      request('odds:unsubscribe', { matchId }).catch(() => undefined)
    },
  }
}
