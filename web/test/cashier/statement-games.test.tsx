import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { endRound } from '../../../mock-server/src/domain/games/rounds/end-round.ts'
import { seatAt } from '../../../mock-server/src/domain/games/rounds/game-session.ts'
import { playRound } from '../../../mock-server/src/domain/games/rounds/play-round.ts'
import { balanceOf } from '../../../mock-server/src/domain/money/wallet.ts'
import { formatSigned } from '../../src/lib/money.ts'
import { type Mock, startMock } from '../mock.ts'
import { address, openSiteAsPlayer } from '../site.tsx'
import { giveCash } from '../situation.ts'
// The page comes before the clock of a test runs: a busy machine takes its time over its modules.
import '../../src/features/cashier/statement/statement-page.tsx'

/** Plays rounds of Dice, each for ₹100.00; gives what they moved in all, in paise. */
function playDice({ world }: Mock, rounds: number): number {
  const player = playerByUsername(world, 'player')
  const seat = player && seatAt(player, 'spribe/dice')
  if (!seat) throw new Error('the seeded player has no seat')
  const before = balanceOf(world, player.id).balancePaise
  for (let round = 0; round < rounds; round += 1) {
    const order = { amountPaise: 100_00, mode: 'base', meta: { target: 5_000, over: true } }
    if (playRound(world, seat, order).round.isActive) endRound(world, seat)
  }
  return balanceOf(world, player.id).balancePaise - before
}

/** Purpose and amount of each entry, as a wide screen shows them. */
async function entries(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Entries' })
  const rows = within(table).getAllByRole('row').slice(1)
  return rows.map((row) => [...row.querySelectorAll('b')].map(({ textContent }) => textContent).join(' '))
}

test('games are one entry a day by a switch that stands in the address, and lead to their entries', async () => {
  const mock = await startMock()
  const moved = playDice(mock, 12)
  giveCash(mock, 5)
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  const before = await entries()
  const totals = screen.getByLabelText('Totals of these rows').textContent
  await user.click(screen.getByRole('checkbox', { name: 'Group games by day' }))
  const link = await screen.findByRole('link', { name: '12 rounds of games' })
  expect(address()).toBe('/cashier?games=day')
  expect(await entries()).toEqual([
    before[0],
    `12 rounds of games ${formatSigned(moved / 100)}`,
    'Opening credit of play money +\u2060₹10,000.00',
  ])
  expect(screen.getByLabelText('Totals of these rows').textContent).toBe(totals)
  await user.click(link)
  expect(address()).toBe('/cashier?type=game&from=2026-11-21&to=2026-11-21')
  await waitFor(async () => expect(await entries()).toHaveLength(10))
})
