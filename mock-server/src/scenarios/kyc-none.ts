import type { Scenario } from '../world/scenario.ts'
import { withoutPapers } from './seeded-papers.ts'

export const kycNone: Scenario = {
  name: 'kyc-none',
  about: 'The seeded player has handed in no papers',
  apply: withoutPapers,
}
