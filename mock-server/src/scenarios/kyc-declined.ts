import { declineKyc } from '../domain/kyc/decide-kyc.ts'
import type { Scenario } from '../world/scenario.ts'
import { textParam } from './params.ts'
import { withPapers } from './seeded-papers.ts'

export const kycDeclined: Scenario = {
  name: 'kyc-declined',
  about: "The seeded player's passport was refused",
  params: { reason: 'Why, in place of the usual reason' },
  apply: (world, params) => declineKyc(world, withPapers(world), textParam(params, 'reason') ?? undefined),
}
