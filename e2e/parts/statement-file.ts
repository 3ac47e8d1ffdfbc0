import { readFile } from 'node:fs/promises'
import type { Data } from '@chaupar/api/api'
import type { World } from '@chaupar/playwright'
import { expect, type Page } from '@playwright/test'

type Entry = { id: string; credit: number; debit: number; balance: number }

/**
 * Saves the whole statement as a file, and holds it against the ledger of the world, to the paisa: the entries are those of the
 * API, their sums its totals, and the newest balance is what the operator sees of the player.
 */
export async function expectFileOfLedger(page: Page, { control, name }: World, username = 'player'): Promise<void> {
  await page.goto('/cashier')
  await expect(page.getByRole('table', { name: 'Entries' })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.csv$/)
  const entries = entriesIn(await readFile(await file.path(), 'utf8'))
  const { rows, count, totals } = await statement(page)
  expect(entries).toEqual(
    rows.map(({ id, credit, debit, balance }) => ({
      id,
      credit: paise(credit),
      debit: paise(debit),
      balance: paise(balance),
    })),
  )
  expect(entries).toHaveLength(count)
  const [credit, debit] = [sum(entries, 'credit'), sum(entries, 'debit')]
  expect({ credit, debit }).toEqual({ credit: paise(totals.credit), debit: paise(totals.debit) })
  const player = (await control.listPlayers({ world: name })).find((one) => one.username === username)
  expect(entries[0]?.balance).toBe(paise(player?.wallet.balance ?? Number.NaN))
  // The player has no money before the first entry.
  expect(credit - debit).toBe(entries[0]?.balance)
  expect(await control.readInvariants({ world: name })).toMatchObject({ ok: true })
}

/** What the API returns for the same player, in one page of at most 100 entries. */
async function statement(page: Page): Promise<Data<'getAccountStatement'>> {
  return page.evaluate(async () => {
    const headers = { authorization: localStorage.getItem('token') ?? '' }
    const answer = await fetch('/api/getAccountstatement?skip=0&pagesize=100', { headers })
    return (await answer.json()).data
  })
}

/** The lines below the head: a reference somewhere in the middle, and three amounts at the end. */
function entriesIn(text: string): Entry[] {
  const [, ...lines] = text.trimEnd().split('\r\n')
  return lines.map((line) => {
    const id = /(?:^|,)(e-\d+),/.exec(line)?.[1] ?? line
    const [credit = '', debit = '', balance = ''] = line.split(',').slice(-3)
    return { id, credit: paise(credit), debit: paise(debit), balance: paise(balance) }
  })
}

/** Paise of rupees; what is no amount is NaN, which equals nothing. */
function paise(rupees: number | string): number {
  return rupees === '' ? Number.NaN : Math.round(Number(rupees) * 100)
}

function sum(entries: readonly Entry[], of: 'credit' | 'debit'): number {
  return entries.reduce((total, entry) => total + entry[of], 0)
}
