import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/query.ts'
import { askExposure, followExposure, takeExposure } from '../../money/exposure.ts'
import { exposureOf, walletChangeOf } from '../../money/money-payloads.ts'
import { markWalletStale, setWallet } from '../../money/money-store.ts'
import { clearSession, currentToken } from '../../player/session-store.ts'
import { configureRealtime, connect, disconnect, on } from '../../realtime/connection.ts'
import { toastOf } from '../../shell/notification-text.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { checkAndRefresh } from './session-check.ts'

/*
 * The player's live part: the socket, each of its events with its effect, the exposure. A chunk of its own, since a guest
 * has no socket; bridge.ts loads it with the first token.
 */

const notificationsKey = query('listNotifications').queryKey
/** Everything that shows bets of the player. */
const betLists = ['listMatchBets', 'listBetMatches', 'listUserBets']
/** A tab that was away for this long asks whether the session still holds (spec 4). */
const awayMs = 30_000

/** Called once, before the first followToken; returns how to end it. */
export function startLive(queries: QueryClient): () => void {
  let wasLost = false
  configureRealtime({
    token: currentToken,
    onConnected: () => {
      const again = wasLost
      wasLost = false
      void checkAndRefresh().then((still) => {
        // What was pushed meanwhile never came.
        if (still && again) askForAll(queries)
      })
    },
    onLost: () => {
      wasLost = true
      markWalletStale()
    },
    onRefused: refuse,
  })
  const stops = [...hearEvents(queries), followExposure(queries), tellFailedNotifications(queries), checkOnReturn()]
  return () => {
    disconnect()
    for (const stop of stops) stop()
  }
}

/** The socket follows the token (spec 4): there is one per player; exposure and notifications are asked beside it. */
export function followToken(token: string | null, queries: QueryClient): void {
  disconnect()
  if (token === null) return
  void connect()
  askExposure(queries)
  askNotifications(queries)
}

/** Everything that is shown and that events keep true. A game that runs is not launched anew. */
function askForAll(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'launchGame' })
  askExposure(queries)
  askNotifications(queries)
}

/** At login and after each push; the bell only reads, so that it asks nothing by itself. */
function askNotifications(queries: QueryClient): void {
  void queries.prefetchQuery({ ...query('listNotifications'), staleTime: 0 })
}

function hearEvents(queries: QueryClient): (() => void)[] {
  return [
    on('notification_toast', (payload) => {
      const { kind, text } = toastOf(payload)
      toast(kind, typeof text === 'string' ? text : i18n._(text))
      askNotifications(queries)
    }),
    on('update_balance', (payload) => {
      const change = walletChangeOf(payload)
      if (change) setWallet(change)
    }),
    on('session_refresh', () => {
      void checkAndRefresh().then((still) => {
        if (still) askForAll(queries)
      })
    }),
    on('exposure:update', (payload) => {
      const exposure = exposureOf(payload)
      if (exposure) takeExposure(queries, exposure)
    }),
    on('bet:update', () => {
      for (const list of betLists) void queries.invalidateQueries({ queryKey: [list] })
    }),
  ]
}

/** Spec 8: 'Failed to get notifications', the server's message preferred, whoever asked. */
function tellFailedNotifications(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (event.query.queryKey[0] !== notificationsKey[0]) return
    const { error } = event.action
    const { message, code } = error instanceof ApiError ? error : { message: '', code: '' }
    // A session that ended and a site that closes have words of their own.
    if (currentToken() === null || code === 'maintenance') return
    toast('error', message || i18n._(msg`Failed to get notifications`))
  })
}

function checkOnReturn(): () => void {
  let hiddenAt: number | null = null
  const turn = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now()
    } else if (hiddenAt !== null && Date.now() - hiddenAt >= awayMs && currentToken() !== null) {
      void checkAndRefresh()
    }
  }
  document.addEventListener('visibilitychange', turn)
  return () => document.removeEventListener('visibilitychange', turn)
}

/** The handshake was refused (spec 8): the server's words, then out. */
function refuse(message: string): void {
  if (currentToken() === null) return
  toast('error', message === '' ? i18n._(msg`Something went wrong`) : message)
  clearSession('connect-error')
}
