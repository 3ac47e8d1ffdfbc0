import type { WorldContext } from '../base/context.ts'
import { DomainError } from '../base/errors.ts'
import type { RequestStatus } from '../base/request-status.ts'
import { notify } from '../content/notifications.ts'
import { dueSubmissions, type KycSubmission, moveSubmission, submissionById } from './kyc-records.ts'

/** Accepts documents, which every withdrawal needs. Throws `not_found`, `kyc_not_pending`. */
export function approveKyc(world: WorldContext, id: string): void {
  decide(world, id, ['pending'], 'approved', null, {
    title: 'KYC approved',
    message: 'Your documents are accepted',
    status: 'success',
  })
}

/** Refuses documents; the player may submit others. Throws `not_found`, `kyc_not_pending`. */
export function declineKyc(world: WorldContext, id: string, reason = 'The document is not readable'): void {
  decide(world, id, ['pending'], 'declined', reason, { title: 'KYC declined', message: reason, status: 'error' })
}

/** Lets documents that wait or were accepted run out. Throws `not_found`, `kyc_not_pending`. */
export function expireKyc(world: WorldContext, id: string): void {
  const reason = 'The document has expired'
  decide(world, id, ['pending', 'approved'], 'expired', reason, {
    title: 'KYC expired',
    message: 'Please send a new document',
    status: 'warning',
  })
}

/** Lets every accepted paper run out whose last day is over by the world's clock. */
export function expireDueKyc(world: WorldContext): void {
  for (const id of dueSubmissions(world)) expireKyc(world, id)
}

function decide(
  world: WorldContext,
  id: string,
  from: readonly RequestStatus[],
  to: RequestStatus,
  reason: string | null,
  notice: { title: string; message: string; status: string },
): void {
  world.transaction(() => {
    const submission: KycSubmission | null = submissionById(world, id)
    if (submission === null) throw new DomainError('kyc_not_found', { id })
    if (!moveSubmission(world, id, from, to, reason)) throw new DomainError('kyc_not_pending', { id })
    notify(world, submission.playerId, notice)
  })
}
