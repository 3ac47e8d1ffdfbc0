import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { App } from '../src/app/app.tsx'
import { createQueryClient } from '../src/app/query-client.ts'
import { start } from '../src/app/start.ts'
import { useMoney } from '../src/money/money-store.ts'
import { storeSession } from '../src/player/session-storage.ts'
import { clearSession } from '../src/player/session-store.ts'
import { atEnd } from './at-end.ts'
import type { Mock } from './mock.ts'

/** The whole site at an address of the mock's origin, as main.tsx starts it. */
export function openSite(address: string) {
  // An entry of its own: what an earlier test left to go forward to is gone.
  history.pushState(null, '', address)
  return loadSite()
}

/** The same tab after a reload: what was drawn is gone, the entry in the history stays. */
export function reloadSite() {
  cleanup()
  return loadSite()
}

/** What main.tsx does before anything is drawn. */
export function startSite() {
  const queries = createQueryClient()
  const stop = start(queries)
  atEnd(() => {
    clearSession('other-tab')
    stop()
  })
  return queries
}

function loadSite() {
  const queries = startSite()
  render(
    <BrowserRouter>
      <App queries={queries} />
    </BrowserRouter>,
  )
  return { user: userEvent.setup({ delay: null }), queries }
}

/** The token of a player stands in local storage, as before a reload. */
export async function storePlayer(mock: Mock): Promise<string> {
  const token = await mock.token()
  storeSession({ token, user: { mstruserid: 1, mobileno: '9820041177' }, wallet: null, exposureAmount: null })
  return token
}

/** The site with a player in. */
export async function openSiteAsPlayer(mock: Mock, address: string) {
  const token = await storePlayer(mock)
  return { token, ...openSite(address) }
}

/** Follows a link of the site without reloading it. */
export async function go(path: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
}

export function address(): string {
  return location.pathname + location.search
}

export function wallet() {
  return useMoney.getState().wallet
}

/** A toast by its whole text; it is mirrored into a live region that stays. */
export async function toastSays(kind: 'error' | 'other', text: string): Promise<void> {
  await screen.findByText(text, { selector: kind === 'error' ? '#toast-alerts' : '#toast-news' })
}

export function noToast(): boolean {
  return ['toast-alerts', 'toast-news'].every((id) => !document.getElementById(id)?.textContent)
}

/** The player comes back to the tab: what is stale, or failed, is asked for again. */
export function returnToTab(): void {
  fireEvent(window, new Event('visibilitychange'))
}
