import type { Schema } from '@chaupar/contracts/api'
import { toIso } from '../domain/base/clock.ts'
import { kycFields } from '../domain/kyc/kyc.ts'
import type { KycPapers } from '../domain/kyc/kyc-records.ts'

/** Where the identity check stands, and what its form asks. */
export function wireKyc(papers: KycPapers | null): Schema<'Kyc'> {
  const fields = [...kycFields]
  if (papers === null) return { status: null, fields }
  const { status, documentType, submittedAtMs, decidedAtMs, reason } = papers
  return {
    status,
    documentType,
    submittedAt: toIso(submittedAtMs),
    ...(decidedAtMs === null ? {} : { decidedAt: toIso(decidedAtMs) }),
    ...(reason === null ? {} : { reason }),
    fields,
  }
}
