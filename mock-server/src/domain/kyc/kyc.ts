import type { Schema } from '@chaupar/api/api'
import { fileTypeOf } from '@chaupar/api/file-type'
import type { WorldContext } from '../base/context.ts'
import { endOfIstDay, istDay } from '../base/days.ts'
import {
  type DescribedAnswers,
  detailsOf,
  hashedAnswers,
  hashOf,
  isRefusal,
  noAnswers,
} from '../base/described-fields.ts'
import type { ErrorRule } from '../base/errors.ts'
import { fileRefusal, shownName, type UploadedFile } from '../base/uploaded-file.ts'
import { keepNotification } from '../content/notification-records.ts'
import { answerOnce, type Outcome } from '../idempotency/intents.ts'
import { type DocumentType, insertSubmission, type KycSubmission, latestSubmission } from './kyc-records.ts'

export interface KycBody {
  documentType: DocumentType
  documentNumber?: string
  /** Last day of validity as YYYY-MM-DD. */
  expiryDate?: string
  /** Answers to the other fields that the form describes. */
  described?: DescribedAnswers
}

/** The fields of the form; the type of the documents is chosen beside it (spec 4, 9). Documents must be valid `today`. */
const kycFields = (today: string): readonly Schema<'FormField'>[] => [
  {
    name: 'documentNumber',
    label: 'Document number',
    kind: 'text',
    required: true,
    minLength: 4,
    maxLength: 30,
    pattern: '^[A-Za-z0-9-]+$',
  },
  { name: 'expiryDate', label: 'Valid until', kind: 'date', required: false, earliest: today },
  { name: 'file', label: 'Scan of the document', kind: 'file', required: true },
]

/** Further fields that an operator may ask for. */
const describedFields: readonly Schema<'FormField'>[] = [
  {
    name: 'sourceOfFunds',
    label: 'Source of funds',
    kind: 'choice',
    required: true,
    options: [
      { value: 'salary', label: 'Salary' },
      { value: 'business', label: 'Business' },
      { value: 'other', label: 'Other' },
    ],
  },
  {
    name: 'pan',
    label: 'PAN',
    kind: 'text',
    required: true,
    minLength: 10,
    maxLength: 10,
    pattern: '^[A-Z]{5}[0-9]{4}[A-Z]$',
    help: 'Five letters, four digits and a letter, as they stand on the card.',
  },
  { name: 'addressProof', label: 'Proof of address', kind: 'file', required: false },
]

/** Fields of the form in this world: the usual ones, and those that the operator describes beside them. */
export function kycFieldsOf(world: WorldContext): readonly Schema<'FormField'>[] {
  const usual = kycFields(istDay(world.clock.now()))
  return world.settings.current.describedForms ? [...usual, ...describedFields] : usual
}

/** Numbers as they stand on the documents: passports of any country, Emirates IDs with or without dashes. */
const passport: AcceptedType = { value: 'passport', label: 'Passport', number: /^[A-Za-z0-9]{6,9}$/ }
const emiratesId: AcceptedType = { value: 'emiratesId', label: 'Emirates ID', number: /^784-?\d{4}-?\d{7}-?\d$/ }

/** Documents of India that an operator may take beside those. */
const describedTypes: readonly AcceptedType[] = [
  { value: 'aadhaar', label: 'Aadhaar', number: /^\d{12}$/ },
  { value: 'pan', label: 'PAN card', number: /^[A-Z]{5}\d{4}[A-Z]$/ },
  { value: 'voterId', label: 'Voter ID', number: /^[A-Za-z]{3}\d{7}$/ },
]

/** A kind of documents, and how its numbers are written. */
type AcceptedType = Schema<'FieldOption'> & { number: RegExp }

/** Kinds of documents that this world takes, those of the specification first (spec 4). */
export function acceptedTypes(world: WorldContext): readonly AcceptedType[] {
  const isMore = world.settings.current.describedForms
  return [passport, emiratesId, ...(isMore ? describedTypes : [])]
}

/** Where a player's identity check stands; null before the first documents. */
export function kycOf(world: WorldContext, playerId: number): KycSubmission | null {
  return latestSubmission(world, playerId)
}

/**
 * Submits documents; they wait for the operator. Throws `document_number_required`, `document_type_invalid`, `document_number_invalid`,
 * `document_expired`, `file_required`, the refusals of a file and of described fields, `kyc_pending`, `kyc_approved`, and as `answerOnce`.
 */
export function submitKyc(
  world: WorldContext,
  playerId: number,
  body: KycBody,
  file: UploadedFile | null,
  idempotencyKey?: string,
): KycSubmission {
  const { described = noAnswers, ...documents } = body
  const sentBody = { ...documents, file: file && hashOf(file), ...hashedAnswers(described) }
  const intent = { playerId, key: idempotencyKey, operation: 'submitKyc', body: sentBody }
  return answerOnce(world, intent, (): Outcome<KycSubmission> => {
    const refusal = stateRefusal(world, playerId) ?? bodyRefusal(world, body)
    if (refusal !== null) return { refusal }
    if (file === null) return { refusal: 'file_required' }
    const badFile = fileRefusal(file)
    if (badFile !== null) return { refusal: badFile }
    const details = detailsOf(world.settings.current.describedForms ? describedFields : [], described)
    if (isRefusal(details)) return { refusal: details }
    insertSubmission(world, {
      playerId,
      documentType: body.documentType,
      documentNumber: body.documentNumber ?? '',
      details,
      expiresAtMs: body.expiryDate === undefined ? null : endOfIstDay(body.expiryDate),
      file: { name: shownName(file), type: fileTypeOf(file.bytes) ?? '', bytes: file.bytes.length },
    })
    keepNotification(world, playerId, {
      title: 'KYC received',
      message: 'Your documents are being checked',
      status: 'info',
    })
    // Another open page of the player still offers the form.
    world.events.emit({ name: 'session-refresh', payload: { playerId, reason: 'kyc' } })
    const kept = latestSubmission(world, playerId)
    if (kept === null) throw new Error(`documents of player ${playerId} are missing`)
    return { answer: kept }
  })
}

function stateRefusal(world: WorldContext, playerId: number): ErrorRule | null {
  const status = latestSubmission(world, playerId)?.status
  if (status === 'pending') return 'kyc_pending'
  return status === 'approved' ? 'kyc_approved' : null
}

function bodyRefusal(world: WorldContext, { documentType, documentNumber, expiryDate }: KycBody): ErrorRule | null {
  if (documentNumber === undefined) return 'document_number_required'
  const taken = acceptedTypes(world).find(({ value }) => value === documentType)
  if (taken === undefined) return 'document_type_invalid'
  if (!taken.number.test(documentNumber)) return 'document_number_invalid'
  return expiryDate !== undefined && endOfIstDay(expiryDate) <= world.clock.now() ? 'document_expired' : null
}
