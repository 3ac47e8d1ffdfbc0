import { playerByMobile, playerByUsername } from '../domain/accounts/player-records.ts'
import { changeSettings } from '../domain/base/change-settings.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { text } from './params.ts'
import { describe, faultSituation, onCalls, refusal, type Situation, type Topic } from './scenario.ts'
import { seedFurtherPlayer } from './seeded-players.ts'

const otpRequired: Situation = {
  name: 'otp-required',
  group: 'sign-up code',
  isNormal: true,
  about: 'Sign-up needs a code (application setting OTP is 0)',
  apply: (world) => changeSettings(world, { appDetails: { OTP: 0 } }),
}

const otpNotRequired: Situation = {
  name: 'otp-not-required',
  group: 'sign-up code',
  about: 'Sign-up goes straight to the form (application setting OTP is 1)',
  apply: (world) => changeSettings(world, { appDetails: { OTP: 1 } }),
  holds: (world) => world.settings.current.appDetails.OTP === 1,
}

const demoUsers: Situation = {
  name: 'demo-users',
  group: 'demo users',
  isNormal: true,
  about: 'Demo users exist',
  apply: (world) => changeSettings(world, { demoUsers: true }),
}

const noDemoUsers: Situation = {
  name: 'no-demo-users',
  group: 'demo users',
  about: 'No demo users: demo login is refused',
  apply: (world) => changeSettings(world, { demoUsers: false }),
  holds: (world) => !world.settings.current.demoUsers,
}

const takenName = text('username', "The name in place of 'taken'", 15)
const usernameTaken: Scenario = {
  name: 'username-taken',
  about: "A player called 'taken' exists",
  params: describe([takenName]),
  apply(world, given) {
    const username = takenName.from(given) ?? 'taken'
    if (!playerByUsername(world, username)) seedFurtherPlayer(world, username, freeMobile(world))
  },
}

const badCode = text('code', 'The only code that is bad, in place of all')
const agentCodeBad: Situation = {
  name: 'agent-code-bad',
  group: 'agent codes',
  about: 'A registration with an agent code is refused',
  params: describe([badCode]),
  apply(world, given) {
    const code = badCode.from(given)
    changeSettings(world, { badAgentCodes: code === null ? 'all' : [code] })
  },
  holds: (world) => world.settings.current.badAgentCodes.length > 0,
  end: (world) => changeSettings(world, { badAgentCodes: [] }),
}

/** Codes, names and agents on the way to an account. */
export const signUp: Topic = {
  name: 'Sign-up and codes',
  scenarios: [
    otpRequired,
    otpNotRequired,
    faultSituation({
      name: 'otp-send-fails',
      group: 'code delivery',
      about: 'No code can be sent, neither for sign-up nor for recovery',
      faults: onCalls(['sendOtp', 'forgotPassword'], {
        kind: 'error',
        status: 503,
        code: 'otp_send_failed',
        message: 'OTP could not be sent',
      }),
    }),
    faultSituation({
      name: 'otp-wrong',
      group: 'code check',
      about: 'Every code is answered as wrong',
      faults: onCalls(['verifyMobile', 'resetPassword'], refusal('otp_wrong')),
    }),
    faultSituation({
      name: 'otp-expired',
      group: 'code check',
      about: 'Every code is answered as expired',
      faults: onCalls(['verifyMobile', 'resetPassword'], refusal('otp_expired')),
    }),
    usernameTaken,
    agentCodeBad,
    demoUsers,
    noDemoUsers,
    faultSituation({
      name: 'demo-check-fails',
      group: 'demo check',
      about: 'The question whether there are demo users fails',
      faults: onCalls(['checkDemo'], refusal('unavailable')),
    }),
  ],
}

/** The first free number, beside the seeded player's. */
function freeMobile(world: World): string {
  let mobile = 98_200_41178
  while (playerByMobile(world, '91', String(mobile)) !== null) mobile += 1
  return String(mobile)
}
