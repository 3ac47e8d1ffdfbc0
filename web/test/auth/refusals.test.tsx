import { i18n } from '@lingui/core'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from '../../src/site/language.ts'
import { startMock } from '../mock.ts'
import { openSite, openSiteAsPlayer, toastSays } from '../site.tsx'

const phone = '9820041177'
type Person = ReturnType<typeof openSite>['user']

const press = (user: Person, name: string) => user.click(screen.getByRole('button', { name }))

afterEach(() => {
  document.documentElement.lang = 'en'
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

/** The mock with its time held still: what there is to wait does not shrink meanwhile. */
async function startStill() {
  const mock = await startMock()
  mock.world.clock.freeze()
  return mock
}

async function tryPasswords(origin: string, times: number): Promise<void> {
  for (let tries = 0; tries < times; tries += 1) {
    await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'player', password: 'Wrong12345' }),
    })
  }
}

async function logIn(user: Person): Promise<void> {
  await user.type(await screen.findByLabelText('Username'), 'player')
  await user.type(screen.getByLabelText('Password'), 'Wrong12345')
  await press(user, 'Login')
}

test('[7.8-2] a wrong password stands beside the fields, which are marked, until one of them is changed', async () => {
  await startStill()
  const { user } = openSite('/sign-in')
  await logIn(user)
  const note = await screen.findByText('Invalid username or password', { selector: '.field-error' })
  for (const label of ['Username', 'Password']) {
    const field = screen.getByLabelText(label)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toContain(note.id)
  }
  await user.type(screen.getByLabelText('Password'), '5')
  expect(note.isConnected).toBe(false)
  for (const label of ['Username', 'Password'])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull()
})

test('a locked account says how long, and offers the way in: a new password by a code', async () => {
  const mock = await startStill()
  await tryPasswords(mock.origin, 5)
  const { user } = openSite('/sign-in')
  await logIn(user)
  await toastSays('error', 'Too many wrong passwords. Please wait 30 seconds and try again')
  await screen.findByText('Too many wrong passwords. Please wait 30 seconds and try again.', {
    selector: '.field-error',
  })
  await press(user, 'Set a new password by a code and come in now')
  await user.type(await screen.findByLabelText('Mobile number'), phone)
  await press(user, 'Send OTP')
  await user.type(await screen.findByLabelText('OTP'), mock.code(phone))
  await user.type(screen.getByLabelText('New password'), 'Monsoon77')
  await press(user, 'Submit')
  await toastSays('other', 'Password reset success')
  await user.type(await screen.findByLabelText('Username'), 'player')
  await user.type(screen.getByLabelText('Password'), 'Monsoon77')
  await press(user, 'Login')
  await toastSays('other', 'Login Success')
})

test('in Hindi too, with the time to wait', async () => {
  const mock = await startStill()
  await tryPasswords(mock.origin, 5)
  const { user } = openSite('/sign-in')
  await logIn(user)
  await screen.findByText(/wait 30 seconds/, { selector: '.field-error' })
  await act(() => showLanguage('hi'))
  const text = 'बहुत बार ग़लत पासवर्ड डाला गया। 30 सेकंड रुककर फिर कोशिश करें।'
  await screen.findByText(text, { selector: '.field-error' })
  screen.getByRole('button', { name: 'कोड से नया पासवर्ड बनाकर अभी अंदर आएँ' })
})

test('a reset names the number beside its body, and a code that is dead says so beside the field', async () => {
  const mock = await startStill()
  const { user } = openSite('/forgot-password')
  await user.type(await screen.findByLabelText('Mobile number'), phone)
  await press(user, 'Send OTP')
  const field = await screen.findByLabelText('OTP')
  await user.type(field, mock.code(phone) === '111111' ? '222222' : '111111')
  await user.type(screen.getByLabelText('New password'), 'Monsoon77')
  for (let tries = 0; tries < 4; tries += 1) {
    await press(user, 'Submit')
    await screen.findByText('Invalid OTP', { selector: '.field-error' })
  }
  expect(mock.urls('/api/reset-password').at(-1)).toBe(`/api/reset-password?phone=${phone}&countryCode=91`)
  await press(user, 'Submit')
  await screen.findByText('Too many wrong codes: this one no longer works. Please ask for a new code.', {
    selector: '.field-error',
  })
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a number that was sent too many codes says when it may have the next', async () => {
  const mock = await startStill()
  const { user } = openSite('/forgot-password')
  for (let asked = 0; asked < 5; asked += 1) {
    await fetch(`${mock.origin}/api/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, countryCode: '91' }),
    })
  }
  await user.type(await screen.findByLabelText('Mobile number'), phone)
  await press(user, 'Send OTP')
  await screen.findByText('Too many tries. Please wait 10 minutes and try again.', { selector: '.field-error' })
})

test('shows a wait beside the field after several wrong current passwords', async () => {
  const mock = await startStill()
  const { user } = await openSiteAsPlayer(mock, '/profile')
  await tryPasswords(mock.origin, 5)
  await user.type(await screen.findByLabelText('Current password'), 'Wrong12345')
  await user.type(screen.getByLabelText('New password'), 'Monsoon77')
  await user.type(screen.getByLabelText('Confirm password'), 'Monsoon77')
  await press(user, 'Change password')
  await screen.findByText('Too many wrong passwords. Please wait 30 seconds and try again.', {
    selector: '.field-error',
  })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Current password')))
})
