import { playerByUsername } from '../../mock-server/src/domain/accounts/player-records.ts'
import { creditPlayer } from '../../mock-server/src/domain/money/credits.ts'
import { scenarios } from '../../mock-server/src/scenarios/list.ts'
import type { Mock } from './mock.ts'

/** Brings the mock's world into a named situation, as the control surface does. */
export function apply(mock: Mock, name: string, params: Readonly<Record<string, string | number>> = {}): void {
  const scenario = scenarios.get(name)
  if (!scenario) throw new Error(`no scenario ${name}`)
  scenario.apply(mock.world, params)
}

/** Gives the seeded player cash: money that may be withdrawn. */
export function giveCash(mock: Mock, rupees: number): void {
  creditPlayer(mock.world, playerId(mock), Math.round(rupees * 100))
}

/** Lets the server act, and then loses its answer on the way, once. */
export function loseAnswer(mock: Mock, operation: string): void {
  mock.world.faults.plant({ target: { operation }, effect: { kind: 'dropped-answer' }, times: 1 })
}

/** The Idempotency-Keys that calls of this path carried. */
export function keysOf(mock: Mock, path: string): unknown[] {
  return mock.calls.filter(({ call }) => call === path).map(({ headers }) => headers['idempotency-key'])
}

/** The seeded player's id. */
function playerId({ world }: Mock): number {
  const player = playerByUsername(world, 'player')
  if (!player) throw new Error('the seeded player is missing')
  return player.id
}
