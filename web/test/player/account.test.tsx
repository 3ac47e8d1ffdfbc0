import { i18n } from '@lingui/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { placeKyc } from '../../../mock-server/src/domain/kyc/place-kyc.ts'
import { useConnection } from '../../src/realtime/connection-store.ts'
import { showLanguage } from '../../src/site/language.ts'
import { startMock } from '../mock.ts'
import { openSiteAsPlayer, toastSays } from '../site.tsx'
import { apply, keysOf, loseAnswer } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/app/pages/profile-page.tsx'
import '../../src/features/account/kyc-page.tsx'

const scan = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'passport.png', {
  type: 'image/png',
})

/** A server that fails before it has done anything, and says nothing. */
const unanswered = { kind: 'error', status: 500, code: '', message: '' } as const

async function typePasswords(user: Awaited<ReturnType<typeof openSiteAsPlayer>>['user'], texts: readonly string[]) {
  const labels = ['Current password', 'New password', 'Confirm password']
  for (const [index, text] of texts.entries()) await user.type(await screen.findByLabelText(labels[index] ?? ''), text)
  await user.click(screen.getByRole('button', { name: 'Change password' }))
}

test('[2.4-1] [3-24] the profile shows user id and mobile number', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/profile')
  const box = await screen.findByRole('region', { name: 'Your account' })
  expect(box.textContent).toMatch(/User id1.*Mobile number\+91 98200 41177/)
})

test('[7.1-8] the password is changed, and the old one is needed for it', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  await typePasswords(user, ['Wrong1234', 'Chaupar456', 'Chaupar456'])
  await toastSays('error', 'Current password is not correct')
  const current = screen.getByLabelText('Current password')
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'))
  await user.clear(current)
  await user.type(current, 'Chaupar123')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await toastSays('other', 'Password changed')
  expect(mock.lastBody('POST /api/update-password')).toEqual({
    currentPassword: 'Chaupar123',
    newPassword: 'Chaupar456',
  })
  expect(current).toHaveProperty('value', '')
})

test('[5-7] [5-8] a new password follows the rules of registration, and no call is made before it does', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  await user.click(await screen.findByRole('button', { name: 'Change password' }))
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Password cannot be empty',
    'Password cannot be empty',
    'Confirm password cannot be empty',
  ])
  await typePasswords(user, ['Chaupar123', 'short', 'shorter'])
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Password must be 8 to 20 characters.',
      'Password and Confirm password must be same',
    ]),
  )
  expect(mock.count('POST /api/update-password')).toBe(0)
})

test('the current password as the new one is refused beside its field, and no call is made until one of the two changes', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  await typePasswords(user, ['Chaupar123', 'Chaupar123', 'Chaupar123'])
  const refused = 'Choose a password other than your current one'
  expect((await screen.findByRole('alert')).textContent).toBe(refused)
  const field = screen.getByLabelText('New password')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(mock.count('POST /api/update-password')).toBe(0)
  const current = screen.getByLabelText('Current password')
  await user.type(current, '4')
  await waitFor(() => expect(screen.queryByText(refused)).toBeNull())
  await user.type(current, '{Backspace}')
  await screen.findByText(refused)
  for (const label of ['New password', 'Confirm password']) await user.type(screen.getByLabelText(label), '4')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await toastSays('other', 'Password changed')
})

test('the sessions are listed, and another one can be ended', async () => {
  const mock = await startMock()
  await mock.token()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  const list = await screen.findByRole('list', { name: 'Where you are signed in' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  expect(within(list).getAllByText('This device')).toHaveLength(1)
  await user.click(within(list).getByRole('button', { name: /^Sign out on/ }))
  await toastSays('other', 'Session ended')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
})

test('a session whose end loses its answer is gone, and nothing says that it failed', async () => {
  const mock = await startMock()
  await mock.token()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  const list = await screen.findByRole('list', { name: 'Where you are signed in' })
  loseAnswer(mock, 'endSession')
  await user.click(within(list).getByRole('button', { name: /^Sign out on/ }))
  await toastSays('other', 'Session ended')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
  expect(document.getElementById('toast-alerts')).toBeNull()
})

test('a session that was ended elsewhere is gone, and one that could not be ended is said and stays', async () => {
  const mock = await startMock()
  const token = await mock.token()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  const list = await screen.findByRole('list', { name: 'Where you are signed in' })
  const signOut = () => user.click(within(list).getByRole('button', { name: /^Sign out on/ }))
  mock.world.faults.plant({ target: { operation: 'endSession' }, effect: unanswered, times: 1 })
  await signOut()
  await toastSays('error', 'Something went wrong')
  expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  await fetch(`${mock.origin}/api/logout`, { method: 'POST', headers: { authorization: token } })
  await signOut()
  await toastSays('other', 'Session ended')
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
})

test('a session is named in the language of the site', async () => {
  onTestFinished(() => i18n.activate('en'))
  const mock = await startMock()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 Safari/605.1.15',
  }
  const body = JSON.stringify({ username: 'player', password: 'Chaupar123' })
  await fetch(`${mock.origin}/api/login`, { method: 'POST', headers, body })
  await openSiteAsPlayer(mock, '/profile')
  await screen.findByText('Safari on Linux')
  await act(() => showLanguage('hi'))
  await screen.findByText('Linux पर Safari')
})

test('where the server has neither limits nor sessions, the profile is there all the same', async () => {
  const mock = await startMock()
  mock.fail('getLimits', 404, 'Not found', 'not_found')
  mock.fail('listSessions', 501, 'Not offered')
  await openSiteAsPlayer(mock, '/profile')
  await screen.findByRole('button', { name: 'Change password' })
  await waitFor(() => expect(screen.queryByText('Responsible play')).toBeNull())
  await waitFor(() => expect(screen.queryByText('Where you are signed in')).toBeNull())
})

test('[7.3-6] [4-14] submits documents with their scan, which are pending then', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/kyc')
  await screen.findByText('You have not submitted any documents yet.')
  await user.click(screen.getByRole('button', { name: 'Submit documents' }))
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Document number is required',
    'File is required',
  ])
  await user.click(screen.getByRole('radio', { name: 'Emirates ID' }))
  await user.type(screen.getByLabelText('Document number'), '784-1990-1234567-1')
  await user.upload(screen.getByLabelText('Scan of the document'), scan)
  screen.getByText('passport.png')
  await user.click(screen.getByRole('button', { name: 'Submit documents' }))
  await toastSays('other', 'Request submitted')
  await screen.findByText('Pending')
  screen.getByText('Emirates ID')
  expect(screen.queryByRole('button', { name: 'Submit documents' })).toBeNull()
})

test('a number that the server refuses is said, and what was typed stays', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/kyc')
  await user.type(await screen.findByLabelText('Document number'), '784-1990-1234567-1')
  await user.upload(screen.getByLabelText('Scan of the document'), scan)
  await user.click(screen.getByRole('button', { name: 'Submit documents' }))
  await toastSays('error', 'Document number is not valid')
  expect(screen.getByLabelText('Document number')).toHaveProperty('value', '784-1990-1234567-1')
  screen.getByText('passport.png')
})

test.each([
  ['kyc-pending', 'Pending', 'Your documents are being checked. We will update this page.', false],
  ['kyc-approved', 'Approved', 'Your documents are approved. There is nothing more to do.', false],
  ['kyc-declined', 'Declined', 'Your documents were declined. You can submit others.', true],
  ['kyc-expired', 'Expired', 'Your documents are no longer valid. Submit new ones.', true],
] as const)('[4-12] %s: the page says so', async (situation, mark, text, again) => {
  const mock = await startMock()
  apply(mock, situation)
  await openSiteAsPlayer(mock, '/kyc')
  await screen.findByText(text)
  screen.getByText(mark)
  expect(screen.queryAllByRole('button', { name: 'Submit documents' })).toHaveLength(again ? 1 : 0)
  expect(screen.queryAllByText('The document is not readable')).toHaveLength(situation === 'kyc-declined' ? 1 : 0)
})

test('documents that wait, and documents that are gone, reach an open page without a reload', async () => {
  const mock = await startMock()
  const player = playerByUsername(mock.world, 'player')?.id ?? 0
  await openSiteAsPlayer(mock, '/kyc')
  await screen.findByText('You have not submitted any documents yet.')
  await waitFor(() => expect(useConnection.getState().status).toBe('live'))
  placeKyc(mock.world, player, 'pending')
  await screen.findByText('Your documents are being checked. We will update this page.')
  placeKyc(mock.world, player, 'none')
  await screen.findByText('You have not submitted any documents yet.')
})

test('quick stakes and price policy are kept on this device', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  const first = await screen.findByLabelText('Quick stake 1')
  await user.clear(first)
  await user.type(first, '750{Tab}')
  await user.click(screen.getByRole('radio', { name: 'Any' }))
  await user.clear(screen.getByLabelText('Quick stake 2'))
  await user.type(screen.getByLabelText('Quick stake 2'), '1e9{Tab}')
  expect(JSON.parse(localStorage.getItem('betSettings') ?? '{}')).toMatchObject({
    policy: 'any',
    quickStakes: [750, 1000, 2000, 5000, 10_000],
  })
  expect(screen.getByLabelText('Quick stake 2')).toHaveProperty('value', '1000')
})

const lost = 'The answer was lost. We are checking what became of your request.'

test('a change of password whose answer is lost is looked up and never posted again', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  loseAnswer(mock, 'updatePassword')
  await typePasswords(user, ['Chaupar123', 'Chaupar456', 'Chaupar456'])
  await screen.findByText(lost)
  await toastSays('other', 'Password changed')
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
  expect(mock.count('POST /api/update-password')).toBe(1)
})

test('documents whose answer is lost are looked up under their key', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/kyc')
  loseAnswer(mock, 'submitKyc')
  await user.type(await screen.findByLabelText('Document number'), 'P1234567')
  await user.upload(screen.getByLabelText('Scan of the document'), scan)
  await user.click(screen.getByRole('button', { name: 'Submit documents' }))
  await screen.findByText(lost)
  await screen.findByText('Pending')
  expect(keysOf(mock, 'POST /api/kyc')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})
