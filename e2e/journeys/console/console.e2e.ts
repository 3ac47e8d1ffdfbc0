import { expectToast } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { ask } from '../../fixtures/server.ts'
import { expect, test } from '../../fixtures/test.ts'
import { brokenRules, expectAccessible, overflow } from '../../parts/accessibility.ts'
import { enterMobile, newcomer, signIn } from '../../parts/auth.ts'
import { openConsole, panel, settleChosenMatch } from '../../parts/console.ts'

/** A second tab of the same browser: the player whom the tester looks after. */
async function playerTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await signIn(tab)
  return tab
}

/** Presses 'Log out with a 401' in a panel: a call of the player's answers 401 'Unauthorized action.', and he is out. */
async function expectLogoutByACall(player: Page, pressed: Locator): Promise<void> {
  const refused = player.waitForResponse((answer) => answer.status() === 401)
  await pressed.getByRole('button', { name: 'Log out with a 401' }).click()
  await refused
  await expect(player).toHaveURL(/\/$/)
  await expect(player.getByRole('banner').getByRole('button', { name: 'Login', exact: true })).toBeVisible()
}

test('a player is put on the maintenance page by one press', async ({ page, world }) => {
  const player = await playerTab(page)
  await openConsole(page)
  await expect(page.getByRole('link', { name: 'Open the app in this world' })).toHaveAttribute('href', `${world.url}/`)
  await page.getByRole('button', { name: 'maintenance', exact: true }).click()
  await expect(player).toHaveURL(/\/maintenance$/)
  await expect(page.getByRole('button', { name: 'maintenance', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'End maintenance' }).click()
  await expect(page.getByRole('button', { name: 'live', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await player.goto('/home')
  await expect(player.getByRole('banner')).toContainText('₹10,000.00')
})

test('situations that set the same thing replace each other, and all end at a press', async ({ page, world }) => {
  await openConsole(page)
  const scenarios = panel(page, 'Scenarios')
  for (const name of ['maintenance', 'suspended', 'kyc-approved', 'kyc-expired', 'no-ack']) {
    await scenarios.getByRole('button', { name, exact: true }).click()
    await expect(scenarios.getByRole('button', { name: `End ${name}` })).toBeVisible()
  }
  await expect(scenarios.getByRole('list', { name: 'On now' }).getByRole('button')).toHaveText([
    'suspended',
    'kyc-expired',
    'no-ack',
  ])
  await scenarios.getByRole('button', { name: 'End all' }).click()
  const all = await world.control.listScenarios()
  await expect(scenarios).toContainText(`0 on, ${all.length - 1} in all`)
  expect((await world.control.readWorld({ world: world.name })).scenarios).toEqual(['default'])
  expect(await world.control.listFaults({ world: world.name })).toEqual([])
})

test('a player is sent away: to maintenance and back, and out by a 401, from either panel', async ({ page }) => {
  const player = await playerTab(page)
  await openConsole(page)
  const quick = panel(page, 'Quick actions')
  await quick.getByRole('button', { name: 'Maintenance' }).click()
  await expect(player).toHaveURL(/\/maintenance$/)
  await quick.getByRole('button', { name: 'Live' }).click()
  await expect(player).not.toHaveURL(/\/maintenance$/)
  await expectLogoutByACall(player, quick)
  await signIn(player)
  const players = panel(page, 'Players')
  // The session that the 401 ended in the browser goes on at the server, so that there may be two.
  await expect(players).toContainText(/playerlogged in \d×/)
  await expectLogoutByACall(player, players)
})

test('a KYC is declined at one press and a match settled at two, with nothing to prepare', async ({ page, world }) => {
  await openConsole(page)
  const quick = panel(page, 'Quick actions')
  await quick.getByRole('button', { name: 'Declined' }).click()
  await expect(quick.getByRole('button', { name: 'Declined' })).toHaveAttribute('aria-pressed', 'true')
  const match = await quick.getByLabel('Match to settle').inputValue()
  await settleChosenMatch(quick)
  const [settled] = await world.control.listMarkets({ world: world.name, refMatchId: match })
  expect(settled?.markets.filter(({ result }) => result === null)).toEqual([])
})

test('a KYC document is made to wait, and declined with the reason that the player reads', async ({ page, world }) => {
  await openConsole(page)
  const approvals = panel(page, 'Money and KYC approvals')
  await approvals.getByRole('button', { name: 'kyc-pending' }).click()
  await approvals.getByLabel('Reason of a decline').fill('The picture is too dark')
  await approvals.getByRole('button', { name: 'Decline KYC of player' }).click()
  await expect(approvals).toContainText('Nothing waits.')
  await expect(approvals.locator('code')).toContainText('-d \'{"reason":"The picture is too dark"}\'')
  expect(await world.control.listMoneyRequests({ world: world.name })).toEqual([])
})

test.describe('in a world that stands still', () => {
  test.use({ worldOptions: { frozen: true } })

  test('a market is suspended, opened, moved by a tick, and settled', async ({ page, world }) => {
    await openConsole(page)
    const market = panel(page, 'Market control')
    const row = market.getByRole('row', { name: /^Match Odds/ })
    const before = (await row.getByRole('cell').first().textContent()) ?? ''
    expect(before).not.toBe('suspended')
    await market.getByRole('button', { name: 'Suspend' }).click()
    await expect(row).toContainText('suspended')
    await market.getByRole('button', { name: 'Ball running' }).click()
    await expect(row).toContainText('ball running')
    await market.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(row.getByRole('cell').first()).toHaveText(before)
    const price = market.getByLabel('Best price')
    const priceBefore = Number(await price.textContent())
    await market.getByRole('button', { name: '+1 tick' }).click()
    await expect.poll(async () => Number(await price.textContent())).toBeGreaterThan(priceBefore)
    await market.getByRole('button', { name: 'Settle…' }).click()
    const winner = market.getByLabel('Winner')
    const name = await winner.locator('option').nth(1).textContent()
    await winner.selectOption({ index: 1 })
    await market.getByRole('button', { name: 'Settle Match Odds' }).click()
    await expect(market.getByText('Done: settleMarket')).toBeVisible()
    const matches = await world.control.listMarkets({ world: world.name })
    const settled = matches.flatMap(({ markets }) => markets).filter(({ result }) => result !== null)
    const names = settled.map(({ result, runners }) => runners.find((one) => one.selectionId === result)?.name)
    expect(names).toContain(name)
  })

  test('time moves on command, and runs again', async ({ page, world }) => {
    await openConsole(page)
    const clock = panel(page, 'World clock, IST')
    const before = Date.parse((await world.control.readClock({ world: world.name })).now)
    await clock.getByRole('button', { name: 'Advance 1 min' }).click()
    await expect(clock.getByText('Done: advanceClock')).toBeVisible()
    expect(Date.parse((await world.control.readClock({ world: world.name })).now)).toBe(before + 60_000)
    await clock.getByRole('button', { name: 'Resume' }).click()
    await expect(clock.getByRole('button', { name: 'Freeze' })).toBeVisible()
  })

  test('nothing breaks a rule of WCAG 2.2 AA, dark or light', async ({ page }) => {
    await openConsole(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Dark theme' })).toBeVisible()
  })

  test('in half a window each part fits, and breaks none', async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1000, height: 800 })
    await openConsole(page)
    for (const part of ['Situations', 'Journal', 'Market', 'Players']) {
      await page.getByRole('tab', { name: part, exact: true }).click()
      await expect(page.getByRole('tab', { name: part, exact: true })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      expect.soft(await overflow(page), part).toBe(0)
      expect.soft(await brokenRules(page), part).toEqual([])
    }
  })

  test('nor do its forms, when they are open', async ({ page }) => {
    await openConsole(page)
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await page.getByRole('button', { name: 'rich …' }).click()
    await page.getByRole('button', { name: 'Add fault' }).click()
    await page.getByRole('button', { name: 'Settle…' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Fork', exact: true }).click()
    await expectAccessible(page)
  })
})

test('a fault strikes the app, is seen, and taken away', async ({ page, world }) => {
  await openConsole(page)
  const faults = panel(page, 'Faults')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await faults.getByLabel('Where').selectOption('getBanners')
  await faults.getByLabel('How often').fill('3')
  await faults.getByRole('button', { name: 'Plant this fault' }).click()
  await expect(faults).toContainText('503 unavailable')
  await expect(faults).toContainText('3 left')
  expect((await ask('/api/getBanners', { headers: { 'x-world': world.name } })).status).toBe(503)
  await faults.getByRole('button', { name: 'Clear all' }).click()
  await expect(faults).toContainText('Nothing goes wrong on purpose.')
})

test('a call of the games server is given a fault, under its tag', async ({ page, world }) => {
  await openConsole(page)
  const faults = panel(page, 'Faults')
  await faults.getByRole('button', { name: 'Add fault' }).click()
  await faults.getByLabel('Where').selectOption('playRound')
  await faults.getByLabel('What').selectOption('answer lost after commit')
  await faults.getByRole('button', { name: 'Plant this fault' }).click()
  // The form names the call too.
  await expect(faults.getByRole('listitem')).toContainText('playRound')
  expect((await world.control.listFaults({ world: world.name })).map(({ target }) => target)).toEqual([
    { operation: 'playRound' },
  ])
})

test('an outcome that is set for a next round is listed, and taken back', async ({ page, world }) => {
  await openConsole(page)
  const rounds = panel(page, 'Rounds of games')
  await rounds.getByRole('button', { name: 'Set next round' }).click()
  const forced = rounds.getByRole('list', { name: 'Set for next rounds' })
  await expect(forced).toContainText('spribe/dice')
  await forced.getByRole('button', { name: 'Take back the next round of spribe/dice' }).click()
  await expect(forced).toBeHidden()
  expect(await world.control.listForcedOutcomes({ world: world.name })).toEqual([])
})

test('a code that was sent is read in the inbox', async ({ page, world }) => {
  await openConsole(page)
  await expect(panel(page, 'OTP inbox')).toContainText('No code was sent yet.')
  const player = await page.context().newPage()
  await player.goto('/')
  await enterMobile(player, newcomer.mobile)
  await expect(player.getByRole('heading', { name: 'Verify number' })).toBeVisible()
  const code = await world.sentCode(newcomer.mobile)
  await expect(panel(page, 'OTP inbox')).toContainText(`${code.slice(0, 3)} ${code.slice(3)}`)
})

test('the journal shows the calls of the player as they happen, with request and response', async ({ page }) => {
  await openConsole(page)
  const journal = panel(page, 'Journal')
  await playerTab(page)
  await journal.getByRole('button', { name: /^HTTP/ }).click()
  await journal.getByRole('searchbox').fill('login')
  await journal.getByRole('button', { name: /login .*200/ }).click()
  await expect(journal.locator('pre').filter({ hasText: 'player' }).first()).toBeVisible()
  await expect(journal).not.toContainText('Chaupar123')
})

test('a toast and money reach the player', async ({ page }) => {
  const player = await playerTab(page)
  // The balance comes over the socket, which brings the toast too: one that was pushed before reaches no page.
  await expect(player.getByRole('banner')).toContainText('₹10,000.00')
  await openConsole(page)
  const push = panel(page, 'Push')
  await push.getByLabel('Message').fill('Rain at the ground')
  await push.getByRole('button', { name: 'Push toast' }).click()
  await expectToast(player, 'Deposit : Rain at the ground')
  const players = panel(page, 'Players')
  await players.getByLabel('credit ₹').fill('250.50')
  await players.getByRole('button', { name: 'Credit', exact: true }).click()
  await expect(player.getByRole('banner')).toContainText('₹10,250.50')
  await expect(panel(page, 'Invariants')).toContainText('10 hold')
})

test('without a network, and without the world, it says so', async ({ page, world, context }) => {
  await openConsole(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline. What is shown may be old.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline. What is shown may be old.')).toBeHidden()
  await page.goto('/__mock/?world=never-made')
  await expect(page.getByText('There is no world never-made')).toBeVisible()
  await page.getByRole('button', { name: 'Go to the default world' }).click()
  await expect(page.getByRole('combobox', { name: 'World' })).toHaveValue('default')
  expect((await world.control.listWorlds()).map(({ name }) => name)).not.toContain('never-made')
})

test('the reference shows calls, socket events, this surface and the situations of their pacts', async ({ page }) => {
  await page.goto('/__mock/docs')
  await page.getByText('placeBet', { exact: true }).click()
  await expect(page.getByText('Rupees', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pacts' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'a stake above the limit' })).toBeVisible()
  await page.getByRole('tab', { name: 'Realtime' }).click()
  await expect(page.getByText('odds:update', { exact: true })).toBeVisible()
  await page.getByRole('tab', { name: 'Control surface' }).click()
  await page.getByRole('searchbox', { name: 'Find in the reference' }).fill('plantFault')
  await expect(page.getByText('plantFault', { exact: true })).toBeVisible()
  await expect(page.getByText('readClock', { exact: true })).toBeHidden()
  await expectAccessible(page)
})

test('the page stands under the same policy as the app, and programs get the list', async () => {
  for (const path of ['/__mock/', '/__mock/docs']) {
    const answer = await ask(path, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(answer.headers.get('x-accel-redirect')).toBeNull()
    expect(await answer.text()).toContain('<div id="root">')
  }
  const list = await ask('/__mock/')
  expect(await list.json()).toMatchObject({ error: false })
})
