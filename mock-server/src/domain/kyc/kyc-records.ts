import type { Schema } from '@chaupar/api/api'
import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { type Detail, storedDetails } from '../base/described-fields.ts'
import { type RequestStatus, requestStatuses } from '../base/request-status.ts'

export type DocumentType = Schema<'DocumentType'>

/** Identity papers that a player handed in. */
export interface KycPapers {
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

export interface NewPapers
  extends Pick<KycPapers, 'playerId' | 'documentType' | 'documentNumber' | 'details' | 'expiresAtMs'> {
  file: { name: string; type: string; bytes: number }
}

/** Keeps new papers, pending. Answers their id. */
export function insertPapers(world: WorldContext, papers: NewPapers): string {
  const serial = nextCount(world.store, 'kyc')
  const id = `k-${serial}`
  const { playerId, documentType, documentNumber, details, expiresAtMs, file } = papers
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

/** The papers that count: the last that were handed in. */
export function latestPapers(world: WorldContext, playerId: number): KycPapers | null {
  const sql = 'SELECT * FROM kyc_papers WHERE player_id = ? ORDER BY serial DESC LIMIT 1'
  return world.store.one(sql, [playerId], readPapers)
}

export function isKycApproved(world: WorldContext, playerId: number): boolean {
  return latestPapers(world, playerId)?.status === 'approved'
}

export function papersById(world: WorldContext, id: string): KycPapers | null {
  return world.store.one('SELECT * FROM kyc_papers WHERE id = ?', [id], readPapers)
}

/** All papers that wait, oldest first. */
export function pendingPapers(world: WorldContext): KycPapers[] {
  return world.store.all("SELECT * FROM kyc_papers WHERE status = 'pending' ORDER BY serial", [], readPapers)
}

/** Ids of approved papers that are no longer valid. */
export function duePapers(world: WorldContext): string[] {
  const sql = "SELECT id FROM kyc_papers WHERE status = 'approved' AND expires_at_ms <= ? ORDER BY serial"
  return world.store.all(sql, [world.clock.now()], (row) => row.text('id'))
}

/** Puts papers from one state into another; false when they were in neither of `from`. */
export function movePapers(
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

/** Forgets all papers of a player. */
export function forgetPapers(world: WorldContext, playerId: number): void {
  world.store.change('DELETE FROM kyc_papers WHERE player_id = ?', [playerId])
}

function readPapers(row: Row): KycPapers {
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
