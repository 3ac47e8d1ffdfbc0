import { test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { spinForFree } from '../../parts/rounds.ts'

test('a spin that brings free spins tells all of them, and pays their sum once', async ({ page, world }) => {
  await signIn(page)
  await spinForFree(page, world)
})
