import type { Scenario } from '../world/scenario.ts'
import { agentCodeBad } from './agent-code-bad.ts'
import { ballRunning } from './ball-running.ts'
import { bonusActive } from './bonus-active.ts'
import { bonusExpired } from './bonus-expired.ts'
import { bonusOnly } from './bonus-only.ts'
import { connectError } from './connect-error.ts'
import { defaultScenario } from './default.ts'
import { demoCheckFails } from './demo-check-fails.ts'
import { demoUsers } from './demo-users.ts'
import { depositDeclined } from './deposit-declined.ts'
import { depositPending } from './deposit-pending.ts'
import { flaky } from './flaky.ts'
import { gameUrlFails } from './game-url-fails.ts'
import { gatewaysDown } from './gateways-down.ts'
import { kycApproved } from './kyc-approved.ts'
import { kycDeclined } from './kyc-declined.ts'
import { kycExpired } from './kyc-expired.ts'
import { kycNone } from './kyc-none.ts'
import { kycPending } from './kyc-pending.ts'
import { largeExposure } from './large-exposure.ts'
import { legacyErrors } from './legacy-errors.ts'
import { live } from './live.ts'
import { liveCricket } from './live-cricket.ts'
import { liveSoccer, liveTennis } from './live-sports.ts'
import { lowBalance } from './low-balance.ts'
import { maintenance } from './maintenance.ts'
import { malformedAnswers } from './malformed-answers.ts'
import { manyBets } from './many-bets.ts'
import { marketClosesDuringDelay } from './market-closes-during-delay.ts'
import { noAck } from './no-ack.ts'
import { noDemoUsers } from './no-demo-users.ts'
import { noMatches } from './no-matches.ts'
import { oddsMoveDown } from './odds-move-down.ts'
import { oddsMoveUp } from './odds-move-up.ts'
import { offlineSocket } from './offline-socket.ts'
import { otpExpired } from './otp-expired.ts'
import { otpNotRequired } from './otp-not-required.ts'
import { otpRequired } from './otp-required.ts'
import { otpSendFails } from './otp-send-fails.ts'
import { otpWrong } from './otp-wrong.ts'
import { rich } from './rich.ts'
import { sessionCheckFails } from './session-check-fails.ts'
import { sessionRefresh } from './session-refresh.ts'
import { abandonedMatch, settledMatch } from './settled-match.ts'
import { slow } from './slow.ts'
import { hostileTexts, longTexts } from './styled-texts.ts'
import { suspended } from './suspended.ts'
import { suspendedMarket } from './suspended-market.ts'
import { unauthorizedNext } from './unauthorized-next.ts'
import { unauthorizedOther } from './unauthorized-other.ts'
import { usernameTaken } from './username-taken.ts'
import { withdrawPending } from './withdraw-pending.ts'

const all: readonly Scenario[] = [
  defaultScenario,
  otpRequired,
  otpNotRequired,
  otpWrong,
  demoUsers,
  noDemoUsers,
  maintenance,
  live,
  suspended,
  unauthorizedNext,
  unauthorizedOther,
  sessionCheckFails,
  legacyErrors,
  slow,
  flaky,
  offlineSocket,
  noAck,
  malformedAnswers,
  sessionRefresh,
  connectError,
  otpSendFails,
  otpExpired,
  demoCheckFails,
  agentCodeBad,
  gameUrlFails,
  bonusActive,
  bonusExpired,
  lowBalance,
  rich,
  usernameTaken,
  noMatches,
  liveCricket,
  liveSoccer,
  liveTennis,
  settledMatch,
  abandonedMatch,
  largeExposure,
  manyBets,
  longTexts,
  hostileTexts,
  suspendedMarket,
  ballRunning,
  oddsMoveUp,
  oddsMoveDown,
  marketClosesDuringDelay,
  bonusOnly,
  kycNone,
  kycPending,
  kycApproved,
  kycDeclined,
  kycExpired,
  gatewaysDown,
  depositPending,
  depositDeclined,
  withdrawPending,
]

/** Every scenario by name. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(all.map((scenario) => [scenario.name, scenario]))
