/** The checks of the player's socket. */
import type { Check } from '../check.ts'
import { endedSessionCheck } from './ended-session.ts'
import { versionChecks } from './growing-versions.ts'
import { heartbeatCheck } from './heartbeat.ts'
import { lostConnectionChecks } from './lost-connection.ts'
import { settlementChecks } from './settlement.ts'
import { snapshotChecks } from './snapshot.ts'
import { stopwatchChecks } from './stopwatch.ts'
import { twoPlayersChecks } from './two-players.ts'

export const socketChecks: readonly Check[] = [
  ...twoPlayersChecks,
  ...stopwatchChecks,
  ...lostConnectionChecks,
  ...snapshotChecks,
  heartbeatCheck,
  ...versionChecks,
  ...settlementChecks,
  endedSessionCheck,
]
