import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NetworkPanel } from '../../src/console/faults/network-panel.tsx'
import { show, useMock } from './mock.tsx'

test('a network is a press away, and so is none; at a portal one signs in', async () => {
  const { world } = await useMock()
  show(<NetworkPanel world="default" />)
  const chip = (name: string) => screen.findByRole('button', { name, pressed: true })
  await chip('normal')
  await userEvent.click(await screen.findByRole('button', { name: '2g' }))
  await chip('2g')
  expect(await screen.findByText('EDGE at the edge of a town')).toBeTruthy()
  expect(world.network.state?.profile).toBe('2g')
  await userEvent.click(screen.getByRole('button', { name: 'captive-portal' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sign in at the portal' }))
  expect(await screen.findByText('Done: signInAtPortal')).toBeTruthy()
  expect(world.network.isAtPortal).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'normal' }))
  await chip('normal')
  expect(world.network.state).toBeNull()
})
