import { storeSession } from '@chaupar/playwright'
import { test } from '../fixtures/test.ts'
import { openRoute } from '../parts/routes.ts'
import { keepPicture, pictureAtRest } from './picture.ts'
import { isWhole, screens } from './screens.ts'
import { pictureName, viewsOf } from './views.ts'

const only = process.env.GALLERY_ONLY?.split(',') ?? null

for (const [screen, states] of screens) {
  if (only?.includes(screen) === false) continue
  for (const state of states) {
    for (const view of viewsOf(isWhole(state))) {
      const { width, height, language, theme } = view
      const name = pictureName(screen, state.name, view)
      test.describe(name, () => {
        test.use({
          worldOptions: { frozen: true },
          viewport: { width, height },
          isMobile: width < 1024,
          hasTouch: width < 1024,
        })
        test('is kept and compared', async ({ page, world }, testInfo) => {
          await keepPicture(name, testInfo, async () => {
            await page.addInitScript(
              (chosen) => {
                // A game's frame is sandboxed and has no storage.
                if (window !== window.top) return
                for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value)
              },
              { language, theme },
            )
            if (state.visitor === 'player') await storeSession(page)
            for (const scenario of state.scenarios ?? []) await world.apply(scenario)
            for (const operation of state.failing ?? [])
              await world.control.plantFault({
                world: world.name,
                target: { operation },
                effect: { kind: 'error', status: 500 },
              })
            await openRoute(page, state.path)
            await state.open?.(page)
            return pictureAtRest(page)
          })
        })
      })
    }
  }
}
