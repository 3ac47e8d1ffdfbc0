import { test } from '../../fixtures/test.ts'
import { readOwnActivity } from '../../parts/safer-play/activity.ts'

test.use({ worldOptions: { frozen: true } })

test('the activity of days, weeks and months agrees to the paisa with statement, header and ledger', async ({
  page,
  world,
}) => {
  test.slow()
  await readOwnActivity(page, world)
})
