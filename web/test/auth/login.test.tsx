import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readStoredExposure } from '../../src/player/session-storage.ts'
import { startMock } from '../mock.ts'
import { address, noToast, openSite, toastSays, wallet } from '../site.tsx'

async function fillLogin(user: ReturnType<typeof openSite>['user'], username: string, password: string) {
  await user.type(await screen.findByLabelText('Username'), username)
  await user.type(screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

test('[1-3] [2.6-1] [7.8-1] [8-1] [4-6] [3-15] a login stores token and user, says Login Success, leads home, and the balance comes over the socket', async () => {
  const mock = await startMock()
  const { user } = openSite('/sign-in')
  await fillLogin(user, 'player', 'Chaupar123')
  await toastSays('other', 'Login Success')
  await waitFor(() => expect(address()).toBe('/home'))
  expect(mock.lastBody('POST /api/login')).toEqual({ username: 'player', password: 'Chaupar123' })
  expect(localStorage.getItem('token')).toMatch(/^\S{20,}$/)
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ mobileno: '9820041177' })
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000, coins: 0, cash: 0 }))
  await waitFor(() => expect(readStoredExposure()).toBe(0))
})

test('[7.8-2] [8-2] a refused login shows the server message alone, keeps the session and enables the button again', async () => {
  await startMock()
  const { user } = openSite('/sign-in')
  await fillLogin(user, 'player', 'wrong-one')
  await toastSays('error', 'Invalid username or password')
  expect(address()).toBe('/sign-in')
  expect(localStorage.getItem('token')).toBeNull()
  expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', false)
})

test('[8-2] without a server message it is Login Failed', async () => {
  const mock = await startMock()
  mock.fail('login', 500, '')
  const { user } = openSite('/sign-in')
  await fillLogin(user, 'player', 'Chaupar123')
  await toastSays('error', 'Login Failed')
})

test('[5-1] [5-2] [5-3] no call is made while errors exist, and an error goes when its field is filled', async () => {
  const mock = await startMock()
  const { user } = openSite('/sign-in')
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Username cannot be empty',
    'Password cannot be empty',
  ])
  await user.type(screen.getByLabelText('Username'), 'player')
  await waitFor(() => expect(screen.queryByText('Username cannot be empty')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect(mock.count('POST /api/login')).toBe(0)
  expect(noToast()).toBe(true)
})

test('[4-21] the button shows Submitting... and is disabled in flight, and a double click is one call', async () => {
  const mock = await startMock()
  mock.delay('login', 150)
  const { user } = openSite('/sign-in')
  await user.type(await screen.findByLabelText('Username'), 'player')
  await user.type(screen.getByLabelText('Password'), 'Chaupar123')
  await user.dblClick(screen.getByRole('button', { name: 'Login' }))
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
  await waitFor(() => expect(address()).toBe('/home'))
  expect(mock.count('POST /api/login')).toBe(1)
})

test('[2.6-2] the password is shown and hidden by a toggle', async () => {
  await startMock()
  const { user } = openSite('/sign-in')
  const password = await screen.findByLabelText('Password')
  expect(password).toHaveProperty('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveProperty('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }))
  expect(password).toHaveProperty('type', 'password')
})

test('[2.6-5] [6-2] [1-4] the demo login appears when the server has demo users, and needs no credentials', async () => {
  const mock = await startMock()
  const { user } = openSite('/sign-in')
  await user.click(await screen.findByRole('button', { name: 'Demo Login' }))
  await toastSays('other', 'Login Success')
  await waitFor(() => expect(address()).toBe('/home'))
  expect(mock.count('POST /api/login/demo')).toBe(1)
  expect(mock.count('POST /api/login')).toBe(0)
})

test('[2.6-5] without demo users there is no demo button', async () => {
  const mock = await startMock()
  mock.set({ demoUsers: false })
  openSite('/sign-in')
  await screen.findByLabelText('Username')
  await waitFor(() => expect(mock.count('GET /api/app/demo')).toBe(1))
  expect(screen.queryByRole('button', { name: 'Demo Login' })).toBeNull()
})

test('[7.8-5] a demo check that fails is silent: no button, no toast', async () => {
  const mock = await startMock()
  mock.fail('checkDemo', 500, 'broken')
  openSite('/sign-in')
  await screen.findByLabelText('Username')
  await waitFor(() => expect(mock.count('GET /api/app/demo')).toBe(1))
  expect(screen.queryByRole('button', { name: 'Demo Login' })).toBeNull()
  expect(noToast()).toBe(true)
})

test('[2.6-3] [2.6-4] the login links to recovery and to sign-up', async () => {
  await startMock()
  const { user } = openSite('/sign-in')
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  expect(address()).toBe('/forgot-password')
  await user.click(await screen.findByRole('button', { name: 'Back to Login' }))
  await user.click(await screen.findByRole('button', { name: 'Sign up' }))
  expect(address()).toBe('/mobile-number')
})
