import type { Body, Query } from '@chaupar/api/api'
import type { RequestQuery } from '../../domain/base/request-status.ts'
import type { UploadedFile } from '../../domain/base/uploaded-file.ts'
import { createDeposit, type DepositBody, listDeposits, payDepositFast } from '../../domain/cashier/deposits.ts'
import { listGateways } from '../../domain/cashier/gateways.ts'
import { operatorBanks } from '../../domain/cashier/operator-banks.ts'
import { accountStatement } from '../../domain/cashier/statement.ts'
import {
  cancelWithdrawal,
  createWithdrawal,
  listWithdrawals,
  withdrawalFunds,
} from '../../domain/cashier/withdrawals.ts'
import {
  wireDeposit,
  wireDepositAnswer,
  wireFastDeposit,
  wireFunds,
  wireGateway,
  wireStatement,
  wireWithdrawal,
  wireWithdrawalAnswer,
} from '../../wire/cashier.ts'
import { paise } from '../../wire/money.ts'
import { describedFiles } from '../form.ts'
import type { Handlers } from '../handler.ts'

/** Rows of a page (spec 9). */
const pageSize = 10

/** Paying in and out, and the statement (spec 7.3). */
export const cashierHandlers = {
  listGateways: ({ world, player }) => ({
    gateways: listGateways(world).map((gateway) => wireGateway(gateway, player.id)),
  }),
  getDepositBankDetails: () => ({ bankDetails: [...operatorBanks] }),
  createDeposit: ({ world, player, body, files, idempotencyKey }) =>
    wireDepositAnswer(
      createDeposit(world, player, depositBody(body, files), files.get('proof') ?? null, idempotencyKey ?? undefined),
    ),
  payDepositFast: ({ world, player, body, idempotencyKey }) => {
    const { gateway, amount } = body
    return wireFastDeposit(
      payDepositFast(world, player, { gateway, amountPaise: paise(amount) }, idempotencyKey ?? undefined),
    )
  },
  listDeposits: ({ world, player, query }) => {
    const { deposits, count } = listDeposits(world, player.id, requestQuery(query))
    return { rows: deposits.map(wireDeposit), count }
  },
  createWithdrawal: ({ world, player, body, idempotencyKey }) => {
    const { amount, ...asked } = body
    const withdrawal = { ...asked, amountPaise: paise(amount) }
    return wireWithdrawalAnswer(createWithdrawal(world, player, withdrawal, idempotencyKey ?? undefined))
  },
  cancelWithdrawal: ({ world, player, body, idempotencyKey }) =>
    wireWithdrawalAnswer(cancelWithdrawal(world, player.id, body.id, idempotencyKey ?? undefined)),
  listWithdrawals: ({ world, player, query }) => {
    const { withdrawals, count } = listWithdrawals(world, player.id, requestQuery(query))
    return { rows: withdrawals.map(wireWithdrawal), count, funds: wireFunds(withdrawalFunds(world, player.id)) }
  },
  getAccountStatement: ({ world, player, query }) =>
    wireStatement(
      accountStatement(world, player.id, {
        skip: query.skip ?? 0,
        pageSize: query.pagesize ?? pageSize,
        ...(query.startdate === undefined ? {} : { startDate: query.startdate }),
        ...(query.enddate === undefined ? {} : { endDate: query.enddate }),
        ...(query.type === undefined ? {} : { type: query.type }),
      }),
    ),
} satisfies Partial<Handlers>

/** The form's JSON part, or the whole body when it came without a form. */
function depositBody(body: Body<'createDeposit'>, files: ReadonlyMap<string, UploadedFile>): DepositBody {
  const { amount, fields = {}, ...payment } = 'data' in body ? body.data : body
  return { ...payment, amountPaise: paise(amount), described: { values: fields, files: describedFiles(files) } }
}

function requestQuery({ skip, pagesize, status }: Query<'listDeposits'>): RequestQuery {
  return { skip: skip ?? 0, pageSize: pagesize ?? pageSize, ...(status === undefined ? {} : { status }) }
}
