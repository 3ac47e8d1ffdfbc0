import { shiftDeviceClock } from '../../fixtures/device-clock.ts'
import { expect, test } from '../../fixtures/test.ts'
import { signIn } from '../../parts/auth.ts'
import { closeSheet, expectAccepted, findSelection, select, stakeOn } from '../../parts/betting.ts'

test.use({ worldOptions: { frozen: true } })

const dayMs = 24 * 3600_000

for (const [what, days] of [
  ['two days slow', -2],
  ['two days fast', 2],
] as const) {
  test(`a bet from a phone whose clock is ${what} is among the bets and in the statement of today`, {
    tag: '@phone',
  }, async ({ page, context, world }) => {
    const { now } = await world.control.readClock({ world: world.name })
    const today = now.slice(0, 10)
    await shiftDeviceClock(context, days * dayMs)
    await signIn(page)
    // biome-ignore lint/plugin: the clock of the device is what is meant here.
    expect(await page.evaluate(() => new Date().toISOString().slice(0, 10))).not.toBe(today)
    const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
    const entry = await select(page, selection)
    await stakeOn(page, entry, '200')
    await expectAccepted(entry, world, selection.price)
    await closeSheet(page)

    const askedUntilToday = page.waitForRequest(
      (request) => request.url().includes('/user/bets?') && request.url().includes(`enddate=${today}`),
    )
    await page.goto('/mybets?betstatus=all')
    await askedUntilToday
    const showToday = async () => {
      await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('radio', { name: 'Today', exact: true }).click({ force: true })
      await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}$`))
    }
    const bets = page.getByRole('list', { name: 'Bets' }).getByRole('listitem')
    await expect(bets).toHaveCount(1)
    await showToday()
    await expect(bets).toHaveCount(1)
    await expect(bets).toContainText('₹200.00')

    await page.goto('/cashier?type=bet')
    const entries = page.getByRole('table', { name: 'Entries' }).getByRole('row')
    await expect(entries).toHaveCount(2)
    await showToday()
    await expect(entries).toHaveCount(2)
    await expect(entries.last()).toContainText('₹200.00')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV' }).click()
    expect((await saving).suggestedFilename()).toBe(`statement-${today}.csv`)
  })
}
