import { type KycStanding, kycStanding, placeKyc } from '../domain/kyc/place-kyc.ts'
import { textParam } from './params.ts'
import { seededPlayerId } from './seeded-players.ts'
import type { Situation } from './situation.ts'

/** Where the seeded player's identity check stands. */
function kyc(standing: KycStanding, about: string): Situation {
  return {
    name: `kyc-${standing}`,
    group: 'kyc',
    about,
    ...(standing === 'declined' ? { params: { reason: 'Why, in place of the usual reason' } } : {}),
    apply: (world, params) =>
      placeKyc(world, seededPlayerId(world), standing, textParam(params, 'reason') ?? undefined),
    holds: (world) => kycStanding(world, seededPlayerId(world)) === standing,
  }
}

export const kycNone: Situation = { ...kyc('none', 'The seeded player has handed in no papers'), isNormal: true }
export const kycPending = kyc('pending', "The seeded player's passport waits for the operator")
export const kycApproved = kyc('approved', "The seeded player's passport was accepted")
export const kycDeclined = kyc('declined', "The seeded player's passport was refused")
export const kycExpired = kyc('expired', "The seeded player's passport was accepted and has run out")
