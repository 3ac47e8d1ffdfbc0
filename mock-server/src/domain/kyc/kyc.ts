import { createHash } from 'node:crypto'
import type { Schema } from '@chaupar/contracts/api'
import type { WorldContext } from '../base/context.ts'
import { endOfIstDay } from '../base/days.ts'
import type { ErrorRule } from '../base/errors.ts'
import { fileRefusal, fileTypeOf, shownName, type UploadedFile } from '../base/uploaded-file.ts'
import { keepNotification } from '../content/notification-records.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { type DocumentType, insertPapers, type KycPapers, latestPapers } from './kyc-records.ts'

export interface KycBody {
  documentType: DocumentType
  documentNumber?: string
  /** Last day of validity as YYYY-MM-DD. */
  expiryDate?: string
}

/** What the form asks; the type of the papers is chosen beside it (spec 4, 9). */
export const kycFields: readonly Schema<'FormField'>[] = [
  {
    name: 'documentNumber',
    label: 'Document number',
    kind: 'text',
    required: true,
    minLength: 4,
    maxLength: 30,
    pattern: '^[A-Za-z0-9-]+$',
  },
  { name: 'expiryDate', label: 'Valid until', kind: 'date', required: false },
  { name: 'file', label: 'Scan of the document', kind: 'file', required: true },
]

/** Numbers as they stand on the papers: passports of any country, Emirates IDs with or without dashes. */
const numberPatterns: Record<DocumentType, RegExp> = {
  passport: /^[A-Za-z0-9]{6,9}$/,
  emiratesId: /^784-?\d{4}-?\d{7}-?\d$/,
}

/** Where a player's identity check stands; null before the first papers. */
export function kycOf(world: WorldContext, playerId: number): KycPapers | null {
  return latestPapers(world, playerId)
}

/**
 * Hands papers in; they wait for the operator. Throws `document_number_required`, `document_number_invalid`,
 * `document_expired`, `file_required`, the refusals of a file, `kyc_pending`, `kyc_approved`, and as `answerOnce`.
 */
export function submitKyc(
  world: WorldContext,
  playerId: number,
  body: KycBody,
  file: UploadedFile | null,
  idempotencyKey?: string,
): KycPapers {
  const sentBody = { ...body, file: file && createHash('sha256').update(file.bytes).digest('hex') }
  const intent = { playerId, key: idempotencyKey, operation: 'submitKyc', body: sentBody }
  return answerOnce(world, intent, (): Outcome<KycPapers> => {
    const refusal = stateRefusal(world, playerId) ?? bodyRefusal(world, body)
    if (refusal !== null) return { refusal }
    if (file === null) return { refusal: 'file_required' }
    const badFile = fileRefusal(file)
    if (badFile !== null) return { refusal: badFile }
    insertPapers(world, {
      playerId,
      documentType: body.documentType,
      documentNumber: body.documentNumber ?? '',
      expiresAtMs: body.expiryDate === undefined ? null : endOfIstDay(body.expiryDate),
      file: { name: shownName(file), type: fileTypeOf(file) ?? '', bytes: file.bytes.length },
    })
    keepNotification(world, playerId, {
      title: 'KYC received',
      message: 'Your documents are being checked',
      status: 'info',
    })
    const papers = latestPapers(world, playerId)
    if (papers === null) throw new Error(`papers of player ${playerId} are missing`)
    return { answer: papers }
  })
}

function stateRefusal(world: WorldContext, playerId: number): ErrorRule | null {
  const status = latestPapers(world, playerId)?.status
  if (status === 'pending') return 'kyc_pending'
  return status === 'approved' ? 'kyc_approved' : null
}

function bodyRefusal(world: WorldContext, { documentType, documentNumber, expiryDate }: KycBody): ErrorRule | null {
  if (documentNumber === undefined) return 'document_number_required'
  if (!numberPatterns[documentType].test(documentNumber)) return 'document_number_invalid'
  return expiryDate !== undefined && endOfIstDay(expiryDate) <= world.clock.now() ? 'document_expired' : null
}
