import type { OddsSnapshot, OddsUpdate } from '@chaupar/api/realtime'
import { on, request } from '../../../realtime/connection.ts'
import { useConnection } from '../../../realtime/connection-store.ts'

const askAgainMs = 10_000
/** Two heartbeats of the server, and a little: a client that received nothing for as long asks what has changed. */
const quietMs = 11_000

type Snapshot = Extract<OddsSnapshot, { status: 'success' }>

/**
 * What a follower receives. `isRestarted`: the server has restarted its sequence, so a lower one is not older. `lost` comes
 * when a push that was live is over: a gap, or the connection went.
 */
type PushFollower = {
  snapshot: (snapshot: Snapshot, isRestarted: boolean) => void
  update: (update: OddsUpdate) => void
  lost: () => void
}

export type OddsPush = { isLive: () => boolean; stop: () => void }

/**
 * Subscribes to the odds of one match for as long as the server acknowledges (within 1,000 ms): a snapshot, then deltas
 * in their sequence. What came twice or late is dropped; a gap is reported as `lost` and asks for what changed since. So does a
 * silence, but the prices stay live unless it is not answered.
 */
export function pushOdds(matchId: string, follower: PushFollower): OddsPush {
  let sequence = 0
  let live = false
  let heardAt = 0
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const lose = () => {
    if (!live) return
    live = false
    follower.lost()
    void subscribe()
  }
  const ask = () => request('odds:subscribe', { matchId, ...(sequence > 0 && { since: sequence }) }).catch(() => null)
  const take = (snapshot: Snapshot) => {
    live = true
    heardAt = performance.now()
    const isRestarted = snapshot.sequence < sequence
    sequence = snapshot.sequence
    follower.snapshot(snapshot, isRestarted)
  }
  const subscribe = async () => {
    clearTimeout(timer)
    const snapshot = await ask()
    if (stopped || live) return
    if (snapshot?.status !== 'success') {
      // Not offered, late, or not connected yet: asked again when the connection changes, and by a timer.
      if (snapshot === null && useConnection.getState().status === 'live') timer = setTimeout(subscribe, askAgainMs)
      return
    }
    take(snapshot)
  }
  const breakSilence = async () => {
    if (!live || performance.now() - heardAt < quietMs) return
    const before = sequence
    const snapshot = await ask()
    // Events that arrived during the request are newer.
    if (stopped || !live || sequence !== before) return
    if (snapshot?.status === 'success') take(snapshot)
    else lose()
  }
  const listening = setInterval(() => void breakSilence(), quietMs / 4)
  const stopUpdates = on('odds:update', (update) => {
    if (update.matchId !== matchId) return
    heardAt = performance.now()
    if (!live || update.sequence <= sequence) return
    // A heartbeat names a sequence that was sent already: a client without it has lost it.
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
      clearInterval(listening)
      stopUpdates()
      stopConnection()
      request('odds:unsubscribe', { matchId }).catch(() => undefined)
    },
  }
}
