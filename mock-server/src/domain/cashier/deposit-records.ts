import type { Schema } from '@chaupar/api/api'
import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import { plainUtr } from '../../store/schema/cashier.ts'
import type { WorldContext } from '../base/context.ts'
import { type Detail, storedDetails } from '../base/described-fields.ts'
import { type RequestQuery, type RequestStatus, requestStatuses } from '../base/request-status.ts'

export type DepositGateway = Schema<'DepositGateway'>

export interface Deposit {
  id: string
  playerId: number
  gateway: DepositGateway
  amountPaise: number
  status: RequestStatus
  utr: string | null
  /** The answers to described fields. */
  details: Detail[]
  /** Whether it is paid on the page of a payment provider. */
  byProvider: boolean
  /** Why it was declined. */
  reason: string | null
  createdAtMs: number
  decidedAtMs: number | null
}

export interface NewDeposit
  extends Pick<Deposit, 'playerId' | 'gateway' | 'amountPaise' | 'utr' | 'details' | 'byProvider'> {
  /** Operator's account that was paid into. */
  bankId: string | null
  proof: { name: string; type: string; bytes: number } | null
  expiresAtMs: number
}

/** Keeps a new request, pending. Answers its id. */
export function insertDeposit(world: WorldContext, deposit: NewDeposit): string {
  const serial = nextCount(world.store, 'deposit')
  const id = `d-${serial}`
  const { playerId, gateway, amountPaise, utr, bankId, proof, details, byProvider, expiresAtMs } = deposit
  world.store.run(
    `INSERT INTO deposits (id, serial, player_id, gateway, amount_paise, utr, bank_id, proof_name, proof_type, proof_bytes,
       details, by_provider, status, created_at_ms, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    [
      id,
      serial,
      playerId,
      gateway,
      amountPaise,
      utr,
      bankId,
      proof?.name ?? null,
      proof?.type ?? null,
      proof?.bytes ?? null,
      JSON.stringify(details),
      byProvider ? 1 : 0,
      world.clock.now(),
      expiresAtMs,
    ],
  )
  return id
}

/** Whether a payment of this reference, in small letters without 0x, waits or was booked. */
export function isUtrTaken(world: WorldContext, utr: string): boolean {
  const sql = `SELECT id FROM deposits WHERE ${plainUtr} = ? AND status IN ('pending', 'approved')`
  return world.store.one(sql, [utr], () => true) ?? false
}

export function depositById(world: WorldContext, id: string): Deposit | null {
  return world.store.one('SELECT * FROM deposits WHERE id = ?', [id], readDeposit)
}

export function depositPage(
  world: WorldContext,
  playerId: number,
  { skip, pageSize, status }: RequestQuery,
): { deposits: Deposit[]; count: number } {
  const where = 'player_id = ? AND (? IS NULL OR status = ?)'
  const asked = [playerId, status ?? null, status ?? null]
  const sql = `SELECT * FROM deposits WHERE ${where} ORDER BY serial DESC LIMIT ? OFFSET ?`
  return {
    deposits: world.store.all(sql, [...asked, pageSize, skip], readDeposit),
    count:
      world.store.one(`SELECT count(*) AS count FROM deposits WHERE ${where}`, asked, (row) => row.integer('count')) ??
      0,
  }
}

/** Every deposit that waits, oldest first. */
export function pendingDeposits(world: WorldContext): Deposit[] {
  return world.store.all("SELECT * FROM deposits WHERE status = 'pending' ORDER BY serial", [], readDeposit)
}

/** Ids of the deposits whose time is over. */
export function dueDeposits(world: WorldContext): string[] {
  const sql = "SELECT id FROM deposits WHERE status = 'pending' AND expires_at_ms <= ? ORDER BY serial"
  return world.store.all(sql, [world.clock.now()], (row) => row.text('id'))
}

/** Ends a pending request; false when it was not pending. */
export function endDeposit(world: WorldContext, id: string, status: RequestStatus, reason: string | null): boolean {
  const sql = "UPDATE deposits SET status = ?, reason = ?, decided_at_ms = ? WHERE id = ? AND status = 'pending'"
  return world.store.change(sql, [status, reason, world.clock.now(), id]) === 1
}

function readDeposit(row: Row): Deposit {
  return {
    id: row.text('id'),
    playerId: row.integer('player_id'),
    gateway: row.text('gateway'),
    amountPaise: row.integer('amount_paise'),
    status: row.oneOf('status', requestStatuses),
    utr: row.textOrNull('utr'),
    details: row.json('details', storedDetails),
    byProvider: row.flag('by_provider'),
    reason: row.textOrNull('reason'),
    createdAtMs: row.integer('created_at_ms'),
    decidedAtMs: row.integerOrNull('decided_at_ms'),
  }
}
