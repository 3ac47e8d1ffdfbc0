import type { FrameMessage } from '@chaupar/api/frame-messages'
import { noticeTexts } from '../i18n/notice-texts.ts'
import { sharedTexts } from '../i18n/shared-texts.ts'
import { useLanguage } from './game-store.tsx'
import { NoticeLine } from './history-lines.tsx'

/** The session is over, or this game cannot be shown. */
export function GameOver() {
  const language = useLanguage()
  return (
    <main className="bar game-alone">
      <NoticeLine />
      <button type="button" className="go" onClick={leaveGame}>
        {sharedTexts[language].back}
      </button>
    </main>
  )
}

/** The game ended with an error of its own. */
export function GameFailed() {
  return (
    <main className="bar game-alone">
      <p role="alert">{noticeTexts.en.failed}</p>
      <p lang="hi">{noticeTexts.hi.failed}</p>
      <button type="button" className="go" onClick={leaveGame}>
        {sharedTexts.en.back}
      </button>
    </main>
  )
}

/** An address without a session. */
export function NoGame() {
  return (
    <main className="bar game-alone">
      <p role="alert">{noticeTexts.en.noLaunch}</p>
      <p lang="hi">{noticeTexts.hi.noLaunch}</p>
      <button type="button" className="go" onClick={leaveGame}>
        {sharedTexts.en.back}
      </button>
    </main>
  )
}

/** Posts a message to the site that frames the game. It may be this very origin or one that the server names in the page; no other window hears it. */
export function postToSite(message: FrameMessage): void {
  if (window.parent === window) return
  const parents = (document.documentElement.dataset.parents ?? '').split(' ').filter((origin) => origin !== '')
  for (const origin of [new URL(location.href).origin, ...parents]) window.parent.postMessage(message, origin)
}

/** Leaves the game: the site is asked to, or the whole page goes where no site is around it. */
export function leaveGame(): void {
  if (window.parent === window) location.assign('/home')
  else postToSite({ type: 'game:home' })
}
