import { createControlClient } from '@chaupar/api/control-client'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { setDeviceOffset } from '../clock.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer } from '../site.tsx'
import { apply, giveCash } from '../situation.ts'
// Loaded ahead: no test waits for them.
import '../../src/app/pages/home-page.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'
import '../../src/features/cashier/statement/statement-page.tsx'
import '../../src/features/sports/pages/my-bets-page.tsx'

const hourMs = 3600_000
const dayMs = 24 * hourMs
/** How far the control surface moves the world. */
const movedMs = 2 * dayMs
const [first, second] = ['21 Nov 2026', '23 Nov 2026']

/** A world with eight settled bets and a credit on 21 November, and as much again two days later, which is its day now. */
async function startMovedWorld(): Promise<Mock> {
  const mock = await startMock()
  apply(mock, 'settled-match')
  giveCash(mock, 21)
  const control = createControlClient({ baseUrl: `${mock.origin}/__mock` })
  await control.advanceClock({ world: 'default', ms: movedMs })
  apply(mock, 'settled-match')
  giveCash(mock, 23)
  return mock
}

/** The days that a list was asked for, in the order of arrival, which need not be that of the presses. */
function daysAsked(mock: Mock, path: string) {
  return mock
    .urls(path)
    .map((url) => Object.fromEntries(new URLSearchParams(url.split('?')[1])))
    .filter(({ betstatus }) => betstatus !== 'open')
    .map(({ startdate, enddate }) => [startdate, enddate])
}

const betsAsked = (mock: Mock) => daysAsked(mock, '/sports-data/user/bets')
const statementAsked = (mock: Mock) => daysAsked(mock, '/api/getAccountstatement')

/** The days of the bets that are listed, one for each bet. */
async function daysOfBets(): Promise<(string | undefined)[]> {
  const list = within(await screen.findByRole('list', { name: 'Bets' }))
  return list.getAllByRole('listitem').map((row) => /\d+ \w+ 20\d\d/.exec(row.textContent ?? '')?.[0])
}

/** First cells of a table's rows, without its head. */
async function firstCells(name: string): Promise<(string | undefined)[]> {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row')
  return rows.slice(1).map((row) => row.firstElementChild?.textContent ?? undefined)
}

/** The names of the files that are saved from now on. */
function savedNames(): string[] {
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return names
}

const eight = (day: string) => Array.from({ length: 8 }, () => day)

// A world that alone was moved is to its page the same as a slow device.
describe.each([
  ['two days slow', -2],
  ['right', 0],
  ['two days fast', 2],
])('a device whose clock is %s', (_what, days) => {
  async function open(path: string) {
    const mock = await startMovedWorld()
    setDeviceOffset(movedMs + days * dayMs)
    return { mock, ...(await openSiteAsPlayer(mock, path)) }
  }

  test('lists the bets of the server’s last 30 days, and of its today', async () => {
    const { mock, user } = await open('/mybets?betstatus=all')
    await waitFor(() => expect(betsAsked(mock)).toContainEqual(['2026-10-25', '2026-11-23']))
    await waitFor(async () => expect(await daysOfBets()).toEqual([...eight(second), first, first]))
    await user.click(screen.getByRole('radio', { name: 'Today' }))
    await waitFor(() => expect(betsAsked(mock)).toContainEqual(['2026-11-23', '2026-11-23']))
    await waitFor(async () => expect(await daysOfBets()).toEqual(eight(second)))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Today' }).checked).toBe(true)
  })

  test('adds up the results of the server’s last 30 days, and names their file by them', async () => {
    const { mock, user } = await open('/mybets?betstatus=results')
    await waitFor(() => expect(betsAsked(mock)).toContainEqual(['2026-10-25', '2026-11-23']))
    await waitFor(async () => expect(await firstCells('Day by day')).toEqual([second, first]))
    const names = savedNames()
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    expect(names).toEqual(['bets-2026-10-25-2026-11-23.csv'])
  })

  test('shows the statement of the server’s today, and names its file by that day', async () => {
    const { mock, user } = await open('/cashier?type=correction')
    expect(await firstCells('Entries')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Today' }))
    await waitFor(() => expect(statementAsked(mock)).toContainEqual(['2026-11-23', '2026-11-23']))
    await waitFor(async () => expect(await firstCells('Entries')).toEqual([expect.stringMatching(`^${second}`)]))
    const names = savedNames()
    await user.click(screen.getByRole('button', { name: 'CSV' }))
    await waitFor(() => expect(names).toEqual(['statement-2026-11-23.csv']))
  })

  test('gives a game that was played on the server’s today its time, and an older one its day', async () => {
    const played = [
      { slug: 'spribe/aviator', at: '2026-11-23T05:30:00.000Z' },
      { slug: 'spribe/mines', at: '2026-11-21T05:30:00.000Z' },
    ]
    localStorage.setItem('games:1', JSON.stringify({ favourites: [], lastPlayed: played }))
    await open('/home')
    const rail = within(await screen.findByRole('region', { name: 'Last played' }))
    await rail.findByRole('link', { name: /^Aviator/ })
    await waitFor(() =>
      expect(rail.getAllByRole('link').map((tile) => tile.textContent?.replace(/\s/gu, ' '))).toEqual([
        'AviatorSpribe, 11:00 am',
        'MinesSpribe, 21 Nov',
      ]),
    )
  })
})

test.each([-10, 14])(
  'a device whose clock is %i hours off shows which gateways are closed at the server’s hour',
  async (hours) => {
    const mock = await startMock()
    apply(mock, 'gateways-down', { gateway: 'm_nagad' })
    setDeviceOffset(hours * hourMs)
    await openSiteAsPlayer(mock, '/gatewaylist')
    await screen.findByRole('link', { name: /^Nagad.*Not available now/ })
  },
)

test('a device whose clock jumps in mid-session goes on with the server’s days', async () => {
  const mock = await startMovedWorld()
  setDeviceOffset(movedMs)
  const { user } = await openSiteAsPlayer(mock, '/mybets?betstatus=all')
  await daysOfBets()
  setDeviceOffset(movedMs + 2 * dayMs)
  await user.click(screen.getByRole('radio', { name: 'Today' }))
  await waitFor(() => expect(betsAsked(mock)).toContainEqual(['2026-11-23', '2026-11-23']))
  await waitFor(async () => expect(await daysOfBets()).toEqual(eight(second)))
  setDeviceOffset(movedMs - 2 * dayMs)
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await waitFor(() => expect(betsAsked(mock)).toContainEqual(['2026-11-17', '2026-11-23']))
  await waitFor(async () => expect(await daysOfBets()).toEqual([...eight(second), first, first]))
})
