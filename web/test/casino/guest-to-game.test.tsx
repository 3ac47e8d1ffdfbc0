import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAuthPanel } from '../../src/player/auth-panel-store.ts'
import { startMock } from '../mock.ts'
import { address, openSite } from '../site.tsx'
// Loaded ahead: the first test does not pay for what all of them use.
import '../../src/features/casino/pages/casino-slug-page.tsx'
import '../../src/features/casino/pages/listing-page.tsx'
import '../../src/features/auth/auth-panel.tsx'

type Site = Awaited<ReturnType<typeof openLobby>>

async function openLobby() {
  const mock = await startMock()
  return { mock, ...openSite('/Casino') }
}

/** A guest in the lobby, who taps on Aviator and is asked to log in there. */
async function tapAviator() {
  const site = await openLobby()
  const popular = await screen.findByRole('list', { name: 'Popular' })
  await site.user.click(within(popular).getByRole('link', { name: /^Aviator/ }))
  const panel = within(await screen.findByRole('dialog', { name: 'Login' }))
  expect(address()).toBe('/Casino')
  expect(site.mock.count('POST /game-host/lobby')).toBe(0)
  return { ...site, panel }
}

/** He is in the game, launched once, with nothing over it. */
async function isInAviator({ mock }: Pick<Site, 'mock'>) {
  await screen.findByTitle('Aviator')
  expect(address()).toBe('/casino/spribe/aviator')
  expect(mock.count('POST /game-host/lobby')).toBe(1)
  expect(useAuthPanel.getState()).toMatchObject({ panel: null, destination: null })
}

async function logIn(user: Site['user']) {
  await user.type(await screen.findByLabelText('Username'), 'player')
  await user.type(screen.getByLabelText('Password'), 'Chaupar123')
  const form = screen.getByLabelText('Password').closest('form')
  if (!form) throw new Error('no form')
  await user.click(within(form).getByRole('button', { name: 'Login' }))
}

test('[2.5-9, 7.6-1] a guest who taps a game logs in on the spot and is in it', async () => {
  const site = await tapAviator()
  await logIn(site.user)
  await isInAviator(site)
})

test('[2.5-9, 6-2] a demo login leads into the game that was tapped', async () => {
  const site = await tapAviator()
  await site.user.click(await site.panel.findByRole('button', { name: 'Demo Login' }))
  await isInAviator(site)
})

test('[2.5-9, 2.6-4, 2.6-11] a sign-up from that login leads into the game, through all its steps', async () => {
  const site = await tapAviator()
  const { user, mock } = site
  await user.click(await site.panel.findByRole('button', { name: 'Sign up' }))
  await user.type(await screen.findByLabelText('Mobile number'), '9811122233')
  await user.click(screen.getByRole('button', { name: 'Send OTP' }))
  const code = await screen.findByLabelText('OTP')
  await user.type(code, mock.code('9811122233'))
  await user.click(screen.getByRole('button', { name: 'Verify' }))
  const fields = { Name: 'Asha Rao', Username: 'asha77', Password: 'monsoon77', 'Confirm password': 'monsoon77' }
  for (const [label, text] of Object.entries(fields)) await user.type(await screen.findByLabelText(label), text)
  const form = screen.getByLabelText('Confirm password').closest('form')
  if (!form) throw new Error('no form')
  await user.click(within(form).getByRole('button', { name: 'Sign up' }))
  await isInAviator(site)
})

test('[2.1-2, 2.5-5] a guest with a link to a game stands on the landing page, and the login leads to the game', async () => {
  const mock = await startMock()
  const { user } = openSite('/casino/spribe/aviator')
  await waitFor(() => expect(address()).toBe('/'))
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Login' }))
  await screen.findByRole('dialog', { name: 'Login' })
  await logIn(user)
  await isInAviator({ mock })
})
