import { approveKyc, expireKyc } from '../domain/kyc/decide-kyc.ts'
import type { Scenario } from '../world/scenario.ts'
import { withPapers } from './seeded-papers.ts'

export const kycExpired: Scenario = {
  name: 'kyc-expired',
  about: "The seeded player's passport was accepted and has run out",
  apply(world) {
    const id = withPapers(world)
    approveKyc(world, id)
    expireKyc(world, id)
  },
}
