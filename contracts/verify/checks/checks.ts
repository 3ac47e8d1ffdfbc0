/** All checks beside the pacts, in the order of their running. */
import type { Check } from './check.ts'
import { pushOrderCheck } from './push-order.ts'

export const checks: readonly Check[] = [pushOrderCheck]
