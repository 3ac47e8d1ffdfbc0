import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Console } from '../../src/console/console.tsx'
import { show, useMock } from './mock.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
})

const journal = () => within(screen.getByRole('region', { name: 'Journal' }))

test('a world with a hidden seed says before Export that it cannot be replayed, and offers one that can', async () => {
  const { seen } = await useMock()
  show(<Console />)
  expect(
    await screen.findByText(/^The seed of default is hidden: its export can be read, but not replayed\./),
  ).toBeTruthy()
  expect(journal().getByRole('button', { name: 'Export' }).getAttribute('aria-describedby')).toBe(
    screen.getByText(/^The seed of default is hidden/).id,
  )
  await userEvent.click(journal().getByRole('button', { name: 'New world that can be replayed' }))
  await vi.waitFor(() => expect(screen.queryByText(/is hidden: its export/)).toBeNull())
  expect(seen).toEqual([
    { method: 'POST', path: '/__mock/worlds', body: { seed: expect.stringMatching(/^\d+$/), scenarios: [] } },
  ])
  expect(new URLSearchParams(window.location.search).get('world')).not.toBe('default')
  window.history.replaceState(null, '', '/')
})
