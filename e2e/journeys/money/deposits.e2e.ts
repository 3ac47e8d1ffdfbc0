import type { World } from '@chaupar/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/test.ts'
import { expectAccessible } from '../../parts/accessibility.ts'
import { signIn } from '../../parts/auth.ts'

test.use({ worldOptions: { scenarios: ['described-forms'] } })

/** One way to pay in: its key, name, what its reference is called and looks like, and what else it asks. */
type Way = {
  key: string
  name: string
  label: string
  references: readonly [string, string]
  more?: (page: Page) => Promise<void>
}

const utr = 'UTR number'
const hash = 'Transaction hash'

/** The shortest thing that is a PNG by its first bytes. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
})

/** Every gateway of the specification, the bank, and one that only the server describes. */
const ways: readonly Way[] = [
  { key: 'm_paytm', name: 'Paytm', label: utr, references: ['402911223301', '402911223302'] },
  { key: 'm_bkash', name: 'bKash', label: 'bKash transaction ID', references: ['9FG3KQ0TX1', '9FG3KQ0TX2'] },
  { key: 'm_nagad', name: 'Nagad', label: 'Nagad transaction ID', references: ['72XK93A1', '72XK93A2'] },
  { key: 'm_binance_tron', name: 'Binance, TRON', label: hash, references: ['a1'.repeat(32), 'a2'.repeat(32)] },
  {
    key: 'm_binance_bsc',
    name: 'Binance, BSC',
    label: hash,
    references: [`0x${'b1'.repeat(32)}`, `0x${'b2'.repeat(32)}`],
  },
  {
    key: 'bank',
    name: 'Bank transfer',
    label: utr,
    references: ['402911223303', '402911223304'],
    more: async (page) => {
      await page.getByRole('radio', { name: /Konkan Bank/ }).check()
      await page.getByLabel('Proof of payment').setInputFiles(picture('paid.png'))
    },
  },
  {
    key: 'm_upi_counter',
    name: 'UPI counter',
    label: utr,
    references: ['402911223305', '402911223306'],
    more: async (page) => {
      await page.getByLabel("Payer's name").fill('Asha Rao')
      await page.getByLabel('Counter number').fill('12')
      await page.getByLabel('Paid on').fill('21/11/2020')
      await page.getByLabel('App that was used').selectOption({ label: "My bank's app" })
      await page.getByLabel('Slip of the counter').setInputFiles(picture('slip.png'))
    },
  },
]

const amountPaise = 1000_25
const openingPaise = 10_000_00

test('pays in by every gateway, declined and approved, to the paisa in header, statement and ledger', {
  tag: '@phone',
}, async ({ page, world }) => {
  test.slow()
  await signIn(page)
  const header = page.getByRole('banner')
  await expect(header).toContainText(rupees(openingPaise))
  for (const [index, way] of ways.entries()) {
    const { name, control } = world
    const before = openingPaise + index * amountPaise
    await page.goto(`/deposit/${way.key}`)
    await announce(page, way, way.references[0])
    await control.declineDeposit({ world: name, requestId: `d-${2 * index + 1}`, reason: 'No such payment' })
    await expect(receipt(page)).toContainText('Declined')
    await expect(receipt(page)).toContainText('No such payment')
    await expect(header).toContainText(rupees(before))

    await page.getByRole('button', { name: 'New request' }).click()
    await announce(page, way, way.references[1])
    await control.approveDeposit({ world: name, requestId: `d-${2 * index + 2}` })
    await expect(receipt(page)).toContainText('Approved')
    await expect(receipt(page)).toContainText(way.name)
    await expect(header).toContainText(rupees(before + amountPaise))
    expect(await postedPaise(world, 'real')).toBe(before + amountPaise)
  }
  expect(await postedPaise(world, 'wagering')).toBe(ways.length * amountPaise)
  await expectAccessible(page)
  await page.goto('/cashier?type=deposit')
  await expect(page.getByRole('main')).toContainText(rupees(ways.length * amountPaise))
  await expect(page.getByRole('main')).toContainText('Deposit d-14 by UPI counter')
  expect(await world.control.readInvariants({ world: world.name })).toMatchObject({ ok: true })
})

test('KYC documents go through all states, with fields that the operator describes', { tag: '@phone' }, async ({
  page,
  world,
}) => {
  const { name, control } = world
  await signIn(page, '/kyc')
  await expect(page.getByText('You have not submitted any documents yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit documents' }).click()
  await expect(page.getByText('Source of funds is required')).toBeVisible()
  await expectAccessible(page)
  await handIn(page, 'P1234567')
  await control.declineKyc({ world: name, requestId: 'k-1', reason: 'The scan is too dark' })
  await expect(standing(page)).toContainText('Declined')
  await expect(standing(page)).toContainText('The scan is too dark')

  await handIn(page, 'P7654321')
  await control.approveKyc({ world: name, requestId: 'k-2' })
  await expect(standing(page)).toContainText('Approved')
  await expect(standing(page)).toContainText('ABCDE1234F')
  await expect(page.getByRole('button', { name: 'Submit documents' })).toHaveCount(0)

  await control.placeKyc({ world: name, username: 'player', standing: 'expired' })
  await expect(standing(page)).toContainText('Your documents are no longer valid. Submit new ones.')
  await handIn(page, 'P1112223')
  await page.reload()
  await expect(standing(page)).toContainText('Pending')
  await expect(standing(page)).toContainText('Source of fundsSalary')
})

async function announce(page: Page, { label, more }: Way, reference: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill((amountPaise / 100).toFixed(2))
  await more?.(page)
  await page.getByLabel(label).fill(reference)
  await page.getByRole('button', { name: 'Submit request' }).click()
  await expect(receipt(page)).toContainText('Pending')
}

async function handIn(page: Page, documentNumber: string): Promise<void> {
  await page.getByLabel('Document number').fill(documentNumber)
  await page.getByLabel('Scan of the document').setInputFiles(picture('passport.png'))
  await page.getByLabel('Source of funds').selectOption({ label: 'Salary' })
  await page.getByLabel('PAN').fill('ABCDE1234F')
  await page.getByRole('button', { name: 'Submit documents' }).click()
  await expect(standing(page)).toContainText('Pending')
}

const receipt = (page: Page): Locator => page.getByRole('region', { name: 'Your request', exact: true })
const standing = (page: Page): Locator => page.getByRole('region', { name: 'Identity check' })

function rupees(paise: number): string {
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
}

/** Paise that the ledger has posted on an account of the player, all entries together. */
async function postedPaise({ name, control }: World, account: 'real' | 'wagering'): Promise<number> {
  const { entries, next } = await control.listLedger({ world: name, username: 'player', account })
  expect(next).toBeNull()
  return entries
    .flatMap(({ lines }) => lines)
    .filter((line) => line.account === account)
    .reduce((sum, { amountPaise: moved }) => sum + moved, 0)
}
