import { gameBySlug } from '@chaupar/games/catalogue/games'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { useShownBalance } from '../../../money/held-wins-store.ts'
import { setWallet } from '../../../money/money-store.ts'
import { clearSession, signIn } from '../../../player/session-store.ts'
import { GameFrame } from './game-frame.tsx'
import { GameStage } from './game-stage.tsx'
import { launchQuery } from './launch.ts'

function mines() {
  const game = gameBySlug('spribe/mines')
  if (!game) throw new Error('Mines is not in the catalogue')
  return game
}

/** Mines in its frame, of which nothing loads here. `reports`: a page of the game host. */
function showFrame({ reports = true } = {}) {
  const onRelaunch = vi.fn()
  const queries = new QueryClient()
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <GameFrame
            href="https://games.example/1"
            sandbox="allow-scripts"
            reports={reports}
            game={mines()}
            onRelaunch={onRelaunch}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  const frame = screen.getByTitle('Mines')
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame')
  const says = (data: unknown, source: MessageEventSource | null = frame.contentWindow) =>
    act(() => window.dispatchEvent(new MessageEvent('message', { data, source })))
  return { onRelaunch, frame, says }
}

test('a frame that shows nothing for 15 seconds is said to be slow: another launch, or back to the games', () => {
  vi.useFakeTimers()
  const { onRelaunch } = showFrame()
  screen.getByText('Opening the game')
  act(() => vi.advanceTimersByTime(14_999))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  screen.getByText('The game takes long to open.')
  expect(screen.getByRole('link', { name: 'Back to games' }).getAttribute('href')).toBe('/casino/spribe')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRelaunch).toHaveBeenCalledOnce()
})

test('a frame that comes late takes the place of the words about it', () => {
  vi.useFakeTimers()
  const { frame } = showFrame()
  act(() => vi.advanceTimersByTime(15_000))
  screen.getByRole('alert')
  fireEvent.load(frame)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(frame.hasAttribute('data-there')).toBe(true)
})

test('a page of the game host that loads and sends nothing for 5 seconds: another launch, or back to the games', () => {
  vi.useFakeTimers()
  const { onRelaunch, frame } = showFrame()
  fireEvent.load(frame)
  act(() => vi.advanceTimersByTime(4_999))
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.getByRole('alert').textContent).toContain(
    'The game has not reported that it started. If nothing is shown below, open it again.',
  )
  expect(screen.getByRole('link', { name: 'Back to games' }).getAttribute('href')).toBe('/casino/spribe')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRelaunch).toHaveBeenCalledOnce()
})

test('the words about a silent page leave its frame in place, and go when it reports', () => {
  vi.useFakeTimers()
  const { frame, says } = showFrame()
  fireEvent.load(frame)
  act(() => vi.advanceTimersByTime(5_000))
  screen.getByRole('alert')
  expect(screen.getByTitle('Mines')).toBe(frame)
  expect(frame.hasAttribute('data-there')).toBe(true)
  says({ type: 'game:ready' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the player can close the words about a silent page and play on', () => {
  vi.useFakeTimers()
  const { frame } = showFrame()
  fireEvent.load(frame)
  act(() => vi.advanceTimersByTime(5_000))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByTitle('Mines')).toBe(frame)
})

test('a page of another host need not report anything', () => {
  vi.useFakeTimers()
  const { frame } = showFrame({ reports: false })
  fireEvent.load(frame)
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(frame.hasAttribute('data-there')).toBe(true)
})

test('a frame that is there is never said to be slow', () => {
  vi.useFakeTimers()
  const { says } = showFrame()
  says({ type: 'game:ready' })
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Opening the game')).toBeNull()
})

test('a page that says that it failed makes room for another launch, also when it loads after that', () => {
  const { onRelaunch, frame, says } = showFrame()
  says({ type: 'game:failed' })
  fireEvent.load(frame)
  screen.getByText('The game stopped')
  expect(screen.queryByTitle('Mines')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRelaunch).toHaveBeenCalledOnce()
})

test('the shown balance leaves a win out that the frame holds, until the frame shows it or is gone', () => {
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  setWallet({ balance: 900 })
  const shown = renderHook(useShownBalance).result
  const { says } = showFrame()
  says({ type: 'game:holds-win' }, window)
  says({ type: 'game:holds-win' })
  act(() => setWallet({ balance: 1100 }))
  expect(shown.current).toBe(900)
  says({ type: 'game:shows-win' })
  expect(shown.current).toBe(1100)
  says({ type: 'game:holds-win' })
  act(() => setWallet({ balance: 1500 }))
  expect(shown.current).toBe(1100)
  says({ type: 'game:failed' })
  expect(shown.current).toBe(1500)
  act(() => clearSession('manual'))
})

test('a changed balance is reported to the page of the game, without the amount', () => {
  signIn({ token: 'abc', user: { mobileno: '9820041177' } })
  setWallet({ balance: 900, coins: 50 })
  const { frame } = showFrame()
  const page = frame.contentWindow
  if (page === null) throw new Error('the frame has no window')
  const post = vi.spyOn(page, 'postMessage').mockReturnValue()
  act(() => setWallet({ balance: 900, cash: 400, version: 2 }))
  expect(post).not.toHaveBeenCalled()
  act(() => setWallet({ balance: 950 }))
  act(() => setWallet({ balance: 950, coins: 0 }))
  expect(post.mock.calls).toEqual([
    [{ type: 'site:balance-changed' }, '*'],
    [{ type: 'site:balance-changed' }, '*'],
  ])
  act(() => clearSession('manual'))
})

test.each([
  ['text', 'game:failed'],
  ['a list', ['game:failed']],
  ['nothing', null],
  ['another word', { type: 'game:balance', balance: 1_000_000 }],
  ['a type that is no text', { type: ['game:failed'] }],
  ['a word of the language', { type: 'constructor' }],
])('ignores %s, though the frame sends it', (_what, data) => {
  const { frame, says } = showFrame()
  says(data)
  expect(screen.getByTitle('Mines')).toBe(frame)
  screen.getByText('Opening the game')
})

test.each([
  ['the site itself', () => window],
  ['no window', () => null],
])('ignores a message from %s', (_who, source) => {
  const { says } = showFrame()
  says({ type: 'game:failed' }, source())
  screen.getByText('Opening the game')
})

test("[8-7] an address on a host that is not this site's is named, and nothing is framed", () => {
  const queries = new QueryClient()
  queries.setQueryData(launchQuery(mines(), 'visit').queryKey, { url: 'https://elsewhere.example/play?t=1' })
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <GameStage game={mines()} visit="visit" />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Failed to get url')
  screen.getByText('The address of this game is on https://elsewhere.example, and this site shows no games from there.')
  screen.getByRole('button', { name: 'Try again' })
  screen.getByRole('link', { name: 'Back to games' })
  expect(document.querySelector('iframe')).toBeNull()
})
