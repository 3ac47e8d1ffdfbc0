import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { go, openSiteAsPlayer } from '../site.tsx'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/app/pages/responsible-game-page.tsx'
import '../../src/features/content/legal/terms-page.tsx'

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test.each([404, 501])(
  'where a server keeps no limits (%i), the pages offer none, and say who sets them and who grants a break',
  async (status) => {
    const mock = await startMock()
    mock.fail('getLimits', status, 'Not offered')
    mock.fail('getPlaySession', status, 'Not offered')
    await openSiteAsPlayer(mock, '/responsiblegame')
    const section = within(await screen.findByRole('region', { name: 'Limits and breaks' }))
    const words = section.getByText(/^To set limits/)
    expect(words.textContent).toBe('To set limits or to take a break, write to support.')
    expect(section.getByRole('link', { name: 'support' }).getAttribute('href')).toBe('/contactus#support')
    expect(headings()).not.toContain('Breaks and self-exclusion')
    expect(headings()).not.toContain('Take a break')
    const main = within(screen.getByRole('main'))
    for (const name of ['Set my limits', 'Take a break']) expect(main.queryByRole('link', { name })).toBeNull()
    await go('/terms')
    const closing = await screen.findByText(/^To take a break or to close your account/)
    expect(closing.textContent).toBe('To take a break or to close your account for good, write to support.')
    expect(screen.queryByText(/You may take a break whenever you like/)).toBeNull()
  },
)

test('where it keeps them, the text leads to the tools', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/responsiblegame')
  await screen.findByRole('region', { name: 'Take a break' })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Set my limits' }).getAttribute('href')).toBe('/responsiblegame#set-limits')
  expect(main.getByRole('link', { name: 'Take a break' }).getAttribute('href')).toBe('/responsiblegame#take-break')
  await waitFor(() => expect(headings()).toContain('Breaks and self-exclusion'))
  expect(screen.queryByText(/write to support/)).toBeNull()
})
