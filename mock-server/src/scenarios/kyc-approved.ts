import { approveKyc } from '../domain/kyc/decide-kyc.ts'
import type { Scenario } from '../world/scenario.ts'
import { withPapers } from './seeded-papers.ts'

export const kycApproved: Scenario = {
  name: 'kyc-approved',
  about: "The seeded player's passport was accepted",
  apply: (world) => approveKyc(world, withPapers(world)),
}
