import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FaultPanel } from '../../src/console/faults/fault-panel.tsx'
import { show, useMock } from './mock.tsx'

test('a fault meets one player’s calls with certain values, and the list says so', async () => {
  const { world } = await useMock()
  show(<FaultPanel world="default" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add fault' }))
  await userEvent.type(screen.getByLabelText('Of player'), 'player')
  await userEvent.type(screen.getByLabelText('With'), 'stake=500, accept.policy=any')
  await userEvent.click(screen.getByRole('button', { name: 'Plant this fault' }))
  expect(await screen.findByText('placeBet of player, stake 500, accept.policy any')).toBeTruthy()
  expect(world.faults.list()[0]?.only).toEqual({
    username: 'player',
    fields: { stake: '500', 'accept.policy': 'any' },
  })
})

test('an event of a socket has no such fields', async () => {
  await useMock()
  show(<FaultPanel world="default" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add fault' }))
  await userEvent.selectOptions(screen.getByLabelText('Where'), 'odds:update')
  expect(screen.queryByLabelText('Of player')).toBeNull()
})
