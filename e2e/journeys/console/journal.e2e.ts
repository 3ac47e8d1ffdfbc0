import { ask } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openConsole, panel } from '../../parts/console.ts'

test.use({ worldOptions: { frozen: true } })

test('the id that an error shows finds its call, and the journal keeps its newest row in view past its five hundred', async ({
  page,
  world,
}) => {
  test.slow()
  await openConsole(page)
  const journal = panel(page, 'Journal')
  const fault = { target: { operation: 'listMatches' }, effect: { kind: 'error', status: 503 } } as const
  await world.control.plantFault({ world: world.name, ...fault })
  const app = await page.context().newPage()
  await app.goto('/')
  const shownId = app.getByRole('alert').filter({ hasText: 'We could not load the matches' }).locator('code')
  const requestId = (await shownId.textContent()) ?? ''
  expect(requestId).toMatch(/^\S{8,}$/)
  await app.close()
  await journal.getByRole('searchbox').fill(requestId)
  const found = journal.getByRole('button', { name: /listMatches/ })
  await expect(found).toHaveCount(1)
  await expect(found).toContainText('503')
  await found.click()
  await expect(journal.locator('pre').filter({ hasText: requestId })).toBeVisible()
  await found.click()

  const call = (path: string) => ask(path, { headers: { 'x-world': world.name } })
  // Of each fewer than a caller may make at once.
  const paths = ['/api/getAppDetails', '/api/announcement/display', '/api/gateways', '/api/getBanners']
  await Promise.all(Array.from({ length: 520 }, (_, index) => call(paths[index % paths.length] ?? '')))
  // It has left the page; the world still has it.
  await expect(found).toHaveCount(1)
  await journal.getByRole('searchbox').fill('')
  const rows = journal.getByRole('region', { name: 'Entries' })
  const newest = journal.getByRole('button', { name: 'Newest' })
  await call('/api/sports/matches')
  const last = rows.getByRole('button', { name: /listMatches/ }).last()
  await expect(last).toBeInViewport()
  expect(await rows.getByRole('button').count()).toBe(500)
  await expect(newest).toHaveAttribute('aria-pressed', 'true')
  const place = () => rows.evaluate((box) => box.scrollTop)
  const end = await place()
  await rows.hover()
  await page.mouse.wheel(0, -3000)
  // A wheel turns on for a while: a press before its end would be undone by what is left of it.
  await expect.poll(place).toBeLessThanOrEqual(end - 3000)
  await expect(newest).toHaveAttribute('aria-pressed', 'false')
  await expect(last).not.toBeInViewport()
  await newest.click()
  await expect(last).toBeInViewport()
  await expect(newest).toHaveAttribute('aria-pressed', 'true')
})
