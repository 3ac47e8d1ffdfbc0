import type { ControlData } from '@chaupar/api/control-client'
import { expect, test } from 'vitest'
import { there } from '../support/answers.ts'
import { frozenApp, openMarket, placeBet, type TestApp, world } from '../support/control-client.ts'
import { call, logIn } from '../support/server.ts'

type Entry = ControlData<'listLedger'>['entries'][number]

const ledger = `${world}/ledger`

/** A world in which money has moved in several ways; two players beside the seeded one have their opening credit. */
async function movedWorld(): Promise<TestApp> {
  const app = await frozenApp()
  const { market } = await openMarket(app)
  await placeBet(app, market, 333.33)
  await call(app, `${world}/player/demo-users`, { body: { count: 2 } })
  const token = await logIn(app)
  const deposit = { gateway: 'm_paytm', amount: 500.5, utr: '402911223344' }
  await call(app, '/api/deposit/create', { token, body: deposit })
  await call(app, `${world}/deposits/d-1/approve`, { method: 'POST' })
  for (const more of [
    { amount: 12.34, to: 'coins' },
    { amount: 250.05, withdrawable: true },
  ])
    await call(app, `${world}/money/credit`, { body: { username: 'player', ...more } })
  return app
}

/** All entries, page by page. */
async function allEntries(app: TestApp, limit: number): Promise<Entry[]> {
  const found: Entry[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { entries, next }: ControlData<'listLedger'> = (await call(app, `${ledger}?after=${after}&limit=${limit}`))
      .json.data
    expect(entries.length).toBeLessThanOrEqual(limit)
    found.push(...entries)
    after = next
  }
  return found
}

/** Paise that the entries moved on an account of a player. */
function heldPaise(entries: readonly Entry[], username: string, account: string): number {
  return entries
    .filter((entry) => entry.username === username)
    .flatMap(({ lines }) => lines)
    .reduce((sum, line) => (line.account === account ? sum + line.amountPaise : sum), 0)
}

const paise = (rupees: number) => Math.round(rupees * 100)

test('the lines of the ledger add up, to the paisa, to every player’s balance', async () => {
  const app = await movedWorld()
  const entries = await allEntries(app, 2)
  expect(entries).toEqual(await allEntries(app, 1000))
  for (const { lines } of entries) expect(lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0)
  const players = (await call(app, `${world}/players`)).json.data
  expect(players.length).toBeGreaterThan(2)
  for (const { username, wallet, exposure } of players) {
    const held = (account: string) => heldPaise(entries, username, account)
    expect([held('real'), held('bonus'), held('exposure')], username).toEqual(
      [wallet.balance, wallet.coins, exposure].map(paise),
    )
    const free = held('real') + held('exposure') - held('restricted') - held('wagering')
    expect(Math.min(held('real'), Math.max(0, free)), username).toBe(paise(wallet.cash))
  }
  // 10,000.00 at the start, and the moves of this test.
  expect(heldPaise(entries, 'player', 'real')).toBe(1_000_000 - 33_333 + 50_050 + 25_005)
})

test('a player’s statement has its entries, with their moves of the balance', async () => {
  const app = await movedWorld()
  const { entries } = (await call(app, `${ledger}?username=player`)).json.data
  const token = await logIn(app)
  const { rows, count } = (await call(app, '/api/getAccountstatement?skip=0&pagesize=100', { token })).json.data
  expect(count).toBe(entries.length)
  const shown = rows.map(({ id, createdAt, credit, debit }) => [id, createdAt, paise(credit - debit)])
  const kept = entries.map((entry) => [`e-${entry.id}`, entry.at, heldPaise([entry], 'player', 'real')])
  expect(shown).toEqual(kept.toReversed())
  expect(paise(there(rows[0]).balance)).toBe(heldPaise(entries, 'player', 'real'))
})

test('entries have their kind, and are found by the account that they move', async () => {
  const app = await movedWorld()
  const of = async (query: string) => (await call(app, `${ledger}?${query}`)).json.data
  const { entries, next } = await of('account=bonus')
  expect(next).toBeNull()
  expect(entries).toMatchObject([
    {
      kind: 'bonus-credit',
      username: 'player',
      lines: expect.arrayContaining([
        { account: 'bonus', amountPaise: 1234 },
        { account: 'house', amountPaise: -1234 },
      ]),
    },
  ])
  expect((await of('account=wagering&username=player')).entries).toMatchObject([{ kind: 'deposit', reference: 'd-1' }])
  expect(await of(`after=${there(entries[0]).id + 1000}`)).toEqual({ entries: [], next: null })
})

test.each([
  ['?username=unknown', 404],
  ['?account=savings', 400],
  ['?limit=0', 400],
  ['?after=-1', 400],
])('%s is refused', async (query, status) => {
  expect((await call(await frozenApp(), `${ledger}${query}`)).status).toBe(status)
})
