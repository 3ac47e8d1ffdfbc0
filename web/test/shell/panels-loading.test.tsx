import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startMock } from '../mock.ts'
import { openSite } from '../site.tsx'

const network = vi.hoisted(() => Promise.withResolvers<void>())

// A chunk on a slow network: it comes when the test lets it.
vi.mock('../../src/shell/menu/side-menu.tsx', async (original) => {
  await network.promise
  return original()
})

test('a tap shows the loader until the panel has come', async () => {
  await startMock()
  const { user } = openSite('/')
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  expect(document.querySelector('.panel-loader')).not.toBeNull()
  network.resolve()
  await screen.findByRole('dialog', { name: 'Menu' })
  expect(document.querySelector('.panel-loader')).toBeNull()
})
