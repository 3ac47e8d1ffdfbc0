import { DomainError } from '../domain/base/errors.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { agentCodeBad } from './agent-code-bad.ts'
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
import { endSituation, oneOfItsGroup, situationsInForce } from './in-force.ts'
import { kycApproved, kycDeclined, kycExpired, kycNone, kycPending } from './kyc.ts'
import { largeExposure } from './large-exposure.ts'
import { legacyErrors } from './legacy-errors.ts'
import { live } from './live.ts'
import { liveCricket } from './live-cricket.ts'
import { ballRunning, marketClosesDuringDelay, oddsMoveDown, oddsMoveUp, suspendedMarket } from './live-market.ts'
import { liveSoccer, liveTennis } from './live-sports.ts'
import { lowBalance } from './low-balance.ts'
import { maintenance } from './maintenance.ts'
import { malformedAnswers } from './malformed-answers.ts'
import { manyBets } from './many-bets.ts'
import { noAck } from './no-ack.ts'
import { noDemoUsers } from './no-demo-users.ts'
import { noMatches } from './no-matches.ts'
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
import { isSituation } from './situation.ts'
import { slow } from './slow.ts'
import { hostileTexts, longTexts } from './styled-texts.ts'
import { suspended } from './suspended.ts'
import { unauthorizedNext } from './unauthorized-next.ts'
import { unauthorizedOther } from './unauthorized-other.ts'
import { usernameTaken } from './username-taken.ts'
import { withdrawPending } from './withdraw-pending.ts'

/** Every scenario, under the words that a tester looks for. */
const topics: Readonly<Record<string, readonly Scenario[]>> = {
  Site: [live, maintenance, suspended],
  Session: [unauthorizedNext, unauthorizedOther, sessionCheckFails, sessionRefresh],
  'Sign-up and codes': [
    otpRequired,
    otpNotRequired,
    otpSendFails,
    otpWrong,
    otpExpired,
    usernameTaken,
    agentCodeBad,
    demoUsers,
    noDemoUsers,
    demoCheckFails,
  ],
  KYC: [kycNone, kycPending, kycApproved, kycDeclined, kycExpired],
  Money: [
    lowBalance,
    rich,
    bonusOnly,
    depositPending,
    depositDeclined,
    withdrawPending,
    gatewaysDown,
    bonusActive,
    bonusExpired,
  ],
  Network: [slow, flaky, legacyErrors, malformedAnswers, offlineSocket, connectError, noAck],
  Matches: [liveCricket, liveSoccer, liveTennis, noMatches, settledMatch, abandonedMatch],
  Market: [suspendedMarket, ballRunning, oddsMoveUp, oddsMoveDown, marketClosesDuringDelay],
  'Bets and games': [largeExposure, manyBets, gameUrlFails],
  Texts: [longTexts, hostileTexts],
}

const listed = [defaultScenario, ...Object.values(topics).flat()]
const situations = listed.filter(isSituation)

/** Every scenario by name. Those of one group replace each other. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  listed.map((scenario) => [scenario.name, oneOfItsGroup(scenario, situations)]),
)

export interface ListedScenario {
  scenario: Scenario
  /** Empty for the base of every world. */
  topic: string
  /** Scenarios of one group replace each other; null for what happens once. */
  group: string | null
  isNormal: boolean
}

/** The scenarios in the order of their topics. */
export function listScenarios(): ListedScenario[] {
  return listed.map((scenario) => ({
    scenario,
    topic: Object.keys(topics).find((topic) => topics[topic]?.includes(scenario)) ?? '',
    group: isSituation(scenario) ? scenario.group : null,
    isNormal: isSituation(scenario) && scenario.isNormal === true,
  }))
}

/** Names of the situations that hold in a world beside the normal ones, oldest first. */
export function inForce(world: World): string[] {
  return situationsInForce(world, situations).map(({ name }) => name)
}

/** Takes situations back; all that hold when none is named. What happened once stays. Throws `scenario_not_found`. */
export function endScenarios(world: World, names: readonly string[] = inForce(world)): void {
  const meant = names.map((name) => {
    const scenario = listed.find((one) => one.name === name)
    if (scenario === undefined) throw new DomainError('scenario_not_found', { scenario: name })
    return scenario
  })
  world.transaction(() => {
    for (const situation of meant.filter(isSituation)) endSituation(world, situation, situations)
  })
  world.tick()
}
