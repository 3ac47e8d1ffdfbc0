import { storeSession, type World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { expectMoneyInGame } from '../../parts/account.ts'
import {
  closeSheet,
  endsOf,
  expectAccepted,
  findSelection,
  rupees,
  select,
  settleBoard,
  stakeOn,
  type Wanted,
} from '../../parts/betting.ts'
import { goToGame, press, setNextRound } from '../../parts/games.ts'

test.use({ worldOptions: { frozen: true } })

const dayMs = 24 * 60 * 60 * 1000
const openingPaise = 10_000_00
const depositPaise = 1_000_25
const backedPaise = 333_33
const lostPaise = 777_77
const rolledPaise = 200_00

test('the activity of days, weeks and months agrees to the paisa with statement, header and ledger', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  const { control, name } = world
  const { now } = await control.readClock({ world: name })
  const sunday = endOfWeekAndMonth(new Date(now))
  await control.setClock({ world: name, now: sunday.toISOString() })
  await storeSession(page)
  await payIn(page, world)
  const won = await bet(page, world, { kind: 'match_odds', side: 'back' }, backedPaise, true)
  await nextDay(page, world)
  const lost = await bet(page, world, { kind: 'bookmaker', side: 'back' }, lostPaise, false)
  await nextDay(page, world)
  const rolled = await rollDice(page, world)
  const net = won + lost + rolled
  await expectMoneyInGame(page, rupees(openingPaise + depositPaise + net), '₹0.00')

  await page.goto('/activity')
  const totals = page.getByLabel('Totals', { exact: true })
  const staked = backedPaise + lostPaise + rolledPaise
  const sums = `Deposited${rupees(depositPaise)}Withdrawn₹0.00Staked${rupees(staked)}Net result${signed(net)}`
  const [nothing, first] = [row([]), row([won], depositPaise, backedPaise)]
  const [second, third] = [row([lost], 0, lostPaise), row([rolled], 0, rolledPaise)]
  const afterwards = row([lost, rolled], 0, lostPaise + rolledPaise)
  const day = (days: number) => new Date(sunday.getTime() + days * dayMs)
  const week = (from: number) => `${dated(day(from))} – ${dated(day(from + 6))}`
  const steps = [
    {
      by: 'Days',
      bars: 3,
      rows: [
        [dated(day(2)), third],
        [dated(day(1)), second],
        [dated(day(0)), first],
        [dated(day(-1)), nothing],
      ],
    },
    {
      by: 'Weeks',
      bars: 2,
      rows: [
        [week(1), afterwards],
        [week(-6), first],
        [week(-13), nothing],
      ],
    },
    {
      by: 'Months',
      bars: 2,
      rows: [
        [monthOf(day(2)), afterwards],
        [monthOf(day(0)), first],
      ],
    },
  ] as const
  for (const { by, bars, rows } of steps) {
    await page.getByRole('radio', { name: by, exact: true }).check({ force: true })
    await expectRows(page, rows)
    await expect(totals).toHaveText(sums)
    await expect(chart(page, 'Net result').locator('rect')).toHaveCount(bars)
    await expectAccessible(page)
  }
  await page.getByRole('radio', { name: 'Deposits', exact: true }).check({ force: true })
  await expect(chart(page, 'Deposits').locator('rect')).toHaveCount(1)

  for (const [type, paise] of [
    ['deposit', depositPaise],
    ['bet', -backedPaise - lostPaise],
    ['settlement', backedPaise + won],
    ['game', rolled],
  ] as const) {
    await page.goto(`/cashier?type=${type}`)
    await expect(page.getByLabel('Totals of these rows'), type).toContainText(`Balance change${signed(paise)}`)
  }
  expect(await control.readInvariants({ world: name })).toMatchObject({ ok: true })
})

async function payIn(page: Page, { control, name }: World): Promise<void> {
  await page.goto('/deposit/m_paytm')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000.25')
  await page.getByLabel('UTR number').fill('402911223301')
  await page.getByRole('button', { name: 'Submit request' }).click()
  const receipt = page.getByRole('region', { name: 'Your request', exact: true })
  await expect(receipt).toContainText('Pending')
  await control.approveDeposit({ world: name, requestId: 'd-1' })
  await expect(receipt).toContainText('Approved')
}

/** A bet on the first selection, decided at once; gives what it came to, in paise. */
async function bet(page: Page, world: World, wanted: Wanted, stakePaise: number, wins: boolean): Promise<number> {
  const selection = await findSelection(world, wanted)
  const entry = await select(page, selection)
  await stakeOn(page, entry, String(stakePaise / 100))
  await expectAccepted(entry, world, selection.price)
  await closeSheet(page)
  const { marketId, selectionId, others } = selection
  const result = wins ? selectionId : (others[0] ?? '')
  await settleBoard(page, world, marketId, result)
  const ends = endsOf(selection, stakePaise)
  return wins ? ends.wins : -ends.loses
}

/** A round of dice that wins; gives what it came to by the record of the round. */
async function rollDice(page: Page, world: World): Promise<number> {
  await setNextRound(world, 'spribe/dice', 'wins')
  const game = await goToGame(page, 'spribe/dice', 'Dice')
  await game.getByRole('textbox', { name: 'Stake in rupees' }).fill('200')
  await press(game.getByRole('button', { name: /^Roll/ }))
  await expect
    .poll(() => world.control.listRounds({ world: world.name }))
    .toMatchObject([{ status: 'won', stake: rolledPaise / 100 }])
  const [round] = await world.control.listRounds({ world: world.name })
  return Math.round((round?.payout ?? 0) * 100) - rolledPaise
}

/** A login lasts a day. */
async function nextDay(page: Page, { control, name }: World): Promise<void> {
  await control.advanceClock({ world: name, ms: dayMs })
  await storeSession(page)
}

type Row = readonly [name: string, cells: readonly string[]]

/** The newest rows, each cell as it is written; all that are older hold nothing. */
async function expectRows(page: Page, rows: readonly Row[]): Promise<void> {
  const body = page.getByRole('table', { name: 'My activity' }).getByRole('row')
  for (const [index, [name, cells]] of rows.entries()) {
    await expect(body.nth(index + 1).getByRole('cell')).toHaveText([name, ...cells])
  }
}

/** Net, staked, won, lost, deposited and withdrawn, of results in paise. */
function row(results: readonly number[], deposited = 0, staked = 0): readonly string[] {
  const sum = (list: readonly number[]) => list.reduce((total, paise) => total + paise, 0)
  const won = sum(results.map((paise) => Math.max(0, paise)))
  const lost = sum(results.map((paise) => Math.max(0, -paise)))
  return [signed(won - lost), rupees(staked), rupees(won), rupees(lost), rupees(deposited), '₹0.00']
}

const chart = (page: Page, measure: string): Locator =>
  page.getByRole('img', { name: `${measure}, one bar for each row of the table, which holds the same figures` })

function signed(paise: number): string {
  return `${paise > 0 ? '+\u2060' : paise < 0 ? '−\u2060' : ''}${rupees(Math.abs(paise))}`
}

/** Noon in India of the next Sunday after which a month begins. */
function endOfWeekAndMonth(now: Date): Date {
  const day = new Date(now)
  day.setUTCHours(6, 30, 0, 0)
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 0 || new Date(day.getTime() + dayMs).getUTCDate() !== 1)
  return day
}

function dated(at: Date): string {
  return new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' }).format(at)
}

function monthOf(at: Date): string {
  return new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', month: 'short', year: 'numeric' }).format(at)
}
