import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectWicket, pictures, watchLiveMatch } from '../../parts/live-tv.ts'

// Balls are bowled when the test says so.
test.use({ worldOptions: { frozen: true } })

test('[7.4-5] live TV shows a wicket beside the board, which does not move', async ({ page, world }) => {
  test.slow()
  const board = page.getByRole('grid').first()
  const frame = await watchLiveMatch(page, world)
  const place = await board.boundingBox()
  await expectWicket(page, world, frame)
  await expectAccessible(page)
  await pictures(page).getByRole('button', { name: 'Close live TV' }).click()
  await expect(pictures(page)).toBeHidden()
  expect((await board.boundingBox())?.y).toBe(place?.y)
})
