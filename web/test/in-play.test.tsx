import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from './mock.ts'
import { openSiteAsPlayer } from './site.tsx'

test('the page of the matches in play has no link to itself, and no counts before they are known', async () => {
  const mock = await startMock()
  mock.delay('listMatches', 400)
  await openSiteAsPlayer(mock, '/exchange/Inplay')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Live now' })
  const section = heading.closest('section')
  expect(section?.querySelector('a[href="/exchange/Inplay"]:not([aria-current])')).toBeNull()
  expect(screen.getByRole('tab', { name: /^All/ }).textContent).toBe('All')
  await screen.findByRole('tab', { name: /^All ?\d+$/ })
})
