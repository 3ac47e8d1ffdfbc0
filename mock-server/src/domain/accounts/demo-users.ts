import { changeSettings } from '../base/change-settings.ts'
import type { WorldContext } from '../base/context.ts'
import { creditOpening } from '../money/credits.ts'
import { addPlayer, listPlayers, playerByMobile, playerByUsername } from './player-records.ts'

const firstMobile = 9_000_000_000

/** Adds demo users with the opening play money and lets the app offer the demo login. Answers their usernames. */
export function addDemoUsers(world: WorldContext, count: number): string[] {
  return world.transaction(() => {
    changeSettings(world, { demoUsers: true })
    return Array.from({ length: count }, () => addDemoUser(world))
  })
}

function addDemoUser(world: WorldContext): string {
  let number = listPlayers(world).filter(({ isDemo }) => isDemo).length + 1
  while (isTaken(world, number)) number += 1
  const username = `demo${number}`
  const playerId = addPlayer(world, {
    username,
    name: `Demo ${number}`,
    passwordHash: null,
    countryCode: '91',
    mobile: mobileOf(number),
    agentCode: null,
    isDemo: true,
  })
  creditOpening(world, playerId)
  return username
}

function isTaken(world: WorldContext, number: number): boolean {
  return playerByUsername(world, `demo${number}`) !== null || playerByMobile(world, '91', mobileOf(number)) !== null
}

function mobileOf(number: number): string {
  return String(firstMobile + number)
}
