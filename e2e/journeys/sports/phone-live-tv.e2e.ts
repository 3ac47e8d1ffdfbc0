import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectWicket, pictures, watchLiveMatch } from '../../parts/live-tv.ts'

// Balls are bowled when the test says so.
test.use({ worldOptions: { frozen: true } })

test('[7.4-5] on a phone the pictures float in a corner while the board is read, and go to another', async ({
  page,
  world,
}) => {
  test.slow()
  const frame = await watchLiveMatch(page, world)
  await page.getByRole('grid').last().scrollIntoViewIfNeeded()
  const move = pictures(page).getByRole('button', { name: 'Move to another corner' })
  await expect(move).toBeVisible()
  await expect(pictures(page)).toBeInViewport()
  // The page in the frame did not begin anew: it tells what happens from here on.
  await expectWicket(page, world, frame)
  const before = await pictures(page).boundingBox()
  await move.click()
  expect(await pictures(page).boundingBox()).not.toEqual(before)
  await expect(pictures(page)).toBeInViewport()
  await expectAccessible(page)
  await pictures(page).getByRole('button', { name: 'Close live TV' }).click()
  await expect(pictures(page)).toBeHidden()
})
