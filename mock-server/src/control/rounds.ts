import type { ControlData } from '@chaupar/api/control-client'
import { playerById } from '../domain/accounts/player-records.ts'
import { toIso } from '../domain/base/clock.ts'
import { forcedDraw } from '../domain/games/forced/forced-next-records.ts'
import { dropForcedOutcomes, forcedOutcomes } from '../domain/games/forced/forced-outcomes.ts'
import { allOutcomes } from '../domain/games/forced/outcomes-of-game.ts'
import { settleRound, voidRound } from '../domain/games/rounds/close-by-hand.ts'
import { roundName, roundNumber } from '../domain/games/rounds/round-entries.ts'
import { type RoundRecord, roundsOfAll } from '../domain/games/rounds/round-records.ts'
import { seedsOfRound } from '../domain/games/rounds/seeds.ts'
import { rupees } from '../wire/money.ts'
import type { World } from '../world/world.ts'
import type { ControlHandlers } from './control-call.ts'

/** Rounds of games, with facts that no player may know yet, and the end of stuck rounds. */
export const roundHandlers = {
  listOutcomes: () =>
    allOutcomes().map(({ games, outcomes, ...one }) => ({ ...one, games: [...games], outcomes: [...outcomes] })),
  listForcedOutcomes: ({ world }, registry) => forcedOutcomes(registry.get(world)),
  clearForcedOutcomes: ({ world, game }, registry) => {
    dropForcedOutcomes(registry.get(world), game)
    return null
  },
  listRounds: ({ world: name, isOpen = false, idleMs = 0, limit = 50 }, registry) => {
    const world = registry.get(name)
    const touchedUntilMs = world.clock.now() - idleMs
    return roundsOfAll(world, { isOpen, touchedUntilMs, limit }).map((record) => wirePlayedRound(world, record))
  },
  settleRound: ({ world, round }, registry) => {
    settleRound(registry.get(world), roundNumber(round))
    return null
  },
  voidRound: ({ world, round }, registry) => {
    voidRound(registry.get(world), roundNumber(round))
    return null
  },
} satisfies Partial<ControlHandlers>

function wirePlayedRound(world: World, record: RoundRecord): ControlData<'listRounds'>[number] {
  const { id, playerId, game, status, stakePaise, payoutPaise, openedAtMs, touchedAtMs, drawn } = record
  const forced = forcedDraw(world, id) !== null
  return {
    round: roundName(id),
    username: playerById(world, playerId)?.username ?? '',
    game,
    status,
    stake: rupees(stakePaise),
    payout: payoutPaise === null ? null : rupees(payoutPaise),
    idleMs: Math.max(0, world.clock.now() - touchedAtMs),
    openedAt: toIso(openedAtMs),
    forced,
    seeds: drawn === null || forced ? null : seedsOfRound(world, drawn),
  }
}
