import { test } from '../fixtures/test.ts'
import { handPapersIn, payInByEveryGateway } from '../parts/deposits.ts'

test.use({ worldOptions: { scenarios: ['described-forms'] } })

test('every gateway is paid in by, declined and approved, to the paisa in header, statement and ledger', async ({
  page,
  world,
}) => {
  test.slow()
  await payInByEveryGateway(page, world)
})

test('papers go through all states, with fields that the operator describes', async ({ page, world }) => {
  await handPapersIn(page, world)
})
