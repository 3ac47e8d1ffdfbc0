import { test } from '../../fixtures/test.ts'
import { bringAPlayer } from '../../parts/referral.ts'

test('on a phone, who comes by a link counts once the first bet is decided, to the paisa in header, statement and ledger', async ({
  page,
  world,
  browser,
}) => {
  test.slow()
  await bringAPlayer(page, world, browser)
})
