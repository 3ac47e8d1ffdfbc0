import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { placeBet } from '../../../mock-server/src/domain/betting/place-bet.ts'
import { forcePrice } from '../../../mock-server/src/domain/matches/market-control.ts'
import { setLimits } from '../../../mock-server/src/domain/play-limits/limits.ts'
import { settleMarket } from '../../../mock-server/src/domain/settlement/settlement.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, wallet } from '../site.tsx'
import { upcomingMarket } from '../upcoming-market.ts'
// The parts come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/account/safer-play/reality-check-dialog.tsx'
import '../../src/shell/menu/player-drawer.tsx'
import '../../src/shell/menu/user-menu.tsx'

/** ₹333.33 at 3.15 win ₹716.66, ₹777.77 on another runner of the same market are lost: ₹61.11 less. */
function play(mock: Mock): void {
  const { world } = mock
  const { market, runner: first, other: second, player } = upcomingMarket(mock)
  const { marketId } = market
  for (const [{ selectionId }, stakePaise] of [
    [first, 333_33],
    [second, 777_77],
  ] as const) {
    const level = { priceHundredths: 3_15, sizePaise: 5_000_00 }
    forcePrice(world, marketId, { selectionId, side: 'back', level })
    const order = { marketId, selectionId, side: 'back', priceHundredths: 3_15, stakePaise } as const
    placeBet(world, player.id, { ...order, accept: { policy: 'any' } })
  }
  settleMarket(world, marketId, first.selectionId)
}

test('both menus show at each opening the time since sign-in and the result of play', async () => {
  const mock = await startMock()
  mock.world.clock.freeze()
  const { user } = await openSiteAsPlayer(mock, '/home')
  const line = async (menu: 'Account menu' | 'Menu') => {
    await user.click(await screen.findByRole('button', { name: menu }))
    return within(await screen.findByRole('dialog', { name: menu })).findByRole('link', { name: /^Time signed in/ })
  }
  const before = await line('Account menu')
  await waitFor(() => expect(before.textContent).toBe('Time signed in 0 minNet ₹0.00'))
  await user.keyboard('{Escape}')
  play(mock)
  mock.world.clock.advance(72 * 60_000)
  for (const menu of ['Account menu', 'Menu'] as const) {
    const shown = await line(menu)
    await waitFor(() => expect(shown.textContent).toBe('Time signed in 1 h 12 minNet −\u2060₹61.11'))
    expect(shown.getAttribute('href')).toBe('/activity')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('a reality check shows stakes, wins and losses to the paisa, and ends a full screen that would hide it', async () => {
  const mock = await startMock()
  mock.world.clock.freeze()
  const { user } = await openSiteAsPlayer(mock, '/home')
  await waitFor(() => expect(wallet()).toMatchObject({ balance: 10_000 }))
  setLimits(mock.world, playerByUsername(mock.world, 'player')?.id ?? 0, { limitsPaise: [], sessionMinutes: 15 })
  play(mock)
  // jsdom has no full screen: one of a frame within another one stands for it.
  const full = [document.body, document.documentElement]
  Object.defineProperty(document, 'fullscreenElement', { get: () => full[0] ?? null, configurable: true })
  Object.defineProperty(document, 'exitFullscreen', {
    value: async () => {
      full.shift()
      document.dispatchEvent(new Event('fullscreenchange'))
    },
    configurable: true,
  })
  try {
    mock.world.clock.advance(15 * 60_000)
    mock.world.tick()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Reality check' }))
    const rows = dialog.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(rows).toEqual([
      ['Time signed in', '15 min'],
      ['Staked', '₹1,111.10'],
      ['Won', '₹716.66'],
      ['Lost', '₹777.77'],
      ['Net', '−\u2060₹61.11'],
    ])
    await waitFor(() => expect(full).toEqual([]))
    await user.click(dialog.getByRole('button', { name: 'Go on' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  } finally {
    Reflect.deleteProperty(document, 'fullscreenElement')
    Reflect.deleteProperty(document, 'exitFullscreen')
  }
})
