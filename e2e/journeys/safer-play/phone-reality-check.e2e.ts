import { test } from '../../fixtures/test.ts'
import { readTheSittingsMoney } from '../../parts/safer-play/reality-check.ts'

test.use({ worldOptions: { frozen: true } })

test('on a phone, what a sitting came to is told to the paisa in both menus and in the reality check', async ({
  page,
  world,
}) => {
  await readTheSittingsMoney(page, world)
})
