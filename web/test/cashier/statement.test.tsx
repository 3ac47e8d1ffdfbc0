import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { playerByUsername } from '../../../mock-server/src/domain/accounts/player-records.ts'
import { approveDeposit } from '../../../mock-server/src/domain/cashier/decide-deposit.ts'
import { createDeposit } from '../../../mock-server/src/domain/cashier/deposits.ts'
import { accountStatement } from '../../../mock-server/src/domain/cashier/statement.ts'
import { createWithdrawal } from '../../../mock-server/src/domain/cashier/withdrawals.ts'
import { balanceOf } from '../../../mock-server/src/domain/money/wallet.ts'
import { identify } from '../../../mock-server/test/support/identity.ts'
import { startMock } from '../mock.ts'
import { address, openSiteAsPlayer, toastSays } from '../site.tsx'
import { apply, giveCash } from '../situation.ts'
// The pages come before the clock of a test runs: a busy machine takes its time over their modules.
import '../../src/features/cashier/deposit/gateway-list-page.tsx'
import '../../src/features/cashier/statement/statement-page.tsx'
import '../../src/features/cashier/withdraw/withdraw-list-page.tsx'

/** Texts of the cells that a wide screen shows, without the time. */
async function rows(): Promise<string[]> {
  const table = await screen.findByRole('table', { name: 'Entries' })
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('b, td.wide-only.num, td > small:not(.narrow-only)')]
        .map((cell) => cell.firstChild?.textContent)
        .join(' | '),
    )
}

const totals = () => screen.getByLabelText('Totals of these rows').textContent

test('[7.3-1] [9-13] the statement shows each entry with its amount and the balance after it, and the totals of all', async () => {
  const mock = await startMock()
  giveCash(mock, 299.95)
  await openSiteAsPlayer(mock, '/cashier')
  expect(await rows()).toEqual([
    'Credit by the operator | Correction | +\u2060₹299.95 | ₹10,299.95',
    'Opening credit of play money | Opening credit | +\u2060₹10,000.00 | ₹10,000.00',
  ])
  expect(totals()).toBe('Credited+\u2060₹10,299.95Debited₹0.00Balance change+\u2060₹10,299.95')
  expect(screen.getByRole('heading', { name: 'Entries 2' })).toBeTruthy()
})

test('[7.3-1] type and days narrow the list, stand in the address, and are taken away by one button', async () => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  await user.selectOptions(await screen.findByLabelText('Type'), 'Withdrawal')
  await waitFor(async () =>
    expect(await rows()).toEqual([
      'Withdrawal w-1 to Sahyadri Bank ******2222, held | Withdrawal | −\u2060₹1,500.00 | ₹10,000.00',
    ]),
  )
  expect(totals()).toBe('Credited₹0.00Debited−\u2060₹1,500.00Balance change−\u2060₹1,500.00')
  expect(screen.getByRole('heading', { name: 'Entries 1' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Today' }))
  expect(address()).toBe('/cashier?type=withdrawal&from=2026-11-21&to=2026-11-21')
  await user.selectOptions(screen.getByLabelText('Type'), 'Referral')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/cashier')
  await waitFor(async () => expect(await rows()).toHaveLength(3))
})

test('the balance is drawn entry by entry, and an entry leads to its record', async () => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  await openSiteAsPlayer(mock, '/cashier')
  await screen.findByRole('img', {
    name: /^Balance from ₹10,000\.00 to ₹10,000\.00, one step for each entry; .*, 10 on a page$/,
  })
  expect(screen.queryByText(/^Entries of other types moved/)).toBeNull()
  const entry = await screen.findByRole('link', { name: 'Withdrawal w-1 to Sahyadri Bank ******2222, held' })
  expect(entry.getAttribute('href')).toBe('/withdrawList?request=w-1')
  expect(screen.queryByRole('link', { name: 'Opening credit of play money' })).toBeNull()
})

test('under a type the chart says that other entries moved the balance too', async () => {
  const mock = await startMock()
  giveCash(mock, 100.05)
  apply(mock, 'withdraw-pending')
  giveCash(mock, 7)
  await openSiteAsPlayer(mock, '/cashier?type=correction')
  await screen.findByRole('img', { name: /^Balance from / })
  screen.getByText('Entries of other types moved the balance in between; they are not drawn.')
})

test.each([
  ['deposit', /^Deposit d-1 by Paytm/, 'Request numberd-1'],
  ['withdrawal', /^Withdrawal w-1 to .*1177, held/, 'Request numberw-1'],
] as const)(
  'an entry of a %s leads to its receipt, though the list begins with newer ones',
  async (type, name, line) => {
    const mock = await startMock()
    const player = playerByUsername(mock.world, 'player')
    if (!player) throw new Error('no player')
    identify(mock.world, player.id)
    giveCash(mock, 5000)
    for (let at = 0; at < 12; at += 1) {
      const paid = { gateway: 'm_paytm', amountPaise: 500_00, utr: String(431055278800 + at) } as const
      if (type === 'deposit') approveDeposit(mock.world, createDeposit(mock.world, player, paid, null).id)
      else createWithdrawal(mock.world, player, { method: 'm_paytm', amountPaise: 200_00, account: '9820041177' })
    }
    const { user } = await openSiteAsPlayer(mock, `/cashier?type=${type}&page=2`)
    await user.click(await screen.findByRole('link', { name }))
    const receipt = await screen.findByRole('region', { name: 'Your request' })
    expect(receipt.textContent).toContain(line)
    expect(screen.queryByText(new RegExp(`^Request ${line.slice(-3)}\\b`))).toBeNull()
  },
)

test.each([
  ['/gatewaylist?request=d-9', 'The request d-9 is not among yours.'],
  ['/withdrawList?request=w-9', 'The request w-9 is not among yours.'],
])('at %s a notice above the list reports an unknown request, or one of another player', async (path, notice) => {
  const mock = await startMock()
  apply(mock, 'withdraw-pending')
  await openSiteAsPlayer(mock, path)
  expect((await screen.findByText(notice)).closest('[role=status]')).not.toBeNull()
  expect(screen.queryByRole('region', { name: 'Your request' })).toBeNull()
})

test('what the address says in vain is left out, and turned days are named before any call', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/cashier?type=nonsense&from=2026-02-31&page=zero')
  expect(await rows()).toHaveLength(1)
  const last = mock.calls.findLast(({ call }) => call === 'GET /api/getAccountstatement')
  expect(last?.request.url).toContain('skip=0&pagesize=10')
  expect(last?.request.url).not.toMatch(/type|startdate/)
})

test('days that are turned are named, and nothing is asked', async () => {
  const mock = await startMock()
  await openSiteAsPlayer(mock, '/cashier?from=2026-11-22&to=2026-11-21')
  expect((await screen.findByRole('alert')).textContent).toBe('The first day is after the last. Choose the days again.')
  expect(mock.count('GET /api/getAccountstatement')).toBe(0)
})

test('pages hold ten entries; a page beyond the last leads back to the first', async () => {
  const mock = await startMock()
  for (let entry = 1; entry <= 11; entry += 1) giveCash(mock, entry)
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  expect((await rows())[0]).toBe('Credit by the operator | Correction | +\u2060₹11.00 | ₹10,066.00')
  screen.getByText('1 to 10 of 12')
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await screen.findByText('11 to 12 of 12')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
  expect(address()).toBe('/cashier?page=2')
})

test('a page beyond the last says so and leads to the first', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/cashier?page=9')
  await screen.findByText('There is nothing on this page')
  await user.click(screen.getByRole('button', { name: 'First page' }))
  expect(await rows()).toHaveLength(1)
})

/** Presses CSV and reads the file that is saved: its name, its first line, and the entries in its order. */
async function saveCsv(user: UserEvent) {
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return 'blob:statement'
  }
  URL.revokeObjectURL = () => undefined
  let name = ''
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  await rows()
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [head, ...lines] = (await textOf(files[0])).trimEnd().split('\r\n')
  return { name, head, lines, entries: lines.map(entryOf) }
}

/** Reference and paise of a line; the texts of these tests hold no comma but the time's. */
function entryOf(line: string) {
  const cells = line.match(/"[^"]*"|[^,]+/g) ?? []
  const [credit = 0, debit = 0, balance = 0] = cells.slice(-3).map((cell) => Math.round(Number(cell) * 100))
  return { id: cells.find((cell) => /^e-\d+$/.test(cell)), credit, debit, balance }
}

const sum = (paise: readonly number[]) => paise.reduce((total, one) => total + one, 0)

test('[4-21] CSV reads Submitting... until its rows have come', async () => {
  const mock = await startMock()
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  await rows()
  mock.delay('getAccountStatement', 300)
  mock.fail('getAccountStatement', 422, 'No rows today')
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  expect(screen.getByRole('button', { name: 'Submitting...' })).toHaveProperty('disabled', true)
  await toastSays('error', 'No rows today')
  await waitFor(() => expect(screen.getByRole('button', { name: 'CSV' })).toHaveProperty('disabled', false))
})

test('the file holds every entry that the filters leave, beyond this page too', async () => {
  const mock = await startMock()
  for (let entry = 1; entry <= 11; entry += 1) giveCash(mock, entry)
  const { user } = await openSiteAsPlayer(mock, '/cashier?type=correction')
  const { name, head, lines } = await saveCsv(user)
  expect(name).toBe('statement-2026-11-21.csv')
  expect(lines).toHaveLength(11)
  expect(head).toBe('Time (IST),Reference,Type,Description,Credit,Debit,Balance')
  expect(lines[0]).toMatch(/,e-\d+,Correction,Credit by the operator,11,0,10066$/)
})

test('the file adds up with the totals and the balances to the paisa, amounts that went out included', async () => {
  const mock = await startMock()
  const player = playerByUsername(mock.world, 'player')
  if (!player) throw new Error('no player')
  identify(mock.world, player.id)
  for (const rupees of [0.01, 0.07, 1234.29, 999.99, 333.33]) giveCash(mock, rupees)
  for (const amountPaise of [200_03, 200_29, 777_77]) {
    createWithdrawal(mock.world, player, { method: 'm_paytm', amountPaise, account: '9820041177' })
  }
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  const { entries } = await saveCsv(user)
  const { count, creditPaise, debitPaise } = accountStatement(mock.world, player.id, { skip: 0, pageSize: 1 })
  expect(entries).toHaveLength(count)
  expect(sum(entries.map(({ credit }) => credit))).toBe(creditPaise)
  expect(sum(entries.map(({ debit }) => debit))).toBe(debitPaise)
  const [last, first] = [entries[0], entries.at(-1)]
  if (!last || !first) throw new Error('no entries')
  expect(last.balance).toBe(balanceOf(mock.world, player.id).balancePaise)
  expect(last.balance - (first.balance - first.credit + first.debit)).toBe(creditPaise - debitPaise)
})

test('an entry that is posted between two pages of the file stands in it, and none twice', async () => {
  const mock = await startMock()
  for (let entry = 1; entry <= 105; entry += 1) giveCash(mock, entry + 0.01)
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  await screen.findByRole('img', { name: /^Balance from/ })
  let posted = false
  mock.onAnswer('GET /api/getAccountstatement', (url) => {
    if (posted || !url.includes('skip=0&pagesize=100')) return
    posted = true
    giveCash(mock, 7.77)
  })
  const { entries } = await saveCsv(user)
  expect(posted).toBe(true)
  expect(entries).toHaveLength(107)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(107)
  expect(entries[0]).toMatchObject({ credit: 777 })
  expect(entries.at(-1)).toMatchObject({ credit: 10_000_00 })
})

test('a statement that never stands still is read five times, and then nothing is saved', async () => {
  const mock = await startMock()
  for (let entry = 1; entry <= 100; entry += 1) giveCash(mock, entry)
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  await screen.findByRole('img', { name: /^Balance from/ })
  let readings = 0
  mock.onAnswer('GET /api/getAccountstatement', (url) => {
    if (!url.includes('skip=0&pagesize=100')) return
    readings += 1
    giveCash(mock, 7.77)
  })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await toastSays('error', 'The list changed while it was read, so nothing was saved. Please try again')
  expect(readings).toBe(5)
  expect(saved).not.toHaveBeenCalled()
})

test('a failure shows the request id and Retry brings the statement', async () => {
  const mock = await startMock()
  const { id } = mock.fail('getAccountStatement', 400, 'The statement is being made')
  const { user } = await openSiteAsPlayer(mock, '/cashier')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We could not load your statement')
  expect(alert.textContent).toContain('The statement is being made')
  expect(alert.querySelector('code')?.textContent).toMatch(/\S{6,}/)
  mock.world.faults.clear(id)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await rows()).toHaveLength(1)
})

function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(file ?? new Blob())
  })
}
