import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { needsPlayer } from '../api/request.ts'
import { configureApi } from '../api/settings.ts'
import { configureRealtime, on } from '../realtime/connection.ts'
import {
  clearSession,
  currentToken,
  type EndReason,
  markWalletStale,
  onSessionEnd,
  setExposure,
  setWallet,
  useSession,
} from '../session/session-store.ts'
import { toast } from '../ui/toast.ts'
import { checkAndRefresh, followSession } from './live-session.ts'
import { toastOf } from './notification-toast.ts'
import { exposureOf, walletChangeOf } from './socket-payloads.ts'

const exposureKey = query('getExposure').queryKey
/** Everything that shows bets of the player. */
const betLists = ['listMatchBets', 'listBetMatches', 'listUserBets']

/**
 * Joins the parts that must not know each other: the api and the socket are given the session, each socket event its
 * effect, and the end of a session its clearing up. Called once, in the browser, before the first render.
 */
export function joinParts(queries: QueryClient): void {
  configureApi({
    token: currentToken,
    onUnauthorized: () => clearSession('unauthorized'),
    onMaintenance: () => void queries.invalidateQueries({ queryKey: ['getAppDetails'] }),
  })
  configureRealtime({
    token: currentToken,
    onConnected: () => void checkAndRefresh(),
    onLost: markWalletStale,
    onRefused: refuse,
  })
  hearEvents(queries)
  mirrorExposure(queries)
  onSessionEnd((reason) => clearUp(reason, queries))
  followToken(queries)
}

function hearEvents(queries: QueryClient): void {
  on('notification_toast', (payload) => {
    const { kind, text } = toastOf(payload)
    toast(kind, typeof text === 'string' ? text : i18n._(text))
  })
  on('update_balance', (payload) => {
    const change = walletChangeOf(payload)
    if (change) setWallet(change)
  })
  on('session_refresh', () => {
    void checkAndRefresh().then((still) => {
      if (still) void queries.invalidateQueries()
    })
  })
  on('exposure:update', (payload) => {
    const exposure = exposureOf(payload)
    if (exposure && currentToken() !== null) queries.setQueryData(exposureKey, exposure)
  })
  on('bet:update', () => {
    for (const list of betLists) void queries.invalidateQueries({ queryKey: [list] })
  })
}

/** The figure in the header is the last answer of getExposure, whoever asked it. */
function mirrorExposure(queries: QueryClient): void {
  queries.getQueryCache().subscribe(({ type, query: changed }) => {
    if (type !== 'updated' || changed.queryKey[0] !== exposureKey[0]) return
    const exposure = exposureOf(changed.state.data)
    if (exposure && exposure.exposureAmount !== useSession.getState().exposureAmount) {
      setExposure(exposure.exposureAmount)
    }
  })
}

/** A token opens the socket and asks the exposure beside it (decisions: order after login); its end closes the socket. */
function followToken(queries: QueryClient): void {
  const follow = (token: string | null) => {
    followSession(token)
    if (token !== null) void queries.prefetchQuery({ ...query('getExposure'), staleTime: 0 })
  }
  follow(currentToken())
  useSession.subscribe((now, before) => {
    if (now.token !== before.token) follow(now.token)
  })
}

/** The handshake was refused (spec 8): the server's words, then out. */
function refuse(message: string): void {
  if (currentToken() === null) return
  toast('error', message === '' ? i18n._(msg`Something went wrong`) : message)
  clearSession('connect-error')
}

/** What a logout takes along (reliability): all that was read. What a guest may see too is asked again at once. */
function clearUp(reason: EndReason, queries: QueryClient): void {
  sessionStorage.clear()
  queries.removeQueries({ predicate: ({ queryKey }) => needsPlayer(queryKey[0]) })
  void queries.resetQueries()
  if (reason === 'unauthorized' || reason === 'session-check') toast('info', i18n._(msg`Please log in again`))
}
