import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { expectSound, goToGame, press, setNextRound } from '../../parts/games.ts'

test('a spin that brings free spins shows all of them, and pays their sum once', { tag: '@phone' }, async ({
  page,
  world,
}) => {
  await storeSession(page)
  const slug = 'pragmaticplay/lotustemple'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setNextRound(world, slug, 'free spins')
  const game = await goToGame(page, slug, 'Lotus Temple')
  await press(game.getByRole('button', { name: /^Spin/ }))
  await expect(game.getByText('Free spins are over')).toBeVisible()
  await expect(game.getByText(/^\d+ free spins paid ₹[\d,.]+$/)).toBeVisible()
  await expect
    .poll(async () => (await world.control.listRounds({ world: world.name })).filter(({ game: of }) => of === slug))
    .toMatchObject([{ status: 'won', forced: true }])
  await expectSound(world)
})
