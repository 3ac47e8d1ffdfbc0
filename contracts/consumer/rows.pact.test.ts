/** Which rows the pages ask for: how many at once, from which row on, by which filters. The lists of a new player are empty. */
import { expect, test } from 'vitest'
import { cashier } from '../../web/src/features/cashier/queries.ts'
import { referral } from '../../web/src/features/referral/queries.ts'
import { betHistory, betPage } from '../../web/src/features/sports/bets/bet-history.ts'
import { sports } from '../../web/src/features/sports/queries.ts'
import { exposedBets } from '../../web/src/money/exposure.ts'
import { matchId } from './examples/match-example.ts'
import { type Exchange, given, pactOf, playerToken, read, session, success, tokenHeader } from './exchange.ts'

const exchange = pactOf('rows')

interface Asked {
  readonly line: Exchange['request']['line']
  readonly query: NonNullable<Exchange['request']['query']>
  readonly answer: object
  readonly act: () => Promise<unknown>
  /** What the page makes of the answer. */
  readonly shown: unknown
}

const days = { from: '2020-01-01', to: '2099-12-31' }
const filter = { startdate: days.from, enddate: days.to }
const anyDays = { from: '', to: '' }
const firstHundred = { skip: '0', pagesize: '100' }
const secondPage = { skip: '10', pagesize: '10' }
const none = { rows: [], count: 0 }

/** A list by its path, its answer and the query with its sender. */
const list =
  (line: Asked['line'], answer: object) =>
  (query: Asked['query'], act: Asked['act'], shown: unknown = answer): Asked => ({ line, query, answer, act, shown })

const bets = list('GET /user/bets', { bets: [], count: 0 })
const matchBets = list('GET /bets', { bets: [], count: 0 })
const deposits = list('GET /deposit/get', none)
const withdrawals = list('GET /withdrawRequest/get', none)
const banks = list('GET /bank', { banks: [], count: 0 })
const statement = list('GET /getAccountstatement', none)
const children = list('GET /ref/children', none)
const ofMatch = { refmatchid: given('refMatchId', matchId) }

const asked: Readonly<Record<string, Asked>> = {
  'listUserBets: rows for the second page': bets({ betstatus: 'settled', ...secondPage }, () =>
    read(betPage({ days: anyDays, status: 'settled' }, 2)),
  ),
  'listUserBets: rows for the totals of some days': bets(
    { ...filter, markettype: 'fancy', ...firstHundred },
    () => read(betHistory({ days, type: 'fancy' })),
    { bets: [], count: 0, complete: true },
  ),
  'listMatchBets: rows for the board': matchBets({ skip: '0', pageSize: '100', ...ofMatch }, () =>
    read(sports.matchBets(matchId)),
  ),
  'listMatchBets: rows for the second page': matchBets({ skip: '10', pageSize: '10', ...ofMatch }, () =>
    read(exposedBets(matchId, 2)),
  ),
  'listDeposits: rows for the second page': deposits(secondPage, () => read(cashier.deposits(2))),
  'listDeposits: rows for the requests that wait': deposits({ status: 'pending', ...firstHundred }, () =>
    read(cashier.pendingDeposits()),
  ),
  'listDeposits: rows for one request': deposits(firstHundred, () => read(cashier.deposit('d-1')), null),
  'listWithdrawals: rows for the second page': withdrawals(secondPage, () => read(cashier.withdrawList(undefined, 2))),
  'listWithdrawals: rows for the overview': withdrawals({ skip: '0', pagesize: '5' }, () =>
    read(cashier.newestWithdrawals()),
  ),
  'listWithdrawals: rows for one request': withdrawals(firstHundred, () => read(cashier.withdrawal('w-1')), null),
  'listBanks: rows for the second page': banks(secondPage, () => read(cashier.bankDetails(undefined, 2))),
  'listBanks: rows for the choice of an account': banks({ type: 'card', ...firstHundred }, () =>
    read(cashier.savedAccounts('card')),
  ),
  'getAccountStatement: rows for the second page': statement({ type: 'game', ...secondPage }, () =>
    read(cashier.accountStatement({ type: 'game' }, 2)),
  ),
  'getAccountStatement: rows for the chart': statement({ ...filter, type: 'referral', ...firstHundred }, () =>
    read(cashier.balances({ ...filter, type: 'referral' })),
  ),
  'getAccountStatement: rows for the games of a day': statement({ type: 'game', ...firstHundred }, () =>
    read(cashier.newestEntries({ type: 'game' })),
  ),
  'listReferralChildren: rows for the second page': children(secondPage, () => read(referral.children(2))),
}

test.each(Object.entries(asked))('%s', (description, { line, query, answer, act, shown }) => {
  const isSportsData = line === 'GET /user/bets'
  return exchange(
    {
      description,
      ...(isSportsData ? { provider: 'chaupar-sports-data' } : {}),
      states: [['default', { signedIn: 'player', match: true }]],
      request: { line, headers: tokenHeader(isSportsData ? 'xu-auth' : 'Authorization'), query },
      answer: { status: 200, body: success(answer) },
    },
    async () => {
      session.token = playerToken
      expect(await act()).toEqual(shown)
    },
  )
})
