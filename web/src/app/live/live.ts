import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-error.ts'
import { query } from '../../api/query.ts'
import { now } from '../../lib/clock-store.ts'
import { keepExposure } from '../../money/exposure.ts'
import { markWalletStale } from '../../money/money-store.ts'
import { clearSession, currentToken } from '../../player/session-store.ts'
import { configureRealtime, connect, disconnect } from '../../realtime/connection.ts'
import { wantedLanguage } from '../../site/language.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { askForAll, askForDecisions, askNotifications, hearEvents } from './events.ts'
import { handOverPrices } from './hand-over-price.ts'
import { checkAndRefresh } from './session-check.ts'

/*
 * The player's live part: the socket, each of its events with its effect, the exposure. A chunk of its own, since a guest
 * has no socket; join-parts.ts loads it with the first token.
 */

const notificationsKey = query('listNotifications').queryKey
/** A tab that was away for this long asks whether the session still holds (spec 4). */
const awayMs = 30_000

/** The player's live part, once it was started. */
export type Live = {
  /** The socket follows the token (spec 4): there is one per player; null closes it. */
  follow: (token: string | null) => void
  stop: () => void
}

/** Called once. */
export function startLive(queries: QueryClient): Live {
  let wasLost = false
  configureRealtime({
    token: currentToken,
    language: wantedLanguage,
    onConnected: () => {
      const again = wasLost
      wasLost = false
      void checkAndRefresh().then((still) => {
        // Events pushed meanwhile were lost.
        if (still && again) askForAll(queries)
        else if (still) askForDecisions(queries)
      })
    },
    onLost: () => {
      wasLost = true
      markWalletStale()
    },
    onRefused: refuse,
  })
  const stops = [
    ...hearEvents(queries),
    keepExposure(queries),
    showFailedNotifications(queries),
    checkOnReturn(),
    handOverPrices(queries),
  ]
  return {
    follow: (token) => followToken(token, queries),
    stop: () => {
      disconnect()
      for (const stop of stops) stop()
    },
  }
}

/** Notifications are asked beside the socket. */
function followToken(token: string | null, queries: QueryClient): void {
  disconnect()
  if (token === null) return
  void connect()
  askNotifications(queries)
}

/** Spec 8: 'Failed to get notifications', the server's message preferred, no matter who asked. */
function showFailedNotifications(queries: QueryClient): () => void {
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (event.query.queryKey[0] !== notificationsKey[0]) return
    const { error } = event.action
    const { message, code } = error instanceof ApiError ? error : { message: '', code: '' }
    // The end of a session and maintenance have toasts of their own.
    if (currentToken() === null || code === 'maintenance') return
    toast('error', message || i18n._(msg`Failed to get notifications`))
  })
}

function checkOnReturn(): () => void {
  let hiddenAt: number | null = null
  const turn = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = now()
    } else if (hiddenAt !== null && now() - hiddenAt >= awayMs && currentToken() !== null) {
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
