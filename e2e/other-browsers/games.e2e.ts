import type { World } from '@chaupar/playwright'
import { expectSound, setNextRound } from '../parts/games.ts'
import { control, enterFrame, phone, press, says, shown, type Tab, textOf } from './tab.ts'
import { expect, signIn, test } from './tab-test.ts'

test.describe('on a phone', () => {
  test.use({ size: phone })

  test('mines, tiles of the document: a safe tile is opened and cashed out', async ({ tab, world }) => {
    await setNextRound(world, 'spribe/mines', 'no mine under tile 1')
    await openGame(tab, world, 'spribe/mines', 'Mines')
    await press(tab, control('Bet', true))
    await press(tab, control('Tile 1, closed'))
    await shown(tab, control('Tile 1, safe'))
    await press(tab, control('Cash out', true))
    await says(tab, 'Paid ₹112.00')
    await expectBalance(tab, '₹10,012.00')
  })
})

test('a slot, reels on a canvas: a spin wins and is paid', async ({ tab, world }) => {
  const slug = 'pragmaticplay/lotustemple'
  await setNextRound(world, slug, 'wins')
  await openGame(tab, world, slug, 'Lotus Temple')
  await expectPainted(tab)
  await press(tab, control('Spin', true))
  await says(tab, /Paid ₹\d/)
  await expect
    .poll(async () => (await world.control.listRounds({ world: world.name })).map(({ status }) => status))
    .toContain('won')
})

test('plinko, a canvas: a ball falls and pays', async ({ tab, world }) => {
  await openGame(tab, world, 'spribe/plinko', 'Plinko')
  await expectPainted(tab)
  await press(tab, control('Drop', true))
  await says(tab, /Paid ₹|Nothing paid/)
})

test('roulette, a wheel of SVG: a chip on red is placed, spun and paid', async ({ tab, world }) => {
  await setNextRound(world, 'onetouch/roulette', 'number 23')
  await openGame(tab, world, 'onetouch/roulette', 'Thumb Roulette')
  await expect
    .poll(() => tab.run(() => Math.max(...Array.from(document.querySelectorAll('svg'), (svg) => svg.clientWidth))))
    .toBeGreaterThan(200)
  await press(tab, control('Red, pays 2×', true))
  await press(tab, control('Spin', true))
  await says(tab, /23 red, odd, high.* Paid ₹20\.00/)
  await expectBalance(tab, '₹10,010.00')
})

test.describe('in a round that follows the clock', () => {
  test.use({ worldOptions: { frozen: true } })

  test('a live table, sent by socket: a chip is placed in time and wins', async ({ tab, world }) => {
    await openGame(tab, world, 'ezg-Baccarat', 'Baccarat')
    await advanceUntil(tab, world, /Bets are taken/)
    await setNextRound(world, 'ezg-Baccarat', 'player wins')
    await press(tab, control('Player, nearer to 9', true))
    await press(tab, control('Place bets', true))
    await says(tab, '₹10.00 placed.')
    await advanceUntil(tab, world, /Player wins\. Paid ₹20\.00/)
    await expectBalance(tab, '₹10,010.00')
  })

  test('a crash game, sent by socket: the curve is painted, and a bet is cashed out in flight', async ({
    tab,
    world,
  }) => {
    await world.control.applyScenarios({
      world: world.name,
      scenarios: [{ name: 'next-crash-at', params: { times: 3 } }],
    })
    await openGame(tab, world, 'spribe/aviator', 'Aviator')
    await expectPainted(tab)
    await press(tab, control('Bet', true))
    await advanceUntil(tab, world, /bet is placed/)
    await advanceUntil(tab, world, /Cash out \(Bet 1\)/)
    await world.control.advanceClock({ world: world.name, ms: 2000 })
    await press(tab, control('Cash out', true))
    await says(tab, /Bet 1 paid ₹1\d\d\.\d\d at 1\.\d\d×/)
    await expectBalance(tab, /₹10,0\d\d\.\d\d/)
    await expectSound(world)
  })
})

/** Opens a game and goes into its frame, once the game has drawn its name in its own font. */
async function openGame(tab: Tab, world: World, slug: string, title: string): Promise<void> {
  await signIn(tab, world.url)
  await tab.open(`${world.url}/casino/${slug}`)
  await enterFrame(tab, title)
  await says(tab, title, 'h1')
  await expect.poll(() => tab.run(() => Array.from(document.fonts, ({ status }) => status))).toContain('loaded')
}

/** Back in the site, the header shows this balance. */
async function expectBalance(tab: Tab, balance: string | RegExp): Promise<void> {
  await tab.leaveFrame()
  await says(tab, balance, 'header')
}

/** Moves a clock that stands still, in steps shorter than any phase of a shared round, until the game says these words. */
async function advanceUntil(tab: Tab, world: World, words: RegExp): Promise<void> {
  await expect(async () => {
    if (!words.test(await textOf(tab, 'body'))) await world.control.advanceClock({ world: world.name, ms: 1000 })
    expect(await textOf(tab, 'body')).toMatch(words)
  }).toPass({ intervals: [100] })
}

/** Something is painted on the canvas of the game. */
async function expectPainted(tab: Tab): Promise<void> {
  await expect.poll(() => tab.run(isPainted)).toBe(true)
}

/** Runs in the page. */
function isPainted(): boolean {
  const canvas = document.querySelector('canvas')
  if (!canvas || canvas.width === 0) return false
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return Array.from(data).some((value, at) => at % 4 === 3 && value > 0)
}
