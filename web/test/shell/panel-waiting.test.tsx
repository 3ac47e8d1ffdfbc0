import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOpenOverlays } from '../../src/ui/overlays/open-overlays-store.ts'
import { startMock } from '../mock.ts'
import { openSite, openSiteAsPlayer } from '../site.tsx'

const network = vi.hoisted(() => {
  const held: (() => void)[] = []
  return {
    /** A chunk on a slow network: it comes when the test lets it. */
    slow: async <T,>(original: () => Promise<T>) => {
      await new Promise<void>((resolve) => held.push(resolve))
      return original()
    },
    asked: () => held.length,
    release: () => {
      for (const go of held.splice(0)) go()
    },
  }
})

vi.mock('../../src/shell/menu/side-menu.tsx', (original) => network.slow(original))
vi.mock('../../src/features/casino/search/search-dialog.tsx', (original) => network.slow(original))
vi.mock('../../src/features/auth/auth-panel.tsx', (original) => network.slow(original))

const waiting = () => screen.queryByRole('dialog', { name: 'Loading' })

// The first one: no chunk has been asked for yet.
test('the menu is on its way before the first tap, once the browser is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle())
  await startMock()
  openSite('/')
  await waitFor(() => expect(network.asked()).toBe(1))
})

test.each(['Menu', 'Search for games', 'Login'])('%s answers before its chunk has come', async (name) => {
  await startMock()
  const { user } = openSite('/')
  const opener = await within(await screen.findByRole('banner')).findByRole('button', { name })
  await user.click(opener)
  const frame = screen.getByRole('dialog', { name: 'Loading' })
  expect(within(frame).getByRole('img', { name: 'Loading' })).toBeDefined()
  const close = within(frame).getByRole('button', { name: 'Close' })
  expect(document.activeElement).toBe(close)
  await user.tab()
  expect(document.activeElement).toBe(close)

  await user.keyboard('{Escape}')
  expect(waiting()).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(useOpenOverlays.getState().covers).toEqual([])

  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(waiting()).toBeNull()
})

test('a player has his drawer on the left; a press beside its frame closes it', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/home')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  expect(waiting()?.className).toContain('panel-left')
  const scrim = document.querySelector('.scrim')
  if (!scrim) throw new Error('no scrim')
  await user.click(scrim)
  expect(waiting()).toBeNull()
})

// The last one: from here on the chunk is there.
test('the panel takes the place of its frame, as one cover of the page, and gives the focus back to what opened it', async () => {
  await startMock()
  const { user } = openSite('/')
  const opener = await screen.findByRole('button', { name: 'Menu' })
  await user.click(opener)
  expect(waiting()).not.toBeNull()
  expect(useOpenOverlays.getState().covers).toHaveLength(1)
  network.release()
  await screen.findByRole('dialog', { name: 'Menu' })
  expect(waiting()).toBeNull()
  expect(useOpenOverlays.getState().covers).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
