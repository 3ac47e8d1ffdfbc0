import type { Data, OperationId, Query, Schema } from '@chaupar/api/api'
import { queryOptions } from '@tanstack/react-query'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { query } from '../../api/query.ts'
import { intentOperation } from '../../money/intent-store.ts'

export type Gateway = Schema<'Gateway'>
export type PaymentMethod = Schema<'PaymentMethod'>
export type StatementRow = Schema<'StatementRow'>
export type StatementType = Schema<'StatementType'>
export type RequestStatus = Schema<'RequestStatus'>
export type Deposit = Schema<'Deposit'>
export type Withdrawal = Schema<'Withdrawal'>
export type Bank = Schema<'Bank'>
export type OperatorBank = Schema<'DepositBank'>
export type Kyc = Schema<'Kyc'>
export type BankType = Schema<'BankType'>
export type StatementFilter = Pick<Query<'getAccountStatement'>, 'type' | 'startdate' | 'enddate'>

/** Rows on a page of every list here (spec 9). */
export const pageSize = 10
/** The most rows that one call gives. */
export const mostRows = 100
/** The most rows of a statement that are read at once to draw the games of a day together. */
const mostGrouped = 1000

/** The page's part of a query; counts from 1. */
function rowsOf(page: number) {
  return { skip: (page - 1) * pageSize, pagesize: pageSize }
}

type ReadRows<Row> = (skip: number) => Promise<{ rows: readonly Row[]; count: number }>

/** The API has no get-by-id, so this pages through the list, newest first. */
function oneOf<Row extends { id: string }>(op: OperationId, id: string, read: ReadRows<Row>) {
  // The same first word as the pages, so that an invalidation of the operation reaches both.
  return queryOptions<Row | null, ApiError>({ queryKey: [op, 'one', id], queryFn: () => findRow(id, read) })
}

async function findRow<Row extends { id: string }>(id: string, read: ReadRows<Row>, skip = 0): Promise<Row | null> {
  const { rows, count } = await read(skip)
  const found = rows.find((row) => row.id === id)
  return found ?? (skip + mostRows < count ? findRow(id, read, skip + mostRows) : null)
}

/** Whether the server has this account of the player; asked again each time. */
export async function isSavedAccount(id: string, signal: AbortSignal): Promise<boolean> {
  const bank = await findRow(id, async (skip) => {
    const { banks, count } = await call('listBanks', { query: { skip, pagesize: mostRows }, signal })
    return { rows: banks, count }
  })
  return bank !== null
}

/** The queries of the cashier (spec 7.2, 7.3). The fields of the player's money bear their names in the specification (3). */
export const cashier = {
  accountStatement: (filter: StatementFilter, page: number) =>
    query('getAccountStatement', { query: { ...filter, ...rowsOf(page) } }),
  /** The newest entries, as many as are read at once, with the count and the totals of all. */
  newestEntries: (filter: StatementFilter) =>
    queryOptions<Data<'getAccountStatement'>, ApiError>({
      // The same first word as the pages, so that an invalidation of the operation reaches both.
      queryKey: ['getAccountStatement', 'newest', filter],
      queryFn: async ({ signal }) => {
        const read = (skip: number) =>
          call('getAccountStatement', { query: { ...filter, skip, pagesize: mostRows }, signal })
        const first = await read(0)
        const skips = Array.from({ length: mostGrouped / mostRows - 1 }, (_, page) => (page + 1) * mostRows)
        const others = await Promise.all(skips.filter((skip) => skip < first.count).map(read))
        // An entry that is posted meanwhile moves the others down a row: each counts once.
        const rows = new Map([first, ...others].flatMap((page) => page.rows).map((row) => [row.id, row]))
        return { ...first, rows: [...rows.values()] }
      },
    }),
  /** The newest entries that one call gives, for the chart of the balance. */
  balances: (filter: StatementFilter) =>
    query('getAccountStatement', { query: { ...filter, skip: 0, pagesize: mostRows } }),
  gatewaysList: () => query('listGateways'),
  operatorBanks: () => query('getDepositBankDetails'),
  /** An extension: not every server offers it. */
  deposits: (page: number) => query('listDeposits', { query: rowsOf(page) }),
  /** The newest pending deposits. One call is enough: no player has more than one page of them. */
  pendingDeposits: () => query('listDeposits', { query: { status: 'pending', skip: 0, pagesize: mostRows } }),
  /** One request, wherever it stands in the list; null where it does not. */
  deposit: (id: string) =>
    oneOf('listDeposits', id, (skip) => call('listDeposits', { query: { skip, pagesize: mostRows } })),
  withdrawal: (id: string) =>
    oneOf('listWithdrawals', id, (skip) => call('listWithdrawals', { query: { skip, pagesize: mostRows } })),
  withdrawList: (status: RequestStatus | undefined, page: number) =>
    query('listWithdrawals', { query: { ...(status === undefined ? {} : { status }), ...rowsOf(page) } }),
  /** The overview's newest ones. */
  newestWithdrawals: () => query('listWithdrawals', { query: { skip: 0, pagesize: 5 } }),
  bankDetails: (type: BankType | undefined, page: number) =>
    query('listBanks', { query: { ...(type === undefined ? {} : { type }), ...rowsOf(page) } }),
  /** All saved accounts of a kind, to choose from. */
  savedAccounts: (type?: BankType) =>
    query('listBanks', { query: { ...(type === undefined ? {} : { type }), skip: 0, pagesize: mostRows } }),
  kyc: () => query('getKyc'),
  /** An extension: not every server offers it. */
  limits: () => query('getLimits'),
} as const

/* What it sends, each an intent (money/intent.ts) with the reading operations whose answers it changes. */

export const createDeposit = intentOperation('createDeposit', ['listDeposits', 'getLimits'])
export const payDepositFast = intentOperation('payDepositFast', ['listDeposits', 'getLimits'])

const withdrawalStale = ['listWithdrawals', 'getAccountStatement'] as const
export const createWithdrawal = intentOperation('createWithdrawal', withdrawalStale, {
  walletOf: ({ wallet }) => wallet,
})
export const cancelWithdrawal = intentOperation('cancelWithdrawal', withdrawalStale, {
  walletOf: ({ wallet }) => wallet,
})

/** Moves no money; a lost answer is looked up all the same. An account that is saved already is refused. */
export const addBank = intentOperation('addBank', ['listBanks'], { isHarmless: true })
