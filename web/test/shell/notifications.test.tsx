import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keepNotification } from '../../../mock-server/src/domain/content/notification-records.ts'
import { signOut } from '../../src/player/session-store.ts'
import { useConnection } from '../../src/realtime/connection-store.ts'
import { toast } from '../../src/ui/toasts/toast.ts'
import { useToastLog } from '../../src/ui/toasts/toast-log-store.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSiteAsPlayer, toastSays } from '../site.tsx'

const playerId = 100001

/** The header has a bell for the phone and one for the desktop; style sheets show one of them. */
const bell = async (name: string) => (await screen.findAllByRole('button', { name }))[0] ?? document.body

async function openWith(mock: Mock, notices: Parameters<typeof keepNotification>[2][]) {
  await mock.token()
  // Without the welcome that every player finds.
  mock.world.store.run('DELETE FROM notifications')
  for (const notice of notices) {
    keepNotification(mock.world, playerId, notice)
    mock.world.clock.advance(1000)
  }
  return openSiteAsPlayer(mock, '/terms')
}

test('[7.2-5] [3-36] a player is asked for at the start; the bell says how many are new, the panel shows them all', async () => {
  const mock = await startMock()
  const { user } = await openWith(mock, [
    { title: 'Deposit', message: 'Your deposit was approved', status: 'success' },
    { message: 'Only a message', status: 'purple' },
  ])
  await user.click(await bell('Notifications, 2 new'))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  const rows = (await within(panel).findAllByRole('listitem')).map((row) => [
    within(row).getByRole('img').getAttribute('aria-label'),
    row.querySelector('.notice-title')?.textContent,
  ])
  expect(rows).toEqual([
    ['Error', 'Only a message'],
    ['Success', 'Deposit'],
  ])
  expect(within(panel).getByText('Your deposit was approved')).toBeDefined()
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  await bell('Notifications')
  expect(mock.count('GET /api/notifications')).toBeGreaterThan(0)
})

test('more than nine are named as the badge counts them', async () => {
  const mock = await startMock()
  await openWith(
    mock,
    Array.from({ length: 10 }, (_, at) => ({ message: `Message ${at}`, status: 'info' })),
  )
  const { textContent } = await bell('Notifications, 9+ new')
  expect(textContent).toBe('9+')
})

test('a push is counted at once', async () => {
  const mock = await startMock()
  await openWith(mock, [])
  await bell('Notifications')
  await waitFor(() => expect(useConnection.getState().status).toBe('live'))
  mock.notify({ title: 'Bonus', message: 'A part was released', status: 'info' })
  await toastSays('other', 'Bonus : A part was released')
  await bell('Notifications, 1 new')
})

test('nothing yet is said in words', async () => {
  const mock = await startMock()
  const { user } = await openWith(mock, [])
  await user.click(await bell('Notifications'))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await within(panel).findByText('No notifications')
})

test('[8-6] a failure is Failed to get notifications, the server message preferred; the panel offers Retry', async () => {
  const mock = await startMock()
  mock.fail('listNotifications', 400, '')
  const { user } = await openWith(mock, [{ title: 'Deposit', message: 'Approved', status: 'success' }])
  await toastSays('error', 'Failed to get notifications')
  mock.world.faults.clear()
  mock.fail('listNotifications', 400, 'The list is being moved')
  await user.click(await bell('Notifications'))
  await toastSays('error', 'The list is being moved')
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await within(panel).findByText('We could not load your notifications')
  mock.world.faults.clear()
  await user.click(within(panel).getByRole('button', { name: 'Retry' }))
  await within(panel).findByText('Approved')
})

test('a toast can be read again until the player is gone', async () => {
  const mock = await startMock()
  const { user } = await openWith(mock, [])
  act(() => toast('success', 'Request submitted'))
  await user.click(await bell('Notifications'))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  const visit = within(panel).getByRole('region', { name: 'This visit' })
  expect(within(visit).getByText('Request submitted')).toBeDefined()
  act(() => signOut())
  await waitFor(() => expect(address()).toBe('/'))
  expect(useToastLog.getState().toasts).toEqual([])
})
