import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listMatches } from '../../../mock-server/src/domain/matches/matches.ts'
import type { SportId } from '../../../mock-server/src/domain/odds/match.ts'
import { nextEvents } from '../../../mock-server/src/domain/settlement/steer-match.ts'
import type { World } from '../../../mock-server/src/world/world.ts'
import { MarketPanel } from '../../src/console/markets/market-panel.tsx'
import { show, useMock } from './mock.tsx'

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

function matchOf(world: World, sportId: SportId) {
  const match = listMatches(world, { sportId, when: 'inplay' })[0]
  if (!match) throw new Error('no match in play')
  return match
}

async function openPanel(world: World, sportId: SportId) {
  const { refMatchId } = matchOf(world, sportId)
  show(<MarketPanel world="default" />)
  await userEvent.selectOptions(await screen.findByLabelText('Match'), refMatchId)
  return refMatchId
}

test('events are put one behind another, and one is taken back by the keyboard', async () => {
  const { world } = await useMock()
  const refMatchId = await openPanel(world, 4)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'At once, not in turn' }))
  await press('No-ball')
  const list = await screen.findByRole('list', { name: 'Events that wait' })
  expect(await screen.findByRole('button', { name: 'Bowled' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Bowled' }).title).toBe('It is a free hit: only a run-out takes a wicket')
  expect(screen.getByRole('button', { name: 'Run-out' })).toHaveProperty('disabled', false)
  await press('Six')
  expect(await within(list).findByText('Six')).toBeTruthy()
  expect(nextEvents(world, refMatchId).waiting.map(({ event }) => event)).toEqual(['no-ball', 'six'])
  screen.getByRole('button', { name: 'Take back No-ball' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Done: clearNextEvents')).toBeTruthy()
  expect(nextEvents(world, refMatchId).waiting.map(({ event }) => event)).toEqual(['six'])
})

test('a goal happens at once, a minute is gone to, and a match is abandoned at a second press', async () => {
  const { world } = await useMock()
  const refMatchId = await openPanel(world, 1)
  const { matchName, score } = matchOf(world, 1)
  const goals = score?.sport === 'soccer' ? score.goals : [0, 0]
  await press(`Goal, ${matchName.split(' v ')[1]}`)
  expect(await screen.findByText(`${goals[0]} - ${(goals[1] ?? 0) + 1}`)).toBeTruthy()
  await press('Play to this minute')
  expect(await screen.findByText('Done: playMatch')).toBeTruthy()
  expect(listMatches(world).find((match) => match.refMatchId === refMatchId)?.score).toMatchObject({ minute: 90 })
  await press('Abandon')
  await press('Abandon the match? Open bets are void')
  expect(await screen.findByText(/^It is over\./)).toBeTruthy()
  expect(nextEvents(world, refMatchId).possible).toEqual([])
})
