import { InvalidInput } from '../contract/invalid-input.ts'
import { addDemoUsers } from '../domain/accounts/demo-users.ts'
import { otpInbox } from '../domain/accounts/otp-inbox.ts'
import { expireOtps } from '../domain/accounts/otp-records.ts'
import { listPlayers, type Player, playerByUsername } from '../domain/accounts/player-records.ts'
import { countSessions, signOut, signOutEverywhere } from '../domain/accounts/sessions.ts'
import { toIso } from '../domain/base/clock.ts'
import { DomainError } from '../domain/base/errors.ts'
import { exposureOf } from '../domain/betting/exposure.ts'
import { expireBonus } from '../domain/bonus/end-bonus.ts'
import { finishWagering } from '../domain/bonus/wager-bonus.ts'
import { kycStanding, placeKyc } from '../domain/kyc/place-kyc.ts'
import { balanceOf } from '../domain/money/wallet.ts'
import { rupees } from '../wire/money.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'

/** Players, their codes and sessions. */
export const playerHandlers = {
  listOtps: (input, registry) =>
    otpInbox(registry.get(input.world), input.mobile).map(({ phone, code, purpose, state, sentAtMs }) => ({
      mobile: phone.mobile,
      code,
      purpose,
      state,
      sentAt: toIso(sentAtMs),
    })),
  expireOtps: ({ world, mobile = null }, registry) => {
    expireOtps(registry.get(world), mobile)
    return null
  },
  revokeToken: (input, registry) => {
    signOut(registry.get(input.world), input.token)
    return null
  },
  logOutEverywhere: (input, registry) => {
    const world = registry.get(input.world)
    signOutEverywhere(world, requireUsername(world, input.username).id)
    return null
  },
  placeKyc: (input, registry) => {
    const world = registry.get(input.world)
    if (input.reason !== undefined && input.standing !== 'declined') {
      throw new InvalidInput('Only what is declined has a reason')
    }
    placeKyc(world, requireUsername(world, input.username).id, input.standing, input.reason)
    return null
  },
  listPlayers: (input, registry) => {
    const world = registry.get(input.world)
    return listPlayers(world).map((player) => ({
      id: player.id,
      username: player.username,
      name: player.name,
      mobile: player.mobile,
      isDemo: player.isDemo,
      sessions: countSessions(world, player.id),
      kyc: kycStanding(world, player.id),
      wallet: walletOf(world, player),
      exposure: rupees(exposureOf(world, player.id).exposurePaise),
    }))
  },
  makeDemoUsers: (input, registry) => addDemoUsers(registry.get(input.world), input.count ?? 1),
  expireBonus: (input, registry) => {
    const world = registry.get(input.world)
    expireBonus(world, requireUsername(world, input.username).id, input.bonusId)
    return null
  },
  finishWagering: (input, registry) => {
    const world = registry.get(input.world)
    finishWagering(world, requireUsername(world, input.username).id)
    return null
  },
} satisfies Partial<ControlHandlers>

/** A player's money in rupees. */
export function walletOf(world: World, player: Player) {
  const { balancePaise, coinsPaise, cashPaise, version } = balanceOf(world, player.id)
  return { balance: rupees(balancePaise), coins: rupees(coinsPaise), cash: rupees(cashPaise), version }
}

/** @throws DomainError `player_not_found` */
export function requireUsername(world: World, username: string): Player {
  const player = playerByUsername(world, username)
  if (player === null) throw new DomainError('player_not_found', { username })
  return player
}
