import { By, type WebDriver } from 'selenium-webdriver'
import type { World } from '../fixtures/world.ts'
import { control, eventually, phone, press, says, shown } from './browser.ts'
import { journey, signIn } from './journey.ts'

/** Opens a game and goes into its frame, once the game has drawn its name. */
async function openGame(driver: WebDriver, world: World, slug: string, title: string): Promise<void> {
  await signIn(driver, world)
  await driver.get(`${world.url}/casino/${slug}`)
  await driver.switchTo().frame(await shown(driver, `//iframe[@title="${title}"]`))
  await says(driver, title, 'h1')
  await eventually(
    () => 'the fonts of the game',
    () =>
      driver.executeScript<true | null>('return [...document.fonts].some(({ status }) => status === "loaded") || null'),
  )
}

/** Decides the next round of a game, in the words that its family knows. */
async function setNextRound(world: World, game: string, outcome: string): Promise<void> {
  await world.control.applyScenarios({
    world: world.name,
    scenarios: [{ name: 'next-round', params: { game, outcome } }],
  })
}

/** Back in the site, the header shows this balance. */
async function expectBalance(driver: WebDriver, balance: string): Promise<void> {
  await driver.switchTo().defaultContent()
  await says(driver, balance, 'header')
}

/** Something is painted on the canvas of the game. */
async function expectPainted(driver: WebDriver): Promise<void> {
  await eventually(
    () => 'a painted canvas',
    () =>
      driver.executeScript<true | null>(`
        const canvas = document.querySelector('canvas')
        if (!canvas || canvas.width === 0) return null
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
        return data.some((value, at) => at % 4 === 3 && value > 0) || null
      `),
  )
}

journey(
  'mines, tiles of the document: a safe tile is opened and cashed out',
  { size: phone },
  async (driver, world) => {
    await setNextRound(world, 'spribe/mines', 'no mine under tile 1')
    await openGame(driver, world, 'spribe/mines', 'Mines')
    await press(driver, control('Bet', true))
    await press(driver, control('Tile 1, closed'))
    await shown(driver, control('Tile 1, safe'))
    await press(driver, control('Cash out', true))
    await says(driver, 'Paid ₹112.00')
    await expectBalance(driver, '₹10,012.00')
  },
)

journey('a slot, reels on a canvas: free spins are played to their end', {}, async (driver, world) => {
  const slug = 'pragmaticplay/lotustemple'
  await setNextRound(world, slug, 'free spins')
  await openGame(driver, world, slug, 'Lotus Temple')
  await expectPainted(driver)
  await press(driver, control('Spin', true))
  await says(driver, 'Free spins are over')
  await eventually(
    () => 'a round that is won',
    async () => (await world.control.listRounds({ world: world.name })).some(({ status }) => status === 'won') || null,
  )
})

journey('plinko, a canvas: a ball falls and pays', {}, async (driver, world) => {
  await openGame(driver, world, 'spribe/plinko', 'Plinko')
  await expectPainted(driver)
  await press(driver, control('Drop', true))
  await says(driver, /Paid ₹|Nothing paid/)
})

journey('roulette, a wheel of SVG: a chip on red is placed, spun and paid', {}, async (driver, world) => {
  await setNextRound(world, 'onetouch/roulette', 'number 23')
  await openGame(driver, world, 'onetouch/roulette', 'Thumb Roulette')
  await eventually(
    () => 'a drawn wheel',
    () =>
      driver.executeScript<true | null>(
        'return [...document.querySelectorAll("svg")].some((one) => one.getBoundingClientRect().width > 200) || null',
      ),
  )
  await press(driver, control('Red, pays 2×', true))
  await press(driver, control('Spin', true))
  await says(driver, /23 red, odd, high.* Paid ₹20\.00/)
  await expectBalance(driver, '₹10,010.00')
})

journey('a live table, sent by socket: a chip is placed in time and wins', { frozen: true }, async (driver, world) => {
  await openGame(driver, world, 'ezg-Baccarat', 'Baccarat')
  const advanceUntil = (words: RegExp) =>
    eventually(
      () => `${words} at the table`,
      async () => {
        const text = await driver.findElement(By.css('body')).getAttribute('textContent')
        if (words.test(text ?? '')) return true
        await world.control.advanceClock({ world: world.name, ms: 1000 })
        return null
      },
    )
  await advanceUntil(/Bets are taken/)
  await setNextRound(world, 'ezg-Baccarat', 'player wins')
  await press(driver, control('Player, nearer to 9', true))
  await press(driver, control('Place bets', true))
  await says(driver, '₹10.00 placed.')
  await advanceUntil(/Player wins\. Paid ₹20\.00/)
  await expectBalance(driver, '₹10,010.00')
})

journey('a crash game, sent by socket: the curve is painted, and a bet is placed', {}, async (driver, world) => {
  await openGame(driver, world, 'spribe/aviator', 'Aviator')
  await expectPainted(driver)
  await press(driver, control('Bet', true))
  await says(driver, /bet is placed|Cash out/)
  await expectBalance(driver, '₹9,900.00')
})
