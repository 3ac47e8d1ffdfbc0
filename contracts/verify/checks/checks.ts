/** All checks beside the pacts, in the order of their running. */
import { agreementChecks } from './agreements.ts'
import type { Check } from './check.ts'
import { bodyChecks } from './http-bodies.ts'
import { corsChecks } from './http-cors.ts'
import { headerChecks } from './http-headers.ts'
import { invariantChecks } from './invariants.ts'
import { probeChecks } from './probes.ts'
import { pushOrderCheck } from './push-order.ts'
import { betChecks } from './sequences-bets.ts'
import { cashierChecks } from './sequences-cashier.ts'
import { keyChecks } from './sequences-keys.ts'
import { ownerChecks } from './sequences-owners.ts'
import { refusalChecks } from './sequences-refused.ts'
import { repeatChecks } from './sequences-repeats.ts'
import { sessionChecks } from './sequences-sessions.ts'
import { walletChecks } from './sequences-wallets.ts'
import { socketChecks } from './socket/socket-checks.ts'

export const checks: readonly Check[] = [
  pushOrderCheck,
  ...probeChecks,
  ...agreementChecks,
  ...socketChecks,
  ...keyChecks,
  ...repeatChecks,
  ...ownerChecks,
  ...refusalChecks,
  ...betChecks,
  ...cashierChecks,
  ...walletChecks,
  ...sessionChecks,
  ...bodyChecks,
  ...corsChecks,
  ...headerChecks,
  ...invariantChecks,
]
