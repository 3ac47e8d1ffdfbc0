import { expect } from 'vitest'
import type { World } from '../fixtures/world.ts'
import { control, expectPath, field, fill, phone, press, says, shown } from './browser.ts'
import { journey, signIn } from './journey.ts'
import { expectWholePrices } from './prices.ts'

journey('a player signs in by the form, and the header shows the balance', { size: phone }, async (driver, world) => {
  await signIn(driver, world)
  await says(driver, '₹10,000.00', 'header')
})

journey('a back bet is accepted, listed and counted as exposure', { frozen: true }, async (driver, world) => {
  const { matchId, cell, price, runner } = await upcomingPrice(world)
  await signIn(driver, world)
  await driver.get(`${world.url}/exchange/${matchId}`)
  const best = `//*[@data-cell="${cell}"][@data-best][not(@aria-disabled)]`
  await shown(driver, best)
  await press(driver, best)
  const entry = `[aria-label="Back ${runner}"]`
  await fill(driver, `//*[@aria-label="Back ${runner}"]//input`, '500')
  await press(driver, control('Place bet'))
  await says(driver, /Waiting|Accepted at/, entry)
  await world.control.advanceClock({ world: world.name, ms: 10_000 })
  await says(driver, `Accepted at ${price}`, entry)
  await says(driver, /[-−]₹500\.00/, 'header')
  await driver.get(`${world.url}/mybets`)
  await says(driver, runner, 'main')
})

journey('every price of a match stands whole in its cell, at every width', { frozen: true }, async (driver, world) => {
  const matches = await world.control.listMarkets({ world: world.name })
  const live = matches.find(({ sportId, status }) => sportId === 4 && status === 'inplay')
  await signIn(driver, world)
  await driver.get(`${world.url}/exchange/${live?.refMatchId}`)
  await shown(driver, '//*[@role="grid"]')
  for (const width of [420, 600, 768, 820, 1024, 1280, 1440]) {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 })
    await expectWholePrices(driver)
  }
})

journey('a deposit is requested, approved by the operator and counted', {}, async (driver, world) => {
  await signIn(driver, world)
  await driver.get(`${world.url}/deposit/m_paytm`)
  await fill(driver, field('Amount'), '500')
  await fill(driver, field('UTR number'), '402911223301')
  await press(driver, control('Submit request'))
  await says(driver, 'Pending', 'main')
  await world.control.approveDeposit({ world: world.name, requestId: 'd-1' })
  await says(driver, 'Approved', 'main')
  await says(driver, '₹10,500.00', 'header')
})

journey('the statement lists each entry with its balance', { size: phone }, async (driver, world) => {
  await world.control.creditPlayer({ world: world.name, username: 'player', amount: 12.5 })
  await signIn(driver, world)
  await driver.get(`${world.url}/cashier`)
  await says(driver, '₹10,012.50', 'main')
  const overflow = await driver.executeScript<number>('return document.documentElement.scrollWidth - window.innerWidth')
  expect(overflow).toBeLessThanOrEqual(0)
})

journey('a search finds a game, and its result opens the page of the game', {}, async (driver, world) => {
  await signIn(driver, world)
  await press(driver, control('Search for games'))
  await fill(driver, '//*[@role="dialog"]//input', 'aviat')
  await says(driver, '1 game', '[role="dialog"]')
  await press(driver, '//*[@role="dialog"]//a[contains(., "Aviator")]')
  await expectPath(driver, '/casino/spribe/aviator')
  await says(driver, 'Aviator', 'h1')
})

/** The best back price of a match to come, which no ball moves. */
async function upcomingPrice(world: World) {
  for (const match of await world.control.listMarkets({ world: world.name })) {
    const market = match.markets.find(({ marketType, status }) => marketType === 'match_odds' && status === 'open')
    const [runner] = market?.runners ?? []
    if (match.sportId !== 4 || match.status !== 'upcoming' || !market || !runner?.back) continue
    return {
      matchId: match.refMatchId,
      cell: `${market.marketId}/${runner.selectionId}/back`,
      price: runner.back.price,
      runner: runner.name,
    }
  }
  throw new Error('no open match odds of a match to come')
}
