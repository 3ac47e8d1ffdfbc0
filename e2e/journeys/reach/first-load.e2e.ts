import type { Request } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectPrices } from '../../parts/reach.ts'

test.use({ worldOptions: { frozen: true } })

test('a guest on a phone loads no more of the landing page than its first screens need, and the rest on the way down', {
  tag: '@phone',
}, async ({ page }) => {
  const requests: Request[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request)
  })
  await page.goto('/')
  await expectPrices(page)
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(requests.map((request) => request.sizes()))
  const bytes = sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  )
  expect(requests.length).toBeLessThanOrEqual(50)
  expect(bytes).toBeLessThanOrEqual(350_000)
  const covers = () => requests.filter((request) => request.url().includes('/covers/')).length
  expect(covers()).toBe(0)
  await page.mouse.wheel(0, 2500)
  await expect.poll(covers).toBeGreaterThan(0)
})
