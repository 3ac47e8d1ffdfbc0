import { test } from '../../fixtures/test.ts'
import { betOnLinesOfAnyName } from '../../parts/line-names.ts'

test.use({ worldOptions: { frozen: true } })

test('on a phone, a line under any name, that of a match market too, is shown, bet on and settled to the paisa', async ({
  page,
  world,
}) => {
  test.slow()
  await betOnLinesOfAnyName(page, world)
})
