import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { startMock } from '../mock.ts'
import { allowMismatch } from '../requests/sent-requests.ts'
import { address, noToast, openSite, toastSays } from '../site.tsx'

const phone = '9820041177'

test('[1-3] [2.6-9] [2.6-10] [2.6-12] [3-19] [3-20] [7.8-4] a forgotten password is reset by a code, then it is the login again', async () => {
  const mock = await startMock()
  const { user } = openSite('/forgot-password')
  await user.type(await screen.findByLabelText('Mobile number'), phone)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await toastSays('other', 'OTP sent')
  await waitFor(() => expect(address()).toBe('/reset-password'))
  expect(mock.lastBody('POST /api/forgot-password')).toEqual({ phone, countryCode: '91' })
  const otp = mock.code(phone)
  await user.type(await screen.findByLabelText('OTP'), otp)
  await user.type(screen.getByLabelText('New password'), 'Monsoon77')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await toastSays('other', 'Password reset success')
  await waitFor(() => expect(address()).toBe('/sign-in'))
  expect(mock.lastBody('POST /api/reset-password')).toEqual({ otp, password: 'Monsoon77' })
})

test('[5-16] [8-9] a reset with an empty field says All fields are mandatory beside the fields and makes no call', async () => {
  const mock = await startMock()
  const { user } = openSite('/reset-password')
  await user.type(await screen.findByLabelText('OTP'), '123456')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('All fields are mandatory'))
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByLabelText('New password'))
  expect(mock.count('POST /api/reset-password')).toBe(0)
  expect(noToast()).toBe(true)
})

test('[7.8-3] the server judges the new password', async () => {
  allowMismatch('resetPassword: body.password: must NOT have fewer than 8 characters')
  await startMock()
  const { user } = openSite('/reset-password')
  await user.type(await screen.findByLabelText('OTP'), '123456')
  await user.type(screen.getByLabelText('New password'), 'short')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await toastSays('error', 'Password must be 8 to 20 characters.')
  expect(address()).toBe('/reset-password')
})

test('[8-5] a reset that fails without a message says Request failed', async () => {
  const mock = await startMock()
  mock.fail('resetPassword', 500, '')
  const { user } = openSite('/reset-password')
  await user.type(await screen.findByLabelText('OTP'), '123456')
  await user.type(screen.getByLabelText('New password'), 'Monsoon77')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await toastSays('error', 'Request failed')
})

test('[8-5] a forgotten password that fails without a message says Request failed', async () => {
  const mock = await startMock()
  mock.fail('forgotPassword', 500, '')
  const { user } = openSite('/forgot-password')
  await user.type(await screen.findByLabelText('Mobile number'), phone)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await toastSays('error', 'Request failed')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send OTP' })).toHaveProperty('disabled', false))
})

test('[2.6-15] [2.6-16] [3-18] the login dialog has its own recovery: Send OTP enables Submit, a reset returns to the login view', async () => {
  const mock = await startMock()
  const { user } = openSite('/')
  act(() => useAuthPanel.getState().open('login'))
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', true)
  await user.type(screen.getByLabelText('Mobile number'), phone)
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  await toastSays('other', 'OTP sent')
  expect(mock.lastBody('POST /api/sendOtpToMobile')).toEqual({ phone, countryCode: '91' })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveProperty('disabled', false))
  await user.type(screen.getByLabelText('OTP'), mock.code(phone))
  await user.type(screen.getByLabelText('New password'), 'Monsoon77')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await toastSays('other', 'Password reset success')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Username')))
  expect(useAuthPanel.getState().panel).toBe('login')
})
