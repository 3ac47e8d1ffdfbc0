import { playerByMobile, playerByUsername } from '../domain/accounts/player-records.ts'
import { DomainError } from '../domain/base/errors.ts'
import type { Scenario } from '../world/scenario.ts'
import type { World } from '../world/world.ts'
import { textParam } from './params.ts'
import { seedFurtherPlayer } from './seeded-players.ts'

export const usernameTaken: Scenario = {
  name: 'username-taken',
  about: "A player called 'taken' exists",
  params: { username: "The name in place of 'taken'" },
  apply(world, params) {
    const username = textParam(params, 'username') ?? 'taken'
    if (username.length > 15) throw new DomainError('scenario_parameter_invalid', { parameter: 'username' })
    if (!playerByUsername(world, username)) seedFurtherPlayer(world, username, freeMobile(world))
  },
}

/** The first number that nobody has, beside the seeded player's. */
function freeMobile(world: World): string {
  let mobile = 98_200_41178
  while (playerByMobile(world, '91', String(mobile)) !== null) mobile += 1
  return String(mobile)
}
