import { storeSession } from '@chaupar/playwright'
import { expect, test } from '../../fixtures/test.ts'
import { chooseBackPrice, openLiveMatch } from '../../parts/betting.ts'

test.use({ worldOptions: { frozen: true } })

test('a press on a price restyles its row and its panel, not the page', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await storeSession(page)
  await page.goto('/exchange/Inplay')
  await openLiveMatch(page)
  const browser = await context.newCDPSession(page)
  const restyled: number[] = []
  browser.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) {
      if (Reflect.get(event, 'name') !== 'UpdateLayoutTree') continue
      restyled.push(Number(Reflect.get(Object(Reflect.get(event, 'args')), 'elementCount')))
    }
  })
  await browser.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' })
  const { runner } = await chooseBackPrice(page)
  const panel = page.getByRole('region', { name: `Back ${runner}`, exact: true })
  const added = await panel.locator('*').count()
  const all = await page.locator('*').count()
  const ended = new Promise((resolve) => browser.once('Tracing.tracingComplete', resolve))
  await browser.send('Tracing.end')
  await ended
  const most = Math.max(...restyled)
  expect(most, 'the panel is styled').toBeGreaterThan(added / 2)
  expect(most, `of ${all} elements, ${added} are new`).toBeLessThan(added * 2)
})
