/** All checks beside the pacts, in the order of their running. */
import { agreementChecks } from './agreements.ts'
import type { Check } from './check.ts'
import { invariantChecks } from './invariants.ts'
import { probeChecks } from './probes.ts'
import { pushOrderCheck } from './push-order.ts'

export const checks: readonly Check[] = [pushOrderCheck, ...probeChecks, ...agreementChecks, ...invariantChecks]
