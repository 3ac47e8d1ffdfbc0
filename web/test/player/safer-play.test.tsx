import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { approveDeposit } from '../../../mock-server/src/domain/cashier/decide-deposit.ts'
import { createDeposit } from '../../../mock-server/src/domain/cashier/deposits.ts'
import { setLimits } from '../../../mock-server/src/domain/play-limits/limits.ts'
import { startMock } from '../mock.ts'
import { noToast, openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
import { apply, keysOf, loseAnswer } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/app/pages/responsible-game-page.tsx'
import '../../src/app/pages/profile-page.tsx'
import '../../src/features/account/activity/activity-page.tsx'
import '../../src/features/account/safer-play/reality-check-dialog.tsx'
import '../../src/features/cashier/deposit/gateway-list-page.tsx'

const minuteMs = 60_000

/** The end of '… from 21 Nov 2026, 7:30 pm', with plain spaces as a search by text has them. */
const momentIn = ({ textContent }: HTMLElement) => textContent?.split(' from ')[1]?.replace('\u00a0', ' ')

test('a lower limit holds at once, a higher one waits a day, and only what was changed is sent', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame#set-limits')
  const deposits = within(await screen.findByRole('group', { name: 'Deposits' }))
  await user.type(deposits.getByLabelText('24 hours'), '5,000')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await toastSays('other', 'Limits saved')
  expect(mock.lastBody('PUT /api/limits')).toEqual({ deposit: { daily: 5000 } })
  const again = within(await screen.findByRole('group', { name: 'Deposits' }))
  await waitFor(() => expect(again.getByLabelText('24 hours')).toHaveProperty('value', '5000'))
  await screen.findByText('24 hours: ₹0.00 used')
  await screen.findByText('Limits saved', { selector: '.note-text' })
  await user.clear(screen.getAllByLabelText('24 hours')[0] ?? document.body)
  await user.type(screen.getAllByLabelText('24 hours')[0] ?? document.body, '9000')
  expect(screen.queryByText('Limits saved', { selector: '.note-text' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  const waits = await screen.findByText(/^Deposits, 24 hours: ₹9,000\.00 from /)
  const text = `Saved. Higher limits hold from ${momentIn(waits)}`
  await toastSays('other', text)
  await screen.findByText(text, { selector: '.note-text' })
  expect(screen.getAllByLabelText('24 hours')[0]).toHaveProperty('value', '5000')
})

test('a removed limit holds until then, and a lower one does not announce earlier pending limits again', async () => {
  const mock = await startMock()
  const { id } = playerByUsername(mock.world, 'player') ?? { id: 0 }
  setLimits(mock.world, id, { limitsPaise: [{ kind: 'stake', period: 'daily', amountPaise: 500_00 }] })
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const field = async (label: string) =>
    within(await screen.findByRole('group', { name: 'Stakes' })).getByLabelText(label)
  await user.clear(await field('24 hours'))
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  const waits = await screen.findByText(/^Stakes, 24 hours: no limit from /)
  await toastSays('other', `Saved. What you removed holds until ${momentIn(waits)}`)
  await user.type(await field('7 days'), '900')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await toastSays('other', 'Limits saved')
  await screen.findByText(/^Stakes, 24 hours: no limit from /)
})

test.each([
  ['Deposits', ['You cannot deposit at all.']],
  [
    'Losses',
    [
      'You can lose no more than you have won over the same time. If you have won nothing, you cannot bet or play games.',
    ],
  ],
  ['Stakes', ['You cannot bet or play games at all.']],
])('%s: a limit of nothing is asked about in words, and only a yes sends it', async (kind, words) => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const field = within(await screen.findByRole('group', { name: kind })).getByLabelText('7 days')
  await user.type(field, '0{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a limit of ₹0.00?' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words)
  dialog.getByText('It holds at once. A higher limit, or none, holds only 24 hours after you ask for it.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field).toHaveProperty('value', '0')
  expect(mock.count('PUT /api/limits')).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  const again = within(await screen.findByRole('dialog', { name: 'Set a limit of ₹0.00?' }))
  await user.click(again.getByRole('button', { name: 'Set the limit' }))
  await toastSays('other', 'Limits saved')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(mock.count('PUT /api/limits')).toBe(1)
})

test('shows while typing, for each kind, that a lower limit over a longer time holds first', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const notices = () => screen.queryAllByText(/holds before the one over/).map(({ textContent }) => textContent)
  for (const [index, kind] of ['Deposits', 'Losses', 'Stakes'].entries()) {
    const group = within(await screen.findByRole('group', { name: kind }))
    await user.type(group.getByLabelText('24 hours'), '5,000')
    await user.type(group.getByLabelText('7 days'), '2,000')
    await waitFor(() => expect(notices()).toHaveLength(index + 1))
    expect(notices().at(-1)).toBe(`${kind}: the lower limit over 7 days holds before the one over 24 hours`)
  }
  await user.type(within(screen.getByRole('group', { name: 'Losses' })).getByLabelText('7 days'), '0')
  await waitFor(() => expect(notices()).toHaveLength(2))
  expect(mock.count('PUT /api/limits')).toBe(0)
})

test('a higher limit is taken back while it waits, though the answer is lost, and the one that holds stays', async () => {
  const mock = await startMock()
  const { id } = playerByUsername(mock.world, 'player') ?? { id: 0 }
  const daily = (amountPaise: number) => ({
    limitsPaise: [{ kind: 'deposit' as const, period: 'daily' as const, amountPaise }],
  })
  setLimits(mock.world, id, daily(5_000_00))
  setLimits(mock.world, id, daily(9_000_00))
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const button = await screen.findByRole('button', { name: /^Take back Deposits, 24 hours: ₹9,000\.00 from / })
  loseAnswer(mock, 'setLimits')
  await user.click(button)
  await toastSays('other', 'Limits saved')
  expect(mock.count('PUT /api/limits')).toBe(1)
  expect(mock.lastBody('PUT /api/limits')).toEqual({ deposit: { daily: 5000 } })
  await waitFor(() => expect(screen.queryByText(/₹9,000\.00 from /)).toBeNull())
  expect(screen.getAllByLabelText('24 hours')[0]).toHaveProperty('value', '5000')
})

test('names a limit that is not an amount, sends nothing from an untouched form, and reports one out of reach', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const stakes = within(await screen.findByRole('group', { name: 'Stakes' }))
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await user.type(stakes.getByLabelText('24 hours'), '-1')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await screen.findByText('Enter an amount in rupees, or nothing')
  expect(mock.count('PUT /api/limits')).toBe(0)
  expect(noToast()).toBe(true)
  await user.clear(stakes.getByLabelText('24 hours'))
  await user.type(stakes.getByLabelText('24 hours'), '1000')
  await user.type(stakes.getByLabelText('7 days'), '500')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await screen.findByText('Stakes: the lower limit over 7 days holds before the one over 24 hours')
  // What was staked on /activity leaves these out.
  await screen.findByText('Offers that still wait in the book count too.')
})

test('limits whose answer is lost are looked up under their key', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  loseAnswer(mock, 'setLimits')
  await user.type((await screen.findAllByLabelText('24 hours'))[0] ?? document.body, '5000')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await toastSays('other', 'Limits saved')
  expect(mock.count('PUT /api/limits')).toBe(1)
})

test('shows the limits of the server if the outcome of a change is unknown, and sends a further change', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  mock.fail('getIntent', 404, 'Not found', 'not_found')
  loseAnswer(mock, 'setLimits')
  await user.type((await screen.findAllByLabelText('24 hours'))[0] ?? document.body, '5000')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await toastSays('error', 'We do not know whether your request arrived. You can send it again: it counts once.')
  await screen.findByText('24 hours: ₹0.00 used')
  await user.clear(screen.getAllByLabelText('24 hours')[0] ?? document.body)
  await user.type(screen.getAllByLabelText('24 hours')[0] ?? document.body, '4000')
  await user.click(screen.getByRole('button', { name: 'Save limits' }))
  await toastSays('other', 'Limits saved')
  expect(mock.lastBody('PUT /api/limits')).toEqual({ deposit: { daily: 4000 } })
})

test('a time-out says what it stops, takes two steps, is sent once though its answer is lost, and stands in the header', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const box = within(await screen.findByRole('region', { name: 'Take a break' }))
  await user.click(await box.findByRole('radio', { name: 'A week' }))
  await user.click(box.getByRole('button', { name: 'Take a time-out' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Take a time-out?' }))
  expect(dialog.getByText('You cannot deposit.')).toBeTruthy()
  expect(dialog.getByText('You can log in, read your statement and withdraw.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(mock.count('POST /api/limits/time-out')).toBe(0)
  loseAnswer(mock, 'startTimeOut')
  await user.click(dialog.getByRole('button', { name: 'Begin the time-out' }))
  await toastSays('other', 'Your time-out has begun')
  expect(mock.lastBody('POST /api/limits/time-out')).toEqual({ hours: 168 })
  expect(keysOf(mock, 'POST /api/limits/time-out')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await box.findByText(/^You are taking a break from play until .* Nobody can end it early\./)
  expect(await screen.findByRole('link', { name: /^On a break until / })).toBeTruthy()
})

test('a shorter break than the one that runs is refused in words, and nothing changes', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const box = within(await screen.findByRole('region', { name: 'Take a break' }))
  const exclude = async (length: string) => {
    await user.click(await box.findByRole('radio', { name: length }))
    await user.click(box.getByRole('button', { name: 'Exclude myself' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclude yourself?' }))
    await user.click(dialog.getByRole('button', { name: 'Continue' }))
    await user.click(dialog.getByRole('button', { name: 'Exclude me now' }))
    return dialog
  }
  await exclude('A year')
  const until = (await box.findByText(/^You have excluded yourself from play until /)).textContent
  const dialog = await exclude('Six months')
  await dialog.findByText('A break that runs can be made longer, but not shorter')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect((await box.findByText(/^You have excluded yourself from play until /)).textContent).toBe(until)
  // A longer one is asked for without the refusal of the shorter one, and holds.
  await user.click(box.getByRole('radio', { name: 'Five years' }))
  await user.click(box.getByRole('button', { name: 'Exclude myself' }))
  const longer = within(await screen.findByRole('dialog', { name: 'Exclude yourself?' }))
  await user.click(longer.getByRole('button', { name: 'Continue' }))
  expect(longer.queryByText('A break that runs can be made longer, but not shorter')).toBeNull()
  await user.dblClick(longer.getByRole('button', { name: 'Exclude me now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(mock.lastBody('POST /api/limits/self-exclusion')).toEqual({ months: 60 })
  expect(mock.count('POST /api/limits/self-exclusion')).toBe(3)
  await waitFor(() => expect(box.getByText(/^You have excluded yourself from play until /).textContent).not.toBe(until))
})

test('a reality check comes at its time, stays through a reload, and one answer moves the next one on', async () => {
  const mock = await startMock()
  mock.world.clock.freeze()
  const { user } = await openSiteAsPlayer(mock, '/responsiblegame')
  const box = within(await screen.findByRole('region', { name: 'Reality check' }))
  await user.click(await box.findByRole('radio', { name: '30 min' }))
  await toastSays('other', 'Reality check saved')
  expect(mock.lastBody('PUT /api/limits')).toEqual({ sessionMinutes: 30 })
  mock.world.clock.advance(30 * minuteMs - 1)
  mock.world.tick()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  mock.world.clock.advance(1)
  mock.world.tick()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Reality check' }))
  expect(dialog.getByText('30 min')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alertdialog')))
  await user.keyboard('{Escape}{Enter}')
  expect(mock.count('POST /api/play-session/check')).toBe(0)
  mock.fail('confirmRealityCheck', 503, 'Try later')
  await user.click(dialog.getByRole('button', { name: 'Go on' }))
  await dialog.findByText('Your answer did not arrive. Please try again, or sign out.')
  mock.world.faults.clear()
  await user.click(dialog.getByRole('button', { name: 'Go on' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('activity by day, week and month, as totals, chart and table', async () => {
  const mock = await startMock()
  const player = playerByUsername(mock.world, 'player')
  if (!player) throw new Error('no player')
  const paid = { gateway: 'm_paytm', amountPaise: 500_00, utr: '431055278846' } as const
  approveDeposit(mock.world, createDeposit(mock.world, player, paid, null).id)
  const { user } = await openSiteAsPlayer(mock, '/activity')
  const table = await screen.findByRole('table', { name: 'My activity' })
  expect(within(table).getAllByRole('row')).toHaveLength(15)
  // Nothing was won or lost: an axis of zeros would be no chart.
  screen.getByText('Nothing in this time')
  expect(screen.queryByRole('img', { name: /, one bar/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Months' }))
  await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(13))
  await user.click(screen.getByRole('radio', { name: 'Deposits' }))
  expect(screen.getByRole('img', { name: /^Deposits, one bar/ })).toBeTruthy()
})

test('the profile leads to the tools', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/profile')
  const box = await screen.findByRole('region', { name: 'Responsible play' })
  const links = within(box).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Limits and breaks', '/responsiblegame#set-limits'],
    ['My activity', '/activity'],
  ])
})

test('shows what is left of an own limit, and a limit that was set elsewhere', async () => {
  const mock = await startMock()
  apply(mock, 'deposit-pending')
  await openSiteAsPlayer(mock, '/gatewaylist')
  const limits = await screen.findByRole('region', { name: 'Your deposit limits' })
  await waitFor(() => expect(limits.textContent).toContain('7 daysNo limit set'))
  await waitFor(() => expect(wallet()).not.toBeNull())
  const weekly = { kind: 'deposit', period: 'weekly', amountPaise: 1_200_50 } as const
  setLimits(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, { limitsPaise: [weekly] })
  await waitFor(() => expect(limits.textContent).toContain('7 days₹1,200.50 ₹700.50 left'))
  const change = within(limits).getByRole('link', { name: 'Change limits' })
  expect(change.getAttribute('href')).toBe('/responsiblegame#set-limits')
})
