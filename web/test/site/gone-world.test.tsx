import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storeSession } from '../../src/player/session-storage.ts'
import { useToastLog } from '../../src/ui/toasts/toast-log-store.ts'
import { startMock } from '../mock.ts'
import { openSite, toastSays } from '../site.tsx'

const sentence = 'The world rain-delay is gone. You are in the default world now.'

test('says once that the world of the cookie is gone, however many answers name it', async () => {
  const mock = await startMock()
  mock.sendCookie('world=rain-delay')
  openSite('/')
  await toastSays('error', sentence)
  await screen.findAllByRole('link', { name: /In play/ })
  expect(useToastLog.getState().toasts.map(({ text }) => text)).toEqual([sentence])
})

test('a player whose world is gone reads so beside being asked to log in again', async () => {
  const mock = await startMock()
  mock.sendCookie('world=rain-delay')
  const user = { mstruserid: 1, mobileno: '9820041177' }
  storeSession({ token: 'token-of-the-gone-world', user, wallet: null, exposureAmount: null })
  openSite('/mybets')
  await toastSays('error', sentence)
  await toastSays('other', 'Please log in again')
})
