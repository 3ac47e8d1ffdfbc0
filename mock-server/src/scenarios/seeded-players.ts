import { publicPasswordHash, usualPasswordCost } from '../domain/accounts/passwords.ts'
import { addPlayer, type Player, playerByUsername } from '../domain/accounts/player-records.ts'
import type { WorldContext } from '../domain/base/context.ts'
import { defaultSettings } from '../domain/base/settings.ts'
import { notify } from '../domain/content/notifications.ts'
import { creditOpening, setBalance } from '../domain/money/credits.ts'

/** The player that every world begins with; printed at start. */
export const seededPlayer = { username: 'player', password: 'Chaupar123', mobile: '9820041177' } as const

const demoMobiles = ['9000000001', '9000000002', '9000000003']

/** Adds the seeded player and the demo users, each with the opening play money. */
export function seedPlayers(world: WorldContext): void {
  const { username, mobile } = seededPlayer
  const passwordHash = seededHash(world)
  const playerId = seed(world, { username, name: 'Asha Player', passwordHash, mobile, isDemo: false })
  notify(world, playerId, { title: 'Welcome', message: 'You start with play money. Enjoy the game.', status: 'info' })
  for (const [index, demoMobile] of demoMobiles.entries()) {
    const number = index + 1
    seed(world, {
      username: `demo${number}`,
      name: `Demo ${number}`,
      passwordHash: null,
      mobile: demoMobile,
      isDemo: true,
    })
  }
}

/** Adds a player beside them, with the seeded player's password. */
export function seedFurtherPlayer(world: WorldContext, username: string, mobile: string): void {
  const passwordHash = seededHash(world)
  seed(world, { username, name: username, passwordHash, mobile, isDemo: false })
}

/** Of the seeded player's password, by cost: worlds are made by the hundred, and the start waits for no hash. */
const seededHashes = new Map([
  [
    usualPasswordCost,
    '13:61207075626c69632070617373776f7264:3d182c486b265d484122a6fedc1b666407a96e5bac32a271a86a750cf0885322',
  ],
])

/** Hash of the seeded player's password at the cost of a world. */
export function seededHash({ passwordCost }: WorldContext): string {
  const ready = seededHashes.get(passwordCost)
  if (ready !== undefined) return ready
  const made = publicPasswordHash(passwordCost, seededPlayer.password)
  seededHashes.set(passwordCost, made)
  return made
}

/** The seeded player's id. */
export function seededPlayerId(world: WorldContext): number {
  return requireSeededPlayer(world).id
}

/** The seeded player of a world; every world has one. */
export function requireSeededPlayer(world: WorldContext): Player {
  const player = playerByUsername(world, seededPlayer.username)
  if (player === null) throw new Error('the seeded player is missing')
  return player
}

/** Brings the seeded player's balance, and the opening money of who registers later, to this. */
export function setStartingBalance(world: WorldContext, balancePaise: number): void {
  world.settings.replace({ ...world.settings.current, openingCreditPaise: balancePaise })
  const player = playerByUsername(world, seededPlayer.username)
  if (player) setBalance(world, player.id, balancePaise)
}

/** Money as a world usually begins with it. */
export function giveUsualBalance(world: WorldContext): void {
  setStartingBalance(world, defaultSettings.openingCreditPaise)
}

function seed(
  world: WorldContext,
  player: { username: string; name: string; passwordHash: string | null; mobile: string; isDemo: boolean },
): number {
  const playerId = addPlayer(world, { ...player, countryCode: '91', agentCode: null })
  creditOpening(world, playerId)
  return playerId
}
