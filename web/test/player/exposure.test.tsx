import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'
import { apply } from '../situation.ts'

/** The popup, opened by the first of the figures that open it. */
async function openPopup(user: Awaited<ReturnType<typeof openSiteAsPlayer>>['user']) {
  await user.click((await screen.findAllByRole('button', { name: /^Exposure/ }))[0] ?? document.body)
  return screen.findByRole('dialog', { name: 'Exposure' })
}

const rowsOf = (popup: HTMLElement) => within(popup).getAllByRole('row').length - 1

test('[2.7-13] [7.1-5] [9-12] the matches of the exposure come ten to a page, and Back returns to the page that was left', async () => {
  const mock = await startMock()
  apply(mock, 'large-exposure')
  const { user } = await openSiteAsPlayer(mock, '/terms')
  const popup = await openPopup(user)
  await within(popup).findByText('1 to 10 of 12')
  expect(rowsOf(popup)).toBe(10)
  expect(within(popup).getAllByText('−\u2060₹4,50,000.00')).toHaveLength(10)
  const [, row] = within(popup).getAllByRole('row')
  const [match, , , id] = within(row ?? popup).getAllByRole('cell')
  await waitFor(() => expect(match?.textContent).toMatch(/ v .+Match Odds/))
  expect(
    within(id ?? popup)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/exchange/${id?.textContent}`)
  await user.click(within(popup).getByRole('button', { name: 'Next page' }))
  expect(rowsOf(popup)).toBe(2)
  await user.click(within(popup).getAllByRole('button', { name: / v / })[0] ?? document.body)
  await within(popup).findByText('Create date')
  await user.click(within(popup).getByRole('button', { name: 'Back' }))
  await within(popup).findByText('11 to 12 of 12')
})

test('[2.7-14] [7.4-4] [9-12] the bets of a match are asked for by skip and pageSize 10', async () => {
  const mock = await startMock()
  apply(mock, 'large-exposure')
  const { user } = await openSiteAsPlayer(mock, '/terms')
  const popup = await openPopup(user)
  await user.click((await within(popup).findAllByRole('button', { name: / v / }))[0] ?? document.body)
  const heads = async () => (await within(popup).findAllByRole('columnheader')).map(({ textContent }) => textContent)
  await waitFor(async () =>
    expect(await heads()).toEqual(['Selection', 'Odds', 'Stack', 'Selection type', 'Status', 'Create date']),
  )
  const asked = mock.urls('/api/bets')
  expect(asked.map((url) => Object.fromEntries(new URLSearchParams(url.split('?')[1])))).toContainEqual(
    expect.objectContaining({ skip: '0', pageSize: '10', refmatchid: expect.any(String) }),
  )
})

test('the exposure leads to the match, and gives way to it', async () => {
  const mock = await startMock()
  apply(mock, 'large-exposure')
  const { user } = await openSiteAsPlayer(mock, '/terms')
  const popup = await openPopup(user)
  await user.click((await within(popup).findAllByRole('button', { name: / v / }))[0] ?? document.body)
  const [, row] = await within(popup).findAllByRole('row')
  expect(row?.textContent).toContain('Match Odds')
  expect(row?.textContent).toContain('Matched')
  const link = within(popup).getByRole('link', { name: 'Go to the match' })
  const address = link.getAttribute('href') ?? ''
  expect(address).toMatch(/^\/exchange\/\d+$/)
  await user.click(link)
  await waitFor(() => expect(location.pathname).toBe(address))
  expect(screen.queryByRole('dialog', { name: 'Exposure' })).toBeNull()
})

test('an exposure that cannot be had says so, with Retry', async () => {
  const mock = await startMock()
  mock.fail('getExposure', 400, 'The exposure is being counted')
  const { user } = await openSiteAsPlayer(mock, '/terms')
  const popup = await openPopup(user)
  await within(popup).findByText('We could not load your exposure')
  expect(within(popup).getByText('The exposure is being counted')).toBeDefined()
  mock.world.faults.clear()
  await user.click(within(popup).getByRole('button', { name: 'Retry' }))
  await within(popup).findByText('No open bets')
})
