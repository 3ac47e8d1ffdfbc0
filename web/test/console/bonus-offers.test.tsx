import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { BonusPanel } from '../../src/console/players/bonus-panel.tsx'
import { show, useMock } from './mock.tsx'

const world = 'default'

test('a bonus is offered to one player by a form, and withdrawn by a press', async () => {
  const { seen } = await useMock()
  show(<BonusPanel world={world} />)
  await screen.findByText('Welcome bonus ₹1,000.00')
  await userEvent.click(screen.getByRole('button', { name: 'Offer a bonus' }))
  const fill = async (label: string, text: string) => {
    const field = screen.getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }
  await fill('Name', 'Sunday bonus')
  await fill('Amount ₹', '12.5')
  await fill('Games count %', '0')
  await fill('Conditions, split by |', 'Void bets do not count. | One for each player.')
  await userEvent.selectOptions(screen.getByLabelText('For'), 'player')
  await userEvent.click(screen.getByRole('button', { name: 'Offer it' }))
  await screen.findByText('Sunday bonus ₹12.50')
  screen.getByText('bn-friday, player, ₹1,000.00 to wager in 24 h, 2 parts')
  expect(seen[0]).toMatchObject({
    path: '/__mock/worlds/default/bonus-offers',
    body: {
      amount: 12.5,
      username: 'player',
      rates: { markets: { fancy: 100 }, games: { slots: 0, baccarat: 0 } },
      conditions: ['Void bets do not count.', 'One for each player.'],
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw Sunday bonus' }))
  await screen.findByText('Done: withdrawBonusOffer')
  expect(screen.queryByText('Sunday bonus ₹12.50')).toBeNull()
})

test('what no player could claim is refused in words, and the form keeps what was typed', async () => {
  await useMock()
  show(<BonusPanel world={world} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Offer a bonus' }))
  await userEvent.type(screen.getByLabelText('Can be claimed until'), '2020-01-01T00:00:00.000Z')
  await userEvent.click(screen.getByRole('button', { name: 'Offer it' }))
  await screen.findByText(/400 .*claimUntil is over/)
  expect(screen.getByLabelText('Can be claimed until')).toHaveProperty('value', '2020-01-01T00:00:00.000Z')
})
