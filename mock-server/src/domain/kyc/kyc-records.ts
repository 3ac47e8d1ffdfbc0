import type { Schema } from '@chaupar/api/api'
import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { type Detail, storedDetails } from '../base/described-fields.ts'
import { type RequestStatus, requestStatuses } from '../base/request-status.ts'

export type DocumentType = Schema<'DocumentType'>

/** Identity documents that a player submitted. */
export interface KycSubmission {
  id: string
  playerId: number
  documentType: DocumentType
  documentNumber: string
  /** The answers to described fields. */
  details: Detail[]
  status: RequestStatus
  /** Why they were declined. */
  reason: string | null
  submittedAtMs: number
  /** First moment at which they are no longer valid. */
  expiresAtMs: number | null
  decidedAtMs: number | null
}

export interface NewSubmission
  extends Pick<KycSubmission, 'playerId' | 'documentType' | 'documentNumber' | 'details' | 'expiresAtMs'> {
  file: { name: string; type: string; bytes: number }
}

/** Keeps new documents, pending. Answers their id. */
export function insertSubmission(world: WorldContext, submission: NewSubmission): string {
  const serial = nextCount(world.store, 'kyc')
  const id = `k-${serial}`
  const { playerId, documentType, documentNumber, details, expiresAtMs, file } = submission
  world.store.run(
    `INSERT INTO kyc_papers (id, serial, player_id, document_type, document_number, file_name, file_type, file_bytes,
       details, status, submitted_at_ms, expires_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    [
      id,
      serial,
      playerId,
      documentType,
      documentNumber,
      file.name,
      file.type,
      file.bytes,
      JSON.stringify(details),
      world.clock.now(),
      expiresAtMs,
    ],
  )
  return id
}

/** The submission that counts: the last. */
export function latestSubmission(world: WorldContext, playerId: number): KycSubmission | null {
  const sql = 'SELECT * FROM kyc_papers WHERE player_id = ? ORDER BY serial DESC LIMIT 1'
  return world.store.one(sql, [playerId], readSubmission)
}

export function isKycApproved(world: WorldContext, playerId: number): boolean {
  return latestSubmission(world, playerId)?.status === 'approved'
}

export function submissionById(world: WorldContext, id: string): KycSubmission | null {
  return world.store.one('SELECT * FROM kyc_papers WHERE id = ?', [id], readSubmission)
}

/** All documents that wait, oldest first. */
export function pendingSubmissions(world: WorldContext): KycSubmission[] {
  return world.store.all("SELECT * FROM kyc_papers WHERE status = 'pending' ORDER BY serial", [], readSubmission)
}

/** Ids of approved documents that are no longer valid. */
export function dueSubmissions(world: WorldContext): string[] {
  const sql = "SELECT id FROM kyc_papers WHERE status = 'approved' AND expires_at_ms <= ? ORDER BY serial"
  return world.store.all(sql, [world.clock.now()], (row) => row.text('id'))
}

/** Puts documents from one state into another; false when they were in neither of `from`. */
export function moveSubmission(
  world: WorldContext,
  id: string,
  from: readonly RequestStatus[],
  to: RequestStatus,
  reason: string | null,
): boolean {
  const sql = `UPDATE kyc_papers SET status = ?, reason = ?, decided_at_ms = ?
     WHERE id = ? AND status IN (${from.map(() => '?').join(', ')})`
  return world.store.change(sql, [to, reason, world.clock.now(), id, ...from]) === 1
}

/** Forgets all documents of a player. */
export function forgetSubmissions(world: WorldContext, playerId: number): void {
  world.store.change('DELETE FROM kyc_papers WHERE player_id = ?', [playerId])
}

function readSubmission(row: Row): KycSubmission {
  return {
    id: row.text('id'),
    playerId: row.integer('player_id'),
    documentType: row.text('document_type'),
    documentNumber: row.text('document_number'),
    details: row.json('details', storedDetails),
    status: row.oneOf('status', requestStatuses),
    reason: row.textOrNull('reason'),
    submittedAtMs: row.integer('submitted_at_ms'),
    expiresAtMs: row.integerOrNull('expires_at_ms'),
    decidedAtMs: row.integerOrNull('decided_at_ms'),
  }
}
