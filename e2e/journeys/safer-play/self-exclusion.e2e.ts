import { expectToast, storeSession, type World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoney, signOut } from '../../parts/account.ts'
import { expectSignedOut, signIn, storedToken } from '../../parts/auth.ts'
import {
  closeSheet,
  endsOf,
  expectAccepted,
  findSelection,
  rupees,
  type Selection,
  select,
  stakeOn,
} from '../../parts/betting.ts'

test.use({ worldOptions: { frozen: true, scenarios: ['withdraw-pending'] } })

const minuteMs = 60_000
/** 10,000.00 of play money and 2,000.05 of cash. */
const openingPaise = 12_000_05
const stakePaise = 1_000_00
const withdrawnPaise = 1_234_56

test('an exclusion is announced, holds everywhere, is never made shorter, and ends by itself at its time', {
  tag: '@phone',
}, async ({ page, world, browser }) => {
  test.slow()
  const { control, name } = world
  await control.creditPlayer({ world: name, username: 'player', amount: 2000.05, withdrawable: true })
  await storeSession(page)
  const selection = await findSelection(world, { kind: 'match_odds', side: 'back' })
  const entry = await select(page, selection)
  await stakeOn(page, entry, '1000')
  await expectAccepted(entry, world, selection.price)
  await closeSheet(page)
  await expectMoney(page, rupees(openingPaise - stakePaise), rupees(stakePaise))
  const formOpen = await page.context().newPage()
  await formOpen.goto('/deposit/m_paytm')
  await expect(formOpen.getByRole('textbox', { name: 'Amount' })).toBeVisible()

  const until = await excludeForAYear(page, world)
  await expectExcluded(page, until)
  await expect(formOpen.getByText(`You have excluded yourself from play until ${until.text}.`)).toBeVisible()
  await expect(formOpen.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
  await formOpen.close()
  await expectNoShorter(page)
  await expectStopped(page, selection, until)
  await expectRefused(page, selection)
  await takeMoneyOut(page, world)

  await signOut(page)
  await expectSignedOut(page)
  await signIn(page)
  await expectExcluded(page, until)
  const second = await browser.newContext({ baseURL: world.url })
  // Without a size of its own the second browser is a desktop, whose header has the whole date.
  const elsewhere = await second.newPage()
  await signIn(elsewhere)
  await expectExcluded(elsewhere, until)
  await second.close()
  await world.reopen()
  await page.reload()
  await expectExcluded(page, until)

  await control.settleMarket({ world: name, marketId: selection.marketId, result: selection.selectionId })
  const end = openingPaise - withdrawnPaise + endsOf(selection, stakePaise).wins
  await expectMoney(page, rupees(end), '₹0.00')
  await waitForTheEnd(page, world, until)
  await expectMoney(page, rupees(end), '₹0.00')
  await page.goto('/deposit/m_paytm')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible()
  expect(await control.readInvariants({ world: name })).toMatchObject({ ok: true })
})

type End = { at: Date; text: string; day: string }

/** Reads what the exclusion stops and cancels once, reads that it cannot be ended early and goes back once, then excludes. */
async function excludeForAYear(page: Page, world: World): Promise<End> {
  await page.goto('/responsiblegame#take-break')
  await page.getByText('A year', { exact: true }).click()
  const begin = page.getByRole('button', { name: 'Exclude myself' })
  await begin.click()
  await expect(dialog(page)).toContainText('How long: A year')
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    'You cannot bet, and open games take no stake.',
    'Offers of yours that still wait in the book lapse.',
    'You cannot open games.',
    'You cannot deposit.',
    'You cannot claim a bonus.',
    'Your open bets are settled, and what they win is yours.',
    'You can log in, read your statement and withdraw.',
  ])
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await begin.click()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  const warning = 'This cannot be taken back: neither you nor we can end it early, whatever happens.'
  await expect(dialog(page).getByRole('alert')).toHaveText(warning)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Back' }).click()
  await expect(breakLine(page)).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  const { now } = await world.control.readClock({ world: world.name })
  await dialog(page).getByRole('button', { name: 'Exclude me now' }).click()
  await expectToast(page, 'You have excluded yourself')
  await expect(dialog(page)).toHaveCount(0)
  const at = new Date(now)
  at.setUTCMonth(at.getUTCMonth() + 12)
  return { at, text: indian(at, { hour: 'numeric', minute: '2-digit', hour12: true }), day: indian(at) }
}

/** Nothing on the page ends it, and half a year instead of it is refused. */
async function expectNoShorter(page: Page): Promise<void> {
  await expect(
    page.getByRole('status').filter({ hasText: 'Nobody can end it early. It can be made longer.' }),
  ).toBeVisible()
  await page.getByText('Six months', { exact: true }).click()
  await page.getByRole('button', { name: 'Exclude myself' }).click()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await dialog(page).getByRole('button', { name: 'Exclude me now' }).click()
  await expect(dialog(page)).toContainText('A break that runs can be made longer, but not shorter')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expectAccessible(page)
}

/** Each page says until when, in its header and in the place of what it would offer. */
async function expectStopped(page: Page, selection: Selection, until: End): Promise<void> {
  const words = `You have excluded yourself from play until ${until.text}.`
  const stopped = [
    ['/gatewaylist', 'Nothing can be paid in until then.', page.getByText('Choose a method')],
    ['/deposit/m_paytm', 'Nothing can be paid in until then.', page.getByRole('textbox', { name: 'Amount' })],
    ['/deposit/fast', 'Nothing can be paid in until then.', page.getByRole('radio')],
    ['/casino/spribe/dice', 'No game opens until then.', page.locator('iframe')],
    ['/bonus/bn-welcome', 'No bonus can be claimed until then.', page.getByRole('button', { name: /^Claim/ })],
  ] as const
  for (const [path, message, offered] of stopped) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(words), path).toBeVisible()
    await expect(page.getByRole('main').getByText(message), path).toBeVisible()
    await expect(offered, path).toHaveCount(0)
    await expectExcluded(page, until)
  }
  await expectAccessible(page)
  for (const path of ['/home', '/exchange/Inplay', '/terms']) {
    await page.goto(path)
    await expectExcluded(page, until)
  }
  const entry = await select(page, selection)
  await entry.getByLabel('Stake', { exact: true }).fill('100')
  await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place bet', exact: true })).toBeDisabled()
  await closeSheet(page)
  await expectExcluded(page, until)
}

/** The server holds it too, whatever a page would send. */
async function expectRefused(page: Page, { marketId, selectionId, price }: Selection): Promise<void> {
  const bet = { marketId, selectionId, side: 'back', odds: price, stake: 100, accept: { policy: 'any' } }
  const dice = {
    provider: 'spribe',
    code: '',
    casino: 'spribe',
    game: 'spribe/dice',
    homeUrl: page.url(),
    device: 'mobile',
  }
  const calls = [
    ['/api/bets', bet],
    ['/api/deposit/create', { gateway: 'm_paytm', amount: 500, utr: '402911223301' }],
    ['/api/deposit/fastpayme', { gateway: 'm_paytm', amount: 500 }],
    ['/api/bonus/claims', { id: 'bn-welcome' }],
    ['/game-host/lobby', dice],
  ] as const
  const authorization = (await storedToken(page)) ?? ''
  for (const [path, body] of calls) {
    const answer = await page.evaluate(
      async ({ url, headers, text }) => (await fetch(url, { method: 'POST', headers, body: text })).json(),
      { url: path, headers: { authorization, 'content-type': 'application/json' }, text: JSON.stringify(body) },
    )
    const refusal = { error: true, code: 'self_excluded', message: 'You have excluded yourself from play' }
    expect(answer, path).toMatchObject(refusal)
  }
}

async function takeMoneyOut(page: Page, { control, name }: World): Promise<void> {
  await page.goto('/pre-withdraw-page/bank')
  await page.getByRole('link', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('1234.56')
  await page.getByRole('button', { name: 'Request ₹1,234.56' }).click()
  const receipt = page.getByRole('region', { name: 'Your request', exact: true })
  await expect(receipt).toContainText('Pending')
  await control.approveWithdrawal({ world: name, requestId: 'w-2' })
  await expect(receipt).toContainText('Approved')
  await expectMoney(page, rupees(openingPaise - stakePaise - withdrawnPaise), rupees(stakePaise))
}

/** A minute before its end it still runs; then every open page is free of it by itself. */
async function waitForTheEnd(page: Page, world: World, until: End): Promise<void> {
  const { control, name } = world
  await control.setClock({ world: name, now: new Date(until.at.getTime() - minuteMs).toISOString() })
  // A login lasts a day.
  await signIn(page)
  await expectExcluded(page, until)
  await control.advanceClock({ world: name, ms: minuteMs })
  await expect(breakLine(page)).toHaveCount(0)
}

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Exclude yourself?' })

const breakLine = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^(Self-excluded|On a break|Break) until / })

async function expectExcluded(page: Page, { text, day }: End): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 760
  await expect(breakLine(page)).toHaveText(isPhone ? `Break until ${day}` : `Self-excluded until ${text}`, {
    useInnerText: true,
  })
}

/** A moment as the site writes it, in India's time. */
function indian(at: Date, time: Intl.DateTimeFormatOptions = {}): string {
  const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
  return new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...day, ...time }).format(at)
}
