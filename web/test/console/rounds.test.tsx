import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { forcedOutcomes } from '../../../mock-server/src/domain/games/forced/forced-outcomes.ts'
import { seatAt } from '../../../mock-server/src/domain/games/rounds/game-session.ts'
import { playRound } from '../../../mock-server/src/domain/games/rounds/play-round.ts'
import type { World } from '../../../mock-server/src/world/world.ts'
import { RoundsPanel } from '../../src/console/rounds/rounds-panel.tsx'
import { show, useMock } from './mock.tsx'

function there<Value>(value: Value | null): Value {
  if (value === null) throw new Error('not there')
  return value
}

function play(world: World, slug: string, meta: object): void {
  const player = playerByUsername(world, 'player')
  const seat = player === null ? null : seatAt(player, slug)
  if (seat === null) throw new Error('no player in the game')
  playRound(world, seat, { amountPaise: 100_00, mode: 'base', meta })
}

test('rounds are listed with their seeds, open and stuck ones apart', async () => {
  const { world } = await useMock()
  play(world, 'spribe/mines', { mines: 1 })
  show(<RoundsPanel world="default" />)
  expect(await screen.findByText('g-1 spribe/mines')).toBeTruthy()
  expect(screen.getByText(/player, open, ₹100.00 staked, not decided, untouched for 0 min/)).toBeTruthy()
  expect(screen.getByText(/^[0-9a-f]{64} [0-9a-f]{20}:0$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Stuck 10 min' }))
  expect(await screen.findByText('No such round.')).toBeTruthy()
  world.clock.advance(10 * 60_000)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stuck 10 min' }))
  expect(await screen.findByText(/untouched for 10 min/)).toBeTruthy()
})

test('the next round comes to the words that were typed, and a policy is a press away', async () => {
  const { world } = await useMock()
  show(<RoundsPanel world="default" />)
  await userEvent.click(screen.getByRole('button', { name: 'Set next round' }))
  expect(await screen.findByText('Done: applyScenarios')).toBeTruthy()
  play(world, 'spribe/dice', { target: 9_800, over: false })
  await userEvent.click(screen.getByRole('button', { name: 'policy uk-strict' }))
  expect(await screen.findByText('Set by a tester')).toBeTruthy()
  expect(screen.getByText(/player, lost, ₹100.00 staked, pays ₹0.00/)).toBeTruthy()
  expect(world.settings.current.gamePolicy).toBe('uk-strict')
  await userEvent.clear(screen.getByLabelText('Outcome'))
  await userEvent.type(screen.getByLabelText('Outcome'), 'rains')
  await userEvent.click(screen.getByRole('button', { name: 'Set next round' }))
  expect(await screen.findByText(/400 validation_failed: .*wins, loses/)).toBeTruthy()
})

test('the words that the named game knows are offered', async () => {
  await useMock()
  show(<RoundsPanel world="default" />)
  const offered = (field: string) => {
    const list = document.getElementById(screen.getByLabelText(field).getAttribute('list') ?? '')
    return [...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)
  }
  await waitFor(() =>
    expect(offered('Outcome')).toEqual(['wins', 'loses', 'win of 10x or more', 'win of 100x or more']),
  )
  expect(offered('Game')).toEqual(expect.arrayContaining(['spribe/dice', 'spribe/aviator', 'ezg-Baccarat']))
  await userEvent.clear(screen.getByLabelText('Game'))
  await userEvent.type(screen.getByLabelText('Game'), 'ezg-Baccarat')
  expect(offered('Outcome')).toEqual(expect.arrayContaining(['banker wins', 'player wins', 'tie wins']))
  expect(offered('Outcome')).not.toContain('loses')
  await userEvent.clear(screen.getByLabelText('Game'))
  expect(offered('Outcome')).toEqual([])
})

test('a stuck round is settled at two presses, another is voided, and neither offers it again', async () => {
  const { world } = await useMock()
  play(world, 'spribe/mines', { mines: 1 })
  play(world, 'onlyplay/mines', { mines: 1 })
  show(<RoundsPanel world="default" />)
  const rowOf = (name: string) => within(there(screen.getByText(name).closest('li')))
  await screen.findByText('g-1 spribe/mines')
  await userEvent.click(rowOf('g-1 spribe/mines').getByRole('button', { name: 'Settle' }))
  await userEvent.click(screen.getByRole('button', { name: 'Settle g-1 by its safest decisions?' }))
  // Without a step a climb is void.
  expect(await rowOf('g-1 spribe/mines').findByText(/player, void, ₹100.00 staked/)).toBeTruthy()
  await userEvent.click(rowOf('g-2 onlyplay/mines').getByRole('button', { name: 'Void' }))
  await userEvent.click(screen.getByRole('button', { name: 'Give ₹100.00 of g-2 back?' }))
  expect(await rowOf('g-2 onlyplay/mines').findByText(/player, void, ₹100.00 staked/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull()
})

test('an outcome that is set is listed, and taken back at a press', async () => {
  const { world } = await useMock()
  show(<RoundsPanel world="default" />)
  await userEvent.click(screen.getByRole('button', { name: 'Set next round' }))
  const list = await screen.findByRole('list', { name: 'Set for next rounds' })
  expect(within(list).getByText('spribe/dice')).toBeTruthy()
  expect(within(list).getByText('Next round: loses')).toBeTruthy()
  await userEvent.click(within(list).getByRole('button', { name: 'Take back the next round of spribe/dice' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Set for next rounds' })).toBeNull())
  expect(await screen.findByText('Done: clearForcedOutcomes')).toBeTruthy()
  expect(forcedOutcomes(world)).toEqual([])
})

test('a game that is misspelled is refused with the right slug', async () => {
  await useMock()
  show(<RoundsPanel world="default" />)
  await userEvent.clear(screen.getByLabelText('Game'))
  await userEvent.type(screen.getByLabelText('Game'), 'spribe/dise')
  await userEvent.click(screen.getByRole('button', { name: 'Set next round' }))
  expect(await screen.findByText(/There is no game spribe\/dise\. Did you mean "spribe\/dice"\?/)).toBeTruthy()
})
