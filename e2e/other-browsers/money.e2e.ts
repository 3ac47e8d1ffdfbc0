import type { World } from '@chaupar/playwright'
import { findSelection, type Selection } from '../parts/betting.ts'
import { expectSound } from '../parts/games.ts'
import { control, field, fill, phone, press, says, shown, type Tab } from './tab.ts'
import { expect, signIn, test } from './tab-test.ts'
import { expectWholePrices } from './whole-prices.ts'

const wanted = { kind: 'match_odds', side: 'back' } as const

test.describe('while no ball moves a price', () => {
  test.use({ worldOptions: { frozen: true } })

  test('a back bet is accepted, listed and counted as exposure', async ({ tab, world }) => {
    await signIn(tab, world.url)
    const runner = await placeBet(tab, world)
    await says(tab, '−\u2060₹500.00', 'header')
    await tab.open(`${world.url}/mybets`)
    await says(tab, runner, 'main')
  })

  test('a bet is cashed out at the offer that is shown', async ({ tab, world }) => {
    await signIn(tab, world.url)
    const runner = await placeBet(tab, world)
    await tab.open(`${world.url}/mybets`)
    await press(tab, `//button[starts-with(@aria-label, "Cash out ") and contains(@aria-label, " comes back: ")]`)
    await press(
      tab,
      `//section[@aria-label="Cash out ${runner}"]//button[contains(., "Cash out") and contains(., "₹")]`,
    )
    await says(tab, /: cashed out, [+−]\u2060₹[\d.]+ (profit|loss)/, 'main')
    await says(tab, 'No open bets', 'main')
    await says(tab, /Exposure.*₹0\.00/, 'header')
    await expectSound(world)
  })

  test('every price of a match stands whole in its cell, at every width', async ({ tab, world }) => {
    const matches = await world.control.listMarkets({ world: world.name })
    const live = matches.find(({ sportId, status }) => sportId === 4 && status === 'inplay')
    await signIn(tab, world.url)
    await tab.open(`${world.url}/exchange/${live?.refMatchId}`)
    await shown(tab, '//*[@role="grid"]')
    for (const width of [420, 600, 768, 820, 1024, 1280, 1440]) {
      await tab.resize({ width, height: 900 })
      await expectWholePrices(tab)
    }
  })

  test('offline no bet can be placed; the chosen one is placed once the network is back', async ({
    tab,
    world,
    relay,
  }) => {
    const selection = await findSelection(world, wanted)
    await signIn(tab, relay.url)
    const entry = await choose(tab, relay.url, selection)
    relay.cut()
    await tab.setOffline(true)
    await says(tab, 'Prices are paused. No bet can be placed now.')
    // Where the browser knows that it is offline, so does the page.
    if (await tab.run(() => !navigator.onLine))
      await says(tab, 'You are offline. Prices are paused, your bets are safe.')
    relay.restore()
    await tab.setOffline(false)
    await press(tab, control('Place bet'))
    await says(tab, `Accepted at ${selection.price}`, entry)
    await says(tab, '₹9,500.00', 'header')
    await expectSound(world)
  })
})

test('a deposit is requested, approved by the operator and counted', async ({ tab, world }) => {
  await signIn(tab, world.url)
  await tab.open(`${world.url}/deposit/m_paytm`)
  await fill(tab, field('Amount'), '500')
  await fill(tab, field('UTR number'), '402911223301')
  await press(tab, control('Submit request'))
  await says(tab, 'Pending', 'main')
  await world.control.approveDeposit({ world: world.name, requestId: 'd-1' })
  await says(tab, 'Approved', 'main')
  await says(tab, '₹10,500.00', 'header')
})

test.describe('on a phone', () => {
  test.use({ size: phone })

  test('the statement lists each entry with its balance', async ({ tab, world }) => {
    await world.control.creditPlayer({ world: world.name, username: 'player', amount: 12.5 })
    await signIn(tab, world.url)
    await tab.open(`${world.url}/cashier`)
    await says(tab, '₹10,012.50', 'main')
    const overflow = await tab.run(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

/** Opens the match and puts the selection into the slip with a stake of ₹500. Returns the selector of the slip entry. */
async function choose(tab: Tab, url: string, { matchId, marketId, selectionId, name }: Selection): Promise<string> {
  await tab.open(`${url}/exchange/${matchId}`)
  await press(tab, `//*[@data-cell="${marketId}/${selectionId}/back"][@data-best][not(@aria-disabled)]`)
  await fill(tab, `//*[@aria-label="${name}"]//input`, '500')
  return `[aria-label="${name}"]`
}

/** Backs a runner of a match to come with ₹500 until the bet is accepted. Returns the name of the runner. */
async function placeBet(tab: Tab, world: World): Promise<string> {
  const selection = await findSelection(world, wanted)
  const entry = await choose(tab, world.url, selection)
  await press(tab, control('Place bet'))
  await says(tab, /Waiting|Accepted at/, entry)
  await world.control.advanceClock({ world: world.name, ms: 10_000 })
  await says(tab, `Accepted at ${selection.price}`, entry)
  return selection.name.replace('Back ', '')
}
