import { type KycStanding, kycStanding, placeKyc } from '../domain/kyc/place-kyc.ts'
import { text } from './params.ts'
import { describe, type Situation, type Topic } from './scenario.ts'
import { seededPlayerId } from './seeded-players.ts'

const reason = text('reason', 'Why, in place of the usual reason')

/** Where the seeded player's identity check stands. */
export const kyc: Topic = {
  name: 'KYC',
  scenarios: [
    { ...kycIs('none', 'The seeded player has submitted no documents'), isNormal: true },
    kycIs('pending', "The seeded player's passport waits for the operator"),
    kycIs('approved', "The seeded player's passport was accepted"),
    { ...kycIs('declined', "The seeded player's passport was refused"), params: describe([reason]) },
    kycIs('expired', "The seeded player's passport was accepted and has run out"),
  ],
}

/** Only documents that are declined have a reason. */
function kycIs(standing: KycStanding, about: string): Situation {
  return {
    name: `kyc-${standing}`,
    group: 'kyc',
    about,
    apply: (world, given) => placeKyc(world, seededPlayerId(world), standing, reason.from(given) ?? undefined),
    holds: (world) => kycStanding(world, seededPlayerId(world)) === standing,
  }
}
