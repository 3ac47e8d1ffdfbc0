import { test } from '../../fixtures/test.ts'
import { payAtTheProvider } from '../../parts/fast-pay.ts'

test('a payment at the provider is declined, and another one made, to the paisa in header, receipt, statement and ledger', async ({
  page,
  world,
}) => {
  test.slow()
  await payAtTheProvider(page, world)
})
