import { expect, test } from '../../fixtures/test.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import { openGame, press, setNextRound, spotNamed, tabTo } from '../../parts/games.ts'

test('a bet on red is placed, spun and paid by the keyboard alone', async ({ page, world }) => {
  await setNextRound(world, 'onetouch/roulette', 'number 23')
  const game = await openGame(page, 'onetouch/roulette', 'Thumb Roulette')
  await tabTo(page, spotNamed(game, '0 green, pays 36×'))
  for (const [key, name] of [
    ['ArrowRight', '2 black, pays 36×'],
    ['ArrowDown', '1 red, pays 36×'],
    ['ArrowRight', '4 black, pays 36×'],
    ['ArrowRight', '7 red, pays 36×'],
    ['ArrowRight', '10 black, pays 36×'],
    ['ArrowRight', '13 black, pays 36×'],
    ['ArrowDown', '2nd 12, pays 3×'],
    ['ArrowDown', 'Red, pays 2×'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(spotNamed(game, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(spotNamed(game, 'Red, pays 2×, ₹10 on it')).toBeFocused()
  // The list of touching bets, the rack, undo, clear and double lie between.
  expect(await tabTo(page, game.getByRole('button', { name: /^Spin/ }))).toBe(6)
  await page.keyboard.press('Enter')
  await expect(game.getByRole('status').filter({ hasText: /23 red, odd, high.* Paid ₹20\.00$/ })).toBeAttached()
  await expectMoneyInGame(page, '₹10,010.00', '₹0.00')
})

/** Of the first column. */
function isRed(number: number): boolean {
  return [1, 7, 16, 19, 25, 34].includes(number)
}

test('on a phone with a keyboard a split and black are placed, spun and paid by its keys alone', {
  tag: '@phone',
}, async ({ page, world }) => {
  await setNextRound(world, 'onetouch/roulette', 'number 35')
  const game = await openGame(page, 'onetouch/roulette', 'Thumb Roulette')
  const pressKeys = async (steps: readonly (readonly [key: string, name: string])[]) => {
    for (const [key, name] of steps) {
      await page.keyboard.press(key)
      await expect(spotNamed(game, name)).toBeFocused()
    }
  }
  await tabTo(page, spotNamed(game, '0 green, pays 36×'))
  // The numbers stand in three columns of twelve, and zero over the middle one.
  await pressKeys([
    ['ArrowDown', '2 black, pays 36×'],
    ['ArrowDown', '5 red, pays 36×'],
    ['ArrowLeft', '4 black, pays 36×'],
    ...[7, 10, 13, 16, 19, 22, 25, 28, 31, 34].map(
      (number) => ['ArrowDown', `${number} ${isRed(number) ? 'red' : 'black'}, pays 36×`] as const,
    ),
  ])
  // Edges and corners are for a finger or a mouse; with keys the bets that touch a number are a list.
  await page.keyboard.press('Tab')
  await expect(game.getByRole('button', { name: 'Inside bets' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const inList = (name: string) =>
    game.getByRole('group', { name: 'Bets that touch 34' }).getByRole('button', { name, exact: true })
  await expect(inList('34 red, pays 36×')).toBeFocused()
  await page.keyboard.press('End')
  await expect(inList('Line 31, 32, 33, 34, 35, 36, pays 6×')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inList('Line 31, 32, 33, 34, 35, 36, pays 6×, ₹10 on it')).toBeFocused()
  await page.keyboard.press('Escape')
  await pressKeys([
    ['ArrowUp', '31 black, pays 36×'],
    ['End', '19–36, pays 2×'],
    ['ArrowUp', 'Odd, pays 2×'],
    ['ArrowUp', 'Black, pays 2×'],
  ])
  await page.keyboard.press('Enter')
  await tabTo(page, game.getByRole('button', { name: /^Spin/ }))
  await page.keyboard.press('Enter')
  await expect(game.getByRole('status').filter({ hasText: /35 black, odd, high.* Paid ₹80\.00$/ })).toBeAttached()
  await expectMoneyInGame(page, '₹10,060.00', '₹0.00')
})

test('a bet on red is placed, spun and paid by touch', { tag: '@phone' }, async ({ page, world }) => {
  await setNextRound(world, 'onetouch/roulette', 'number 23')
  const game = await openGame(page, 'onetouch/roulette', 'Thumb Roulette')
  await press(game.getByRole('button', { name: 'Red, pays 2×', exact: true }))
  await press(game.getByRole('button', { name: /^Spin/ }))
  await expect(game.getByRole('status').filter({ hasText: /23 red, odd, high.* Paid ₹20\.00$/ })).toBeAttached()
  await expectMoneyInGame(page, '₹10,010.00', '₹0.00')
})

/** Pixels from the lower edge of a spot's word to the upper one of the chip on it. */
function gapToChip(spot: Element): number {
  const word = document.createRange()
  word.selectNodeContents(spot.querySelector('.spot-shown') ?? spot)
  const chip = spot.querySelector('.chip')?.getBoundingClientRect()
  return (chip?.top ?? Number.NaN) - word.getBoundingClientRect().bottom
}

for (const viewport of [
  { width: 740, height: 360 },
  { width: 600, height: 340 },
]) {
  test.describe(`on a phone on its side, ${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true })
    test('a chip covers no word of the layout, and the outcome stands beside the button for more bets', async ({
      page,
      world,
    }) => {
      await setNextRound(world, 'onetouch/roulette', 'number 23')
      const game = await openGame(page, 'onetouch/roulette', 'Thumb Roulette')
      for (const name of ['Red, pays 2×', '1st 12, pays 3×']) {
        await press(spotNamed(game, name))
        // A chip comes down in a moment; the box of a word is 2 px higher than its letters.
        const gap = () => spotNamed(game, `${name}, ₹10 on it`).evaluate(gapToChip)
        await expect.poll(gap, { message: name }).toBeGreaterThanOrEqual(-2)
      }
      await press(game.getByRole('button', { name: /^Spin/ }))
      const paid = await game.locator('.round-result').getByText('₹20.00', { exact: true }).boundingBox()
      const more = await game.getByRole('button', { name: 'Inside bets' }).boundingBox()
      expect((paid?.x ?? Number.NaN) + (paid?.width ?? 0)).toBeLessThanOrEqual(more?.x ?? 0)
    })
  })
}
