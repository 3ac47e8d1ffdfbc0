import type { Schema } from '@chaupar/api/api'
import { toIso } from '../domain/base/clock.ts'
import type { WorldContext } from '../domain/base/context.ts'
import { acceptedTypes, kycFieldsOf } from '../domain/kyc/kyc.ts'
import type { KycSubmission } from '../domain/kyc/kyc-records.ts'
import { shownDetails } from './cashier.ts'

/** The state of the identity check, and the fields of its form. */
export function wireKyc(world: WorldContext, submission: KycSubmission | null): Schema<'Kyc'> {
  return {
    ...(submission === null ? { status: null } : wireSubmission(submission)),
    documentTypes: acceptedTypes(world).map(({ value, label }) => ({ value, label })),
    fields: [...kycFieldsOf(world)],
  }
}

/** Submitted documents and their state. */
export function wireSubmission(submission: KycSubmission): Schema<'Kyc'> {
  const { status, documentType, submittedAtMs, decidedAtMs, reason } = submission
  return {
    status,
    documentType,
    submittedAt: toIso(submittedAtMs),
    ...(decidedAtMs === null ? {} : { decidedAt: toIso(decidedAtMs) }),
    ...(reason === null ? {} : { reason }),
    ...shownDetails(submission),
  }
}
