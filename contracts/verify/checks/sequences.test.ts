import { isObject, type JsonObject, listOf } from '@chaupar/api/document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataAfter, dataOf, startTampered, type Tampering } from './tampered-mock.ts'

let mock: Awaited<ReturnType<typeof startTampered>>

beforeAll(async () => {
  mock = await startTampered()
})

afterAll(() => mock.stop())

const walletWith = (field: string, value: number) => (data: JsonObject) => ({
  ...data,
  wallet: { ...(isObject(data.wallet) ? data.wallet : {}), [field]: value },
})

const fundsWith = (field: string, value: number) => (data: JsonObject) => {
  const funds = isObject(data.funds) ? data.funds : {}
  return { ...data, funds: { ...funds, wallet: { ...(isObject(funds.wallet) ? funds.wallet : {}), [field]: value } } }
}

const bets = 'GET /api/bets'
const exposure = 'GET /api/bet/exposure/amount'
const withdrawals = 'GET /api/withdrawRequest/get'
const refused = 'placeBet: nothing moves (too little money)'

/** A violation, the check that notices it, and a line of what it says. */
const cases: readonly (readonly [violation: string, description: string, change: Tampering, words: string])[] = [
  [
    'a stake that a refused bet takes',
    refused,
    dataAfter('POST /api/bets', exposure, (data) => ({ ...data, exposureAmount: 100 })),
    'getExposure data.exposureAmount: expected 0, as before the call that was refused, came 100',
  ],
  [
    'a list that leaves the new bet out',
    'placeBet: it is on top of the lists with its stake',
    dataOf(bets, (data) => ({ ...data, bets: [] })),
    'listMatchBets data.bets: expected a row with the id',
  ],
  [
    'a list whose first row is older',
    'placeBet: it is on top of the lists with its stake',
    dataOf('GET /sports-data/user/bets', (data) => ({ ...data, bets: [{ id: 'older' }, ...listOf(data.bets)] })),
    'the newest, as the first row, came it as row 2',
  ],
  [
    'another stake in the list',
    'placeBet: it is on top of the lists with its stake',
    dataOf(bets, (data) => ({
      ...data,
      bets: listOf(data.bets).map((bet) => ({ ...(isObject(bet) ? bet : {}), stack: 1 })),
    })),
    'listMatchBets data.bets[0].stack: expected 100, as it was made, came the number 1',
  ],
  [
    'an exposure without the bet',
    'placeBet: balance and exposure hold its stake',
    dataOf(exposure, (data) => ({ ...data, exposureAmount: 0 })),
    'getExposure data.exposureAmount: expected 100, the stake of the player’s only bet, came 0',
  ],
  [
    'a balance that a bet leaves as it was',
    'placeBet: balance and exposure hold its stake',
    dataOf(withdrawals, fundsWith('balance', 10_000)),
    'balance: expected 9900, 10000 before it, less its 100, came 10000',
  ],
  [
    'a lay bet that holds its stake',
    'placeBet: a lay bet holds its liability',
    dataAfter('POST /api/bets', exposure, (data) => ({ ...data, exposureAmount: 100 })),
    'the liability of the player’s only bet, came 100',
  ],
  [
    'a wallet of its own in an answer',
    'createWithdrawal: its wallet, get:balance and update_balance agree',
    dataOf('POST /api/withdrawRequest/create', walletWith('balance', 9501)),
    'get:balance balance: expected 9501, as createWithdrawal answered, came 11500',
  ],
  [
    'a version in an answer that no other wallet comes to',
    'createWithdrawal: its wallet, get:balance and update_balance agree',
    dataOf('POST /api/withdrawRequest/create', walletWith('version', 99)),
    'update_balance version: expected at least 99, as createWithdrawal answered, came',
  ],
  [
    'a cash-out that pays too little',
    'cashOutBet: the balance gets the stake and what it won or lost',
    dataOf('POST /api/bets/cash-out', walletWith('balance', 9000)),
    '9900 before it, with its stake of 100 and its profit or loss of',
  ],
  [
    'a withdrawal that holds nothing',
    'createWithdrawal: its amount is held, and it is on top of its list',
    dataOf('POST /api/withdrawRequest/create', walletWith('balance', 10_000)),
    'data.wallet.balance: expected 11500, less the 500, came 10000',
  ],
  [
    'a wallet whose version stands still',
    'createWithdrawal: its amount is held, and it is on top of its list',
    dataOf('POST /api/withdrawRequest/create', walletWith('version', 1)),
    'data.wallet.version: expected more than the',
  ],
  [
    'another amount in the list of withdrawals',
    'createWithdrawal: its amount is held, and it is on top of its list',
    dataOf(withdrawals, (data) => ({
      ...data,
      rows: listOf(data.rows).map((row) => ({ ...(isObject(row) ? row : {}), amount: 1 })),
    })),
    'listWithdrawals data.rows[0].amount: expected 500, as it was made, came the number 1',
  ],
  [
    'a cancelled withdrawal that gives nothing back',
    'cancelWithdrawal: the amount comes back',
    dataOf('POST /api/withdrawRequest/cancel', walletWith('cash', 1500)),
    'data.wallet.cash: expected 2000, as before the withdrawal, came 1500',
  ],
  [
    'a deposit that counts before it is approved',
    'createDeposit: it is on top of its list, and no money moves yet',
    dataAfter('POST /api/deposit/create', withdrawals, fundsWith('balance', 10_500)),
    'data.funds.wallet.balance: expected 10000, as before it, until the operator approves it, came 10500',
  ],
  [
    'a deposit that its list leaves out',
    'createDeposit: it is on top of its list, and no money moves yet',
    dataOf('GET /api/deposit/get', (data) => ({ ...data, rows: [] })),
    'listDeposits data.rows: expected a row with the id',
  ],
  [
    'a bonus that is paid out at once',
    'claimBonus: its amount stands as coins',
    dataAfter('POST /api/bonus/claims', withdrawals, fundsWith('balance', 12_000)),
    'balance: expected 10000, as before it: its parts are released later, came 12000',
  ],
]

test.each(cases)('notices %s', async (_violation, description, change, words) => {
  const found = await mock.found(description, change)
  expect(found.join('\n')).toContain(words)
  expect(found.join('\n')).not.toContain('not tried')
})
