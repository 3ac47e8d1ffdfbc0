import type { Scenario } from '../world/scenario.ts'
import { withPapers } from './seeded-papers.ts'

export const kycPending: Scenario = {
  name: 'kyc-pending',
  about: "The seeded player's passport waits for the operator",
  apply(world) {
    withPapers(world)
  },
}
