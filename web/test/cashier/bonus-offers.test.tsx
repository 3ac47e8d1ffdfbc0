import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimBonus } from '../../../mock-server/src/domain/bonus/claim-bonus.ts'
import { placeOffer, withdrawOffer } from '../../../mock-server/src/domain/bonus/offers.ts'
import { usualOffers } from '../../../mock-server/src/domain/bonus/usual-offers.ts'
import { wagerBonusInGame } from '../../../mock-server/src/domain/bonus/wager-bonus.ts'
import { playerOf } from '../../../mock-server/test/support/identity.ts'
import { seededId } from '../../../mock-server/test/support/worlds.ts'
import { type Mock, startMock } from '../mock.ts'
import { openSiteAsPlayer, toastSays, wallet } from '../site.tsx'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/bonus/bonus-page.tsx'
import '../../src/features/bonus/bonus-details-page.tsx'

const [usual] = usualOffers
if (!usual) throw new Error('nothing is offered')
const friday = { ...usual, id: 'bn-friday', name: 'Friday bonus', claimUntilMs: null }
const claim = 'POST /api/bonus/claims'
const hourMs = 60 * 60_000

const available = async () =>
  within(await screen.findByRole('region', { name: 'Available' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)

/** No open page hears of it: what it shows is from before. */
function loseWord(mock: Mock): void {
  mock.world.faults.plant({ target: { event: 'session_refresh' }, effect: { kind: 'event-lost' }, times: null })
}

test('[7.5-1] bonuses appear as soon as the operator offers them, change with him and go, without a reload', async () => {
  const mock = await startMock()
  for (const { id } of usualOffers) withdrawOffer(mock.world, id)
  await openSiteAsPlayer(mock, '/bonus')
  await screen.findByText('They appear here as soon as the operator offers them.')
  await waitFor(() => expect(wallet()).not.toBeNull())
  placeOffer(mock.world, { ...friday, playerId: seededId(mock.world) })
  await waitFor(async () => expect(await available()).toEqual(['Friday bonus']))
  placeOffer(mock.world, { ...friday, name: 'Saturday bonus' })
  await waitFor(async () => expect(await available()).toEqual(['Saturday bonus']))
  withdrawOffer(mock.world, 'bn-friday')
  await screen.findByText('No bonuses are offered now')
})

test('an offer whose time is over while it is looked at goes by itself', async () => {
  const mock = await startMock()
  placeOffer(mock.world, { ...friday, claimUntilMs: mock.world.clock.now() + hourMs })
  await openSiteAsPlayer(mock, '/bonus/bn-friday')
  await screen.findByRole('button', { name: 'Claim ₹1,000.00' })
  mock.world.clock.advance(hourMs)
  await screen.findByText('Bonus not found')
  expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull()
  expect(mock.count(claim)).toBe(0)
})

test('an expired offer cannot be claimed, also while the outcome of a claim cannot be looked up', async () => {
  const mock = await startMock()
  placeOffer(mock.world, { ...friday, claimUntilMs: mock.world.clock.now() + hourMs })
  await openSiteAsPlayer(mock, '/bonus/bn-friday')
  await screen.findByRole('button', { name: 'Claim ₹1,000.00' })
  mock.fail('listBonuses', 400, 'Bonuses are being counted')
  mock.world.clock.advance(hourMs)
  await screen.findByText('The time to claim it is over.')
  expect(screen.getByRole('button', { name: 'Claim ₹1,000.00' })).toHaveProperty('disabled', true)
  screen.getByText('time is up')
})

test('an offer that was withdrawn unheard is refused in words, and its page says that it is gone', async () => {
  const mock = await startMock()
  placeOffer(mock.world, friday)
  const { user } = await openSiteAsPlayer(mock, '/bonus/bn-friday')
  await user.click(await screen.findByRole('checkbox'))
  loseWord(mock)
  withdrawOffer(mock.world, 'bn-friday')
  await user.click(screen.getByRole('button', { name: 'Claim ₹1,000.00' }))
  await toastSays('error', 'Bonus not found')
  await screen.findByText('It may have ended, or the address is not right.')
  await waitFor(() => expect(wallet()).toMatchObject({ coins: 0 }))
  expect(mock.count(claim)).toBe(1)
})

test('giving up says to the paisa what is lost, also where the parts are not alike', async () => {
  const mock = await startMock()
  const player = playerOf(mock.world, seededId(mock.world))
  placeOffer(mock.world, { ...friday, amountPaise: 100_01, wagerTargetPaise: 300_00, parts: 3 })
  claimBonus(mock.world, player, { id: 'bn-friday' })
  mock.world.transaction(() => wagerBonusInGame(mock.world, player.id, 'spribe/dice', () => 200_00))
  const { user } = await openSiteAsPlayer(mock, '/bonus/bn-friday')
  await user.click(await screen.findByRole('button', { name: 'Give this bonus up' }))
  const dialog = await screen.findByRole('dialog', { name: 'Give this bonus up?' })
  await waitFor(() => expect(dialog.textContent).toContain('₹66.68 that is not released yet is lost.'))
  await waitFor(() => expect(wallet()).toMatchObject({ coins: 66.68 }))
})
