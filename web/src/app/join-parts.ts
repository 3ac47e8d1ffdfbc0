import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { needsPlayer } from '../api/request.ts'
import { configureApi } from '../api/settings.ts'
import { loadPart } from '../lib/load-chunk.ts'
import { clearTab } from '../lib/storage.ts'
import { clearSession, currentToken, type EndReason, onSessionEnd, useSession } from '../player/session-store.ts'
import { appDetailsQuery, organisationStatus } from '../site/app-details.ts'
import { onLanguage, wantedLanguage } from '../site/language.ts'
import { toast } from '../ui/toasts/toast.ts'
import { forgetToasts } from '../ui/toasts/toast-log-store.ts'
import type { Live } from './live/live.ts'

/**
 * Joins the parts that must not know each other: the api is given the session and the language, the end of a session its
 * clearing up, and the first token brings the live part (the socket and its events). Called once, before the first render; returns how to
 * take it apart again.
 */
export function joinParts(queries: QueryClient): () => void {
  configureApi({
    token: currentToken,
    language: wantedLanguage,
    onUnauthorized: () => clearSession('unauthorized'),
    onMaintenance: askWhyClosed(queries),
    onGoneWorld: sayGoneWorld(),
  })
  const stops = [onSessionEnd((reason) => clearUp(reason, queries)), ...followToken(queries)]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Each answer to a call with the cookie of a deleted world names it; it is shown once. An error toast, so that the toast of a
 * sign-out is shown beside it.
 */
function sayGoneWorld(): (name: string) => void {
  let said = ''
  return (name) => {
    if (name !== said) toast('error', i18n._(msg`The world ${name} is gone. You are in the default world now.`))
    said = name
  }
}

/**
 * A page's calls find the site closed all at once: the details are asked for once, and no more after they say so, since
 * /maintenance asks by itself. An answer that was on its way already may be from before the closing: one that still calls the
 * site open is asked for once more.
 */
function askWhyClosed(queries: QueryClient): () => void {
  const { queryKey } = appDetailsQuery
  let asking = false
  const ask = (isAgain?: boolean) => {
    if (asking || organisationStatus(queries.getQueryData(queryKey)) !== 'live') return
    asking = true
    void queries.refetchQueries({ queryKey }, { cancelRefetch: false }).then(() => {
      asking = false
      if (!isAgain) ask(true)
    })
  }
  return ask
}

/** Loads the live part with the first token and lets it follow the token from then on. */
function followToken(queries: QueryClient): (() => void)[] {
  let live: Live | null = null
  let loading = false
  let ended = false
  const follow = async () => {
    if (live) return live.follow(currentToken())
    if (loading || currentToken() === null) return
    loading = true
    const part = await loadPart(
      () => import('./live/live.ts'),
      () => !ended && currentToken() !== null,
    )
    loading = false
    if (part === null || ended) return
    live = part.startLive(queries)
    // The token as it is when the part has come, not as it was when it was asked for.
    live.follow(currentToken())
  }
  void follow()
  const stop = useSession.subscribe((now, before) => {
    if (now.token !== before.token) void follow()
  })
  const stopLive = () => {
    ended = true
    live?.stop()
  }
  return [stop, followLanguage(queries, () => live?.follow(currentToken())), stopLive]
}

/** Refetches all data and reconnects the socket when the language changes, since the server sends translated texts. */
function followLanguage(queries: QueryClient, connectAgain: () => void): () => void {
  let asked = wantedLanguage()
  return onLanguage((language) => {
    if (language === asked) return
    asked = language
    void queries.invalidateQueries()
    connectAgain()
  })
}

/**
 * Session ends that need a toast: the player did not ask for them and no other message explains them. A refused handshake
 * brings the server's own message.
 */
const saysWhy: readonly EndReason[] = ['unauthorized', 'session-check', 'other-tab-forced']

/** Clears all data that was read at a logout (spec 4), and refetches the data that a guest may see. */
function clearUp(reason: EndReason, queries: QueryClient): void {
  clearTab()
  forgetToasts()
  queries.removeQueries({ predicate: ({ queryKey }) => needsPlayer(queryKey[0]) })
  void queries.resetQueries()
  if (saysWhy.includes(reason)) toast('info', i18n._(msg`Please log in again`))
}
