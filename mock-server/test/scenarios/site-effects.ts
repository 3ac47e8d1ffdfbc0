import { expect } from 'vitest'
import { playerByUsername } from '../../src/domain/accounts/player-records.ts'
import { hasDemoUsers } from '../../src/domain/accounts/sessions.ts'
import { changeSettings } from '../../src/domain/base/change-settings.ts'
import { isLive } from '../../src/domain/content/content.ts'
import { banners } from '../../src/domain/content/content-records.ts'
import { listNotifications } from '../../src/domain/content/notification-records.ts'
import { listMatches } from '../../src/domain/matches/matches.ts'
import { readAgentCode } from '../../src/domain/referral/referral-links.ts'
import { scenarios } from '../../src/scenarios/list.ts'
import { seededPlayer } from '../../src/scenarios/seeded-players.ts'
import type { World } from '../../src/world/world.ts'
import { seededId } from '../support/worlds.ts'
import { balance, expectError } from './effect-checks.ts'

/** Shows the effect of each scenario of the site, its settings, sign-up and texts on a world. */
export const siteEffects = {
  default: (world) => {
    expect(playerByUsername(world, seededPlayer.username)?.mobile).toBe('9820041177')
    expect(balance(world)).toBe(10_000_00)
    expect(world.settings.current).toMatchObject({ demoUsers: true, appDetails: { OTP: 0, BRAND_STATUS: 'live' } })
    expect(banners(world).map(({ order }) => order)).toEqual([3, 1, 2, 4])
    expect(listNotifications(world, seededId(world))).toMatchObject([
      { title: 'Welcome', status: 'info', isRead: false },
    ])
    expect(listMatches(world)[0]?.status).toBe('inplay')
  },
  'otp-required': (world) => expect(world.settings.current.appDetails.OTP).toBe(0),
  'otp-not-required': (world) => expect(world.settings.current.appDetails.OTP).toBe(1),
  'otp-wrong': (world) => expectError(world.faults.takeForCall('verifyMobile', false), 'otp_wrong', 400),
  'demo-users': (world) => expect(hasDemoUsers(world)).toBe(true),
  'no-demo-users': (world) => expect(hasDemoUsers(world)).toBe(false),
  live: (world) => {
    changeSettings(world, { appDetails: { BRAND_STATUS: 'suspended' } })
    scenarios.get('live')?.apply(world, {})
    expect([isLive(world), world.settings.current.appDetails.BRAND_STATUS]).toEqual([true, 'live'])
  },
  maintenance: (world) =>
    expect([isLive(world), world.settings.current.appDetails.BRAND_STATUS]).toEqual([false, 'maintenance']),
  suspended: (world) =>
    expect([isLive(world), world.settings.current.appDetails.BRAND_STATUS]).toEqual([false, 'suspended']),
  'otp-send-fails': (world) => expectError(world.faults.takeForCall('sendOtp', false), 'otp_send_failed', 503),
  'otp-expired': (world) => expectError(world.faults.takeForCall('verifyMobile', false), 'otp_expired', 400),
  'demo-check-fails': (world) => expectError(world.faults.takeForCall('checkDemo', false), 'unavailable', 503),
  'agent-code-bad': (world) => {
    expect(() => readAgentCode(world, 'AG42')).toThrow(expect.objectContaining({ code: 'agent_code_bad', status: 400 }))
    expect(readAgentCode(world, undefined)).toBeNull()
  },
  'username-taken': (world) => expect(playerByUsername(world, 'taken')).not.toBeNull(),
  'long-texts': (world) => {
    expect(world.settings.current.textStyle).toBe('long')
    expect(listNotifications(world, seededId(world))[0]?.title).toBe('Notice')
  },
  'hostile-texts': (world) => expect(world.settings.current.textStyle).toBe('hostile'),
  recorded: (world) => expect(world.playback.name).toBe('newest'),
} satisfies Record<string, (world: World) => void>
