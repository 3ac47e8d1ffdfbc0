import type { Scenario } from '../world/scenario.ts'
import { ballRunning } from './ball-running.ts'
import { defaultScenario } from './default.ts'
import { demoUsers } from './demo-users.ts'
import { legacyErrors } from './legacy-errors.ts'
import { liveCricket } from './live-cricket.ts'
import { lowBalance } from './low-balance.ts'
import { maintenance } from './maintenance.ts'
import { marketClosesDuringDelay } from './market-closes-during-delay.ts'
import { noDemoUsers } from './no-demo-users.ts'
import { noMatches } from './no-matches.ts'
import { oddsMoveDown } from './odds-move-down.ts'
import { oddsMoveUp } from './odds-move-up.ts'
import { otpNotRequired } from './otp-not-required.ts'
import { otpRequired } from './otp-required.ts'
import { otpWrong } from './otp-wrong.ts'
import { rich } from './rich.ts'
import { sessionCheckFails } from './session-check-fails.ts'
import { suspended } from './suspended.ts'
import { suspendedMarket } from './suspended-market.ts'
import { unauthorizedNext } from './unauthorized-next.ts'
import { unauthorizedOther } from './unauthorized-other.ts'
import { usernameTaken } from './username-taken.ts'

const all: readonly Scenario[] = [
  defaultScenario,
  otpRequired,
  otpNotRequired,
  otpWrong,
  demoUsers,
  noDemoUsers,
  maintenance,
  suspended,
  unauthorizedNext,
  unauthorizedOther,
  sessionCheckFails,
  legacyErrors,
  lowBalance,
  rich,
  usernameTaken,
  noMatches,
  liveCricket,
  suspendedMarket,
  ballRunning,
  oddsMoveUp,
  oddsMoveDown,
  marketClosesDuringDelay,
]

/** Every scenario by name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(all.map((scenario) => [scenario.name, scenario]))
