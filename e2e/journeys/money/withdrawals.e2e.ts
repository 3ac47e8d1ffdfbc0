import { test } from '../../fixtures/test.ts'
import { withdrawCancelAndBePaid } from '../../parts/withdrawals.ts'

test.use({ worldOptions: { scenarios: ['withdraw-pending'] } })

test('a withdrawal is held, cancelled in a second tab, asked for again and paid, to the paisa in header, statement and ledger', async ({
  page,
  world,
}) => {
  test.slow()
  await withdrawCancelAndBePaid(page, world)
})
