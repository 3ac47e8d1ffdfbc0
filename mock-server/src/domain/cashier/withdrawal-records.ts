import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { type Detail, storedDetails } from '../base/described-fields.ts'
import { type RequestQuery, type RequestStatus, requestStatuses } from '../base/request-status.ts'
import type { PaymentMethod } from './gateway-terms.ts'

export interface Withdrawal {
  id: string
  playerId: number
  amountPaise: number
  method: PaymentMethod
  /** Where it goes, masked. */
  account: string
  /** The answers to described fields. */
  details: Detail[]
  status: RequestStatus
  /** Declined because the player took it back. */
  cancelledByPlayer: boolean
  /** Why it was declined. */
  reason: string | null
  createdAtMs: number
  decidedAtMs: number | null
}

export interface NewWithdrawal extends Pick<Withdrawal, 'playerId' | 'amountPaise' | 'method' | 'account'> {
  /** Saved account it goes to. */
  bankId: string | null
  details?: Detail[]
}

/** Keeps a new request, pending. Answers its id. */
export function insertWithdrawal(world: WorldContext, withdrawal: NewWithdrawal): string {
  const serial = nextCount(world.store, 'withdrawal')
  const id = `w-${serial}`
  const { playerId, amountPaise, method, account, bankId, details = [] } = withdrawal
  world.store.run(
    `INSERT INTO withdrawals (id, serial, player_id, amount_paise, method, account, bank_id, details, status, created_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?)`,
    [id, serial, playerId, amountPaise, method, account, bankId, JSON.stringify(details), world.clock.now()],
  )
  return id
}

export function withdrawalById(world: WorldContext, id: string): Withdrawal | null {
  return world.store.one('SELECT * FROM withdrawals WHERE id = ?', [id], readWithdrawal)
}

export function withdrawalPage(
  world: WorldContext,
  playerId: number,
  { skip, pageSize, status }: RequestQuery,
): { withdrawals: Withdrawal[]; count: number } {
  const where = 'player_id = ? AND (? IS NULL OR status = ?)'
  const asked = [playerId, status ?? null, status ?? null]
  const sql = `SELECT * FROM withdrawals WHERE ${where} ORDER BY serial DESC LIMIT ? OFFSET ?`
  const countSql = `SELECT count(*) AS count FROM withdrawals WHERE ${where}`
  return {
    withdrawals: world.store.all(sql, [...asked, pageSize, skip], readWithdrawal),
    count: world.store.one(countSql, asked, (row) => row.integer('count')) ?? 0,
  }
}

/** Every withdrawal that waits, oldest first. */
export function pendingWithdrawals(world: WorldContext): Withdrawal[] {
  return world.store.all("SELECT * FROM withdrawals WHERE status = 'pending' ORDER BY serial", [], readWithdrawal)
}

/** Whether a withdrawal to this saved account still waits. */
export function hasPendingTo(world: WorldContext, bankId: string): boolean {
  const sql = "SELECT id FROM withdrawals WHERE bank_id = ? AND status = 'pending'"
  return world.store.one(sql, [bankId], () => true) ?? false
}

/** Ends a pending request; false when it was not pending. */
export function endWithdrawal(
  world: WorldContext,
  id: string,
  end: { status: RequestStatus; reason?: string; cancelledByPlayer?: boolean },
): boolean {
  const sql = `UPDATE withdrawals SET status = ?, reason = ?, cancelled_by_player = ?, decided_at_ms = ?
     WHERE id = ? AND status = 'pending'`
  const { status, reason = null, cancelledByPlayer = false } = end
  return world.store.change(sql, [status, reason, cancelledByPlayer ? 1 : 0, world.clock.now(), id]) === 1
}

function readWithdrawal(row: Row): Withdrawal {
  return {
    id: row.text('id'),
    playerId: row.integer('player_id'),
    amountPaise: row.integer('amount_paise'),
    method: row.text('method'),
    account: row.text('account'),
    details: row.json('details', storedDetails),
    status: row.oneOf('status', requestStatuses),
    cancelledByPlayer: row.flag('cancelled_by_player'),
    reason: row.textOrNull('reason'),
    createdAtMs: row.integer('created_at_ms'),
    decidedAtMs: row.integerOrNull('decided_at_ms'),
  }
}
