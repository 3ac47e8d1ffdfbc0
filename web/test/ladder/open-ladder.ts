// Read before the first test: what is first read while a test waits for it may come too late on a busy machine.
import '../../src/features/sports/ladder/ladder-panel.tsx'
import '../../src/features/sports/pages/match-page.tsx'
import { screen, within } from '@testing-library/react'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { placeBet } from '../../../mock-server/src/domain/betting/place-bet.ts'
import { forceMarketStatus, forcePrice } from '../../../mock-server/src/domain/matches/market-control.ts'
import { listMatches } from '../../../mock-server/src/domain/matches/matches.ts'
import type { Market } from '../../src/features/sports/queries.ts'
import { openMatchPage } from '../live-match.tsx'
import { startMock } from '../mock.ts'

type Side = 'back' | 'lay'
type Offer = { side: Side; price: number; rupees: number }

/**
 * The ladder of the first runner of a match to come, whose best prices are 3 to back and 3.1 to lay, with ₹1,20,000 behind
 * each. The player has these offers on it. Nothing moves by itself.
 */
export async function openLadder(offers: readonly Offer[] = []) {
  const mock = await startMock()
  const { world } = mock
  world.clock.freeze()
  const match = listMatches(world).find(({ status }) => status === 'upcoming')
  const market = match?.firstMarket
  const runner = market?.runners[0]
  const player = playerByUsername(world, 'player')
  if (!match || !market || !runner || !player) throw new Error('nothing to bet on')
  const { marketId } = market
  const { selectionId, name } = runner
  /** Brings the best price of a side to the board. */
  const come = (side: Side, price: number, rupees = 1_20_000) => {
    const level = { priceHundredths: Math.round(price * 100), sizePaise: rupees * 100 }
    forcePrice(world, marketId, { selectionId, side, level })
    world.tick()
  }
  come('back', 3)
  come('lay', 3.1)
  const site = await openMatchPage(mock, match.refMatchId)
  for (const { side, price, rupees } of offers) {
    const terms = { priceHundredths: Math.round(price * 100), stakePaise: rupees * 100 }
    const order = { marketId, selectionId, side, ...terms, accept: { policy: 'better' } } as const
    placeBet(world, player.id, { ...order, offer: { keepInPlay: false } })
  }
  await site.user.click(screen.getByRole('button', { name: 'All prices of Match Odds' }))
  const dialog = await screen.findByRole('dialog', { name: 'All prices of Match Odds' })
  const inLadder = within(dialog)
  if (offers.length > 0) await inLadder.findByRole('button', { name: `Cancel all ${offers.length}` })
  const grid = inLadder.getByRole('grid', { name: `All prices of ${name}` })
  return {
    ...site,
    mock,
    name,
    come,
    inLadder,
    grid,
    force: (status: Market['status']) => forceMarketStatus(world, marketId, status),
    /** The row of a price. */
    row: (price: number) => {
      const row = grid.querySelector<HTMLElement>(`[data-step="${price}"]`)
      if (!row) throw new Error(`the ladder has no row at ${price}`)
      return row
    },
    /** A cell by the beginning of its name. */
    cell: (name: string) => within(grid).getByRole('gridcell', { name: new RegExp(`^${name.replaceAll('.', '\\.')}`) }),
  }
}
