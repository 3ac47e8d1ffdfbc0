import { expect, test } from '../../fixtures/test.ts'
import { openGame } from '../../parts/games.ts'

test('a spin that brings free spins tells all of them, and pays their sum once', async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await world.control.applyScenarios({
    world: world.name,
    scenarios: [{ name: 'next-round', params: { game: 'pragmaticplay/lotustemple', outcome: 'free spins' } }],
  })
  const game = await openGame(page, 'pragmaticplay/lotustemple', 'Lotus Temple')
  await game.getByRole('button', { name: /^Spin/ }).click()
  await expect(game.getByText('Free spins are over')).toBeVisible()
  const summary = game.getByText(/^\d+ free spins paid ₹[\d,.]+$/)
  await expect(summary).toBeVisible()
  await expect
    .poll(() => world.control.listRounds({ world: world.name }))
    .toMatchObject([{ game: 'pragmaticplay/lotustemple', status: 'won', forced: true }])
  const { ok } = await world.control.readInvariants({ world: world.name })
  expect(ok).toBe(true)
})
