import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startMock } from '../mock.ts'
import { address, noToast, openSite, toastSays, wallet } from '../site.tsx'
import { apply } from '../situation.ts'

type User = ReturnType<typeof openSite>['user']

async function sendCode(user: User, number: string) {
  await user.type(await screen.findByLabelText('Mobile number'), number)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
}

async function fillRegistration(user: User, change: Record<string, string> = {}) {
  const fields = {
    Name: 'Asha Rao',
    Username: 'asha77',
    Password: 'monsoon77',
    'Confirm password': 'monsoon77',
    ...change,
  }
  for (const [label, text] of Object.entries(fields)) await user.type(await screen.findByLabelText(label), text)
}

const details = () => JSON.parse(localStorage.getItem('mobileDetails') ?? 'null')

test('[1-2] [6-6] [2.6-6] [2.6-7] [2.6-8] [2.6-11] [4-4] [4-9] [8-3] sign-up by number, code and form ends as a player', async () => {
  const mock = await startMock()
  const { user } = openSite('/mobile-number?agent_code=AGENT7')
  await sendCode(user, '9811122233')
  await toastSays('other', 'OTP sent')
  await waitFor(() => expect(address()).toBe('/verify-number'))
  expect(mock.lastBody('POST /api/sendOtpToMobile')).toEqual({ mobile: '9811122233', country_code: '91' })
  expect(details()).toEqual({ mobile: '9811122233', country_code: '91' })

  const otp = mock.code('9811122233')
  await user.type(await screen.findByLabelText('OTP'), otp)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await waitFor(() => expect(address()).toBe('/register'))
  expect(mock.lastBody('POST /api/mobileVerification')).toEqual({ otp, mobile: '9811122233', country_code: '91' })
  expect(details()).toEqual({ mobile: '9811122233', country_code: '91', otp })

  expect(await screen.findByLabelText('Agent code')).toHaveProperty('value', 'AGENT7')
  await fillRegistration(user)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await toastSays('other', 'Player added')
  await waitFor(() => expect(address()).toBe('/home'))
  expect(mock.lastBody('POST /api/register')).toEqual({
    name: 'Asha Rao',
    username: 'asha77',
    password: 'monsoon77',
    typeId: 3,
    parentId: 81026,
    mobile: '9811122233',
    country_code: '91',
    otp,
    agent_code: 'AGENT7',
  })
  expect(details()).toBeNull()
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000, cash: 0 }))
})

test('[4-5] [2.6-11] when OTP is not 0 the same button leads straight to the form: no call, no toast, no code', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await waitFor(() => expect(address()).toBe('/register'))
  expect(mock.count('POST /api/sendOtpToMobile')).toBe(0)
  expect(noToast()).toBe(true)
  await fillRegistration(user)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await toastSays('other', 'Player added')
  expect(mock.lastBody('POST /api/register')).not.toHaveProperty('otp')
})

test('[5-13] [8-8] a number that does not parse is refused beside the field: no call, no toast', async () => {
  const mock = await startMock()
  const { user } = openSite('/mobile-number')
  await sendCode(user, '98200')
  expect(screen.getByRole('alert').textContent).toBe('Please enter mobile number')
  const detail = screen.getByText('This is too short: an Indian mobile number has 10 digits.')
  expect(screen.getByLabelText('Mobile number').getAttribute('aria-describedby')).toContain(detail.id)
  expect(mock.count('POST /api/sendOtpToMobile')).toBe(0)
  expect(noToast()).toBe(true)
})

test('[4-22] [7.8-3] after a failed call the dialog stays and the button is enabled', async () => {
  const mock = await startMock()
  mock.fail('sendOtp', 503, 'Text messages are down', 'otp_send_failed')
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await toastSays('error', 'Text messages are down')
  expect(address()).toBe('/mobile-number')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send OTP' })).toHaveProperty('disabled', false))
  expect(details()).toBeNull()
})

test('[7.8-3] a wrong code shows the server message; an empty one is never sent', async () => {
  const mock = await startMock()
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await user.click(await screen.findByRole('button', { name: 'Verify' }))
  expect(screen.getByRole('alert').textContent).toBe('Please enter OTP')
  expect(mock.count('POST /api/mobileVerification')).toBe(0)
  const wrong = mock.code('9811122233') === '000000' ? '000001' : '000000'
  await user.type(screen.getByLabelText('OTP'), wrong)
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await toastSays('error', 'Invalid OTP')
  expect(address()).toBe('/verify-number')
})

test('[8-4] a failed registration shows errorMessage where an older server has no message', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await fillRegistration(user, { Username: 'player' })
  apply(mock, 'legacy-errors')
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await toastSays('error', 'Username is already taken')
})

test('[8-4] a failed registration shows the message, else Something went wrong', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await fillRegistration(user, { Username: 'player' })
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await toastSays('error', 'Username is already taken')
  const username = screen.getByLabelText('Username')
  await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Username is already taken', { selector: '.field-error' })).toBeDefined()
  expect(screen.queryByText('User Name is available')).toBeNull()
  await user.type(screen.getByLabelText('Name'), 'n')
  expect(username.getAttribute('aria-invalid')).toBe('true')
  await user.type(username, '7')
  expect(username.getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText('User Name is available')).toBeDefined()
  mock.fail('register', 500, '')
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await toastSays('error', 'Something went wrong')
  expect(details()).not.toBeNull()
})

test('[5-18] [5-8] every change re-validates all fields that were changed, and no other', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await fillRegistration(user)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('Password'), '8')
  expect((await screen.findByRole('alert')).textContent).toBe('Password and Confirm password must be same')
  await user.clear(screen.getByLabelText('Name'))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Name cannot be empty',
      'Password and Confirm password must be same',
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect(mock.count('POST /api/register')).toBe(0)
})

test('[5-4] [5-5] [5-7] [5-8] an empty form shows every message on submit and makes no call', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await user.click(await screen.findByRole('button', { name: 'Sign up' }))
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      'Name cannot be empty',
      'User name cannot be empty',
      'Password cannot be empty',
      'Confirm password cannot be empty',
    ]),
  )
  expect(mock.count('POST /api/register')).toBe(0)
})

test('[5-11] [5-12] User Name is available stands from the first valid username on, and nothing is asked', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  const username = await screen.findByLabelText('Username')
  await user.type(username, 'ash')
  expect(screen.queryByText('User Name is available')).toBeNull()
  const before = mock.calls.length
  await user.type(username, 'a')
  expect(screen.getByText('User Name is available')).toBeDefined()
  await user.type(username, '!')
  expect(screen.queryByText('User Name is available')).toBeNull()
  expect(mock.calls.length).toBe(before)
})

test('[5-9] [5-10] the checklist follows the password live', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  await user.type(await screen.findByLabelText('Password'), 'Monsoon7')
  const ticks = screen.getByRole('list', { name: 'Password checklist' })
  expect([...ticks.children].map((tick) => tick.textContent)).toEqual([
    'At least 8 symbols, met',
    '1 digit, met',
    '1 lowercase, met',
    '1 uppercase, met',
  ])
  await user.type(screen.getByLabelText('Password'), '{Backspace}')
  expect([...ticks.children].map((tick) => tick.textContent)).toEqual([
    'At least 8 symbols, not met',
    '1 digit, not met',
    '1 lowercase, met',
    '1 uppercase, met',
  ])
})

test('who comes to a later step directly is sent to the step that is missing', async () => {
  await startMock()
  openSite('/register')
  await waitFor(() => expect(address()).toBe('/mobile-number'))
})

test('with a stored number and no verified code /register leads to the code', async () => {
  await startMock()
  localStorage.setItem('mobileDetails', JSON.stringify({ mobile: '9811122233', country_code: '91' }))
  openSite('/register')
  await waitFor(() => expect(address()).toBe('/verify-number'))
})

test('when no code is needed /verify-number leads to the form', async () => {
  const mock = await startMock()
  mock.set({ appDetails: { OTP: 1 } })
  localStorage.setItem('mobileDetails', JSON.stringify({ mobile: '9811122233', country_code: '91' }))
  openSite('/verify-number')
  await waitFor(() => expect(address()).toBe('/register'))
})

test('a wrong code stands at its field, marked and described, until the code is changed', async () => {
  const mock = await startMock()
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9811122233')
  const field = await screen.findByLabelText<HTMLInputElement>('OTP')
  await user.click(field)
  await user.paste(mock.code('9811122233') === '111111' ? '222 222' : 'Your code is 111-111, valid for 10 minutes')
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await toastSays('error', 'Invalid OTP')
  const error = await screen.findByText('Invalid OTP', { selector: '.field-error' })
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toContain(error.id)
  expect(document.activeElement).toBe(field)
  await user.type(field, '{Backspace}')
  expect(error.isConnected).toBe(false)
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.autocomplete).toBe('one-time-code')
})

test('a number with an account shows an error at the form, with links to sign in', async () => {
  const mock = await startMock()
  const { user } = openSite('/mobile-number')
  await sendCode(user, '9820041177')
  await user.type(await screen.findByLabelText('OTP'), mock.code('9820041177'))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  await fillRegistration(user)
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  await screen.findByText('Mobile number is already registered', { selector: '.field-error' })
  screen.getByRole('button', { name: 'Login' })
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  await waitFor(() => expect(address()).toBe('/forgot-password'))
  expect(await screen.findByLabelText('Mobile number')).toHaveProperty('value', '98200 41177')
})
