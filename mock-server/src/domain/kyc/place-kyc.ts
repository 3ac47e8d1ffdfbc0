import type { WorldContext } from '../base/context.ts'
import type { DescribedAnswers } from '../base/described-fields.ts'
import type { RequestStatus } from '../base/request-status.ts'
import { approveKyc, declineKyc, expireKyc } from './decide-kyc.ts'
import { submitKyc } from './kyc.ts'
import { forgetSubmissions, latestSubmission } from './kyc-records.ts'

/** Where a player's identity check stands; none before the first documents. */
export type KycStanding = RequestStatus | 'none'

const scan = { name: 'passport.png', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) }
const documents = { documentType: 'passport', documentNumber: 'P1234567' } as const

export function kycStanding(world: WorldContext, playerId: number): KycStanding {
  return latestSubmission(world, playerId)?.status ?? 'none'
}

/**
 * Brings a player's identity check to a standing in place of whatever was before, as if the player had handed a
 * passport in and the operator had decided; every open page is notified. `reason`: why it was declined; absent = the usual one.
 */
export function placeKyc(world: WorldContext, playerId: number, standing: KycStanding, reason?: string): void {
  world.transaction(() => {
    forgetSubmissions(world, playerId)
    if (standing === 'none') {
      // Submitting and deciding notify the player themselves.
      world.events.emit({ name: 'session-refresh', payload: { playerId, reason: 'kyc' } })
      return
    }
    const { id } = submitKyc(world, playerId, { ...documents, ...described(world) }, scan)
    if (standing === 'declined') declineKyc(world, id, reason)
    if (standing === 'approved' || standing === 'expired') approveKyc(world, id)
    if (standing === 'expired') expireKyc(world, id)
  })
}

/** Answers to the operator's further fields, if any. */
function described(world: WorldContext): { described?: DescribedAnswers } {
  if (!world.settings.current.describedForms) return {}
  return { described: { values: { sourceOfFunds: 'salary', pan: 'ABCDE1234F' }, files: new Map() } }
}
