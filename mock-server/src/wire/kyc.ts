import type { Schema } from '@chaupar/api/api'
import { toIso } from '../domain/base/clock.ts'
import type { WorldContext } from '../domain/base/context.ts'
import { kycFieldsOf, takenPapers } from '../domain/kyc/kyc.ts'
import type { KycPapers } from '../domain/kyc/kyc-records.ts'
import { shownDetails } from './cashier.ts'

/** The state of the identity check, and the fields of its form. */
export function wireKyc(world: WorldContext, papers: KycPapers | null): Schema<'Kyc'> {
  return {
    ...(papers === null ? { status: null } : wirePapers(papers)),
    documentTypes: takenPapers(world).map(({ value, label }) => ({ value, label })),
    fields: [...kycFieldsOf(world)],
  }
}

/** Submitted papers and their state. */
export function wirePapers(papers: KycPapers): Schema<'Kyc'> {
  const { status, documentType, submittedAtMs, decidedAtMs, reason } = papers
  return {
    status,
    documentType,
    submittedAt: toIso(submittedAtMs),
    ...(decidedAtMs === null ? {} : { decidedAt: toIso(decidedAtMs) }),
    ...(reason === null ? {} : { reason }),
    ...shownDetails(papers),
  }
}
