import { fairDraw, seedHash } from '@chaupar/contracts/games/fairness'
import {
  type GameAction,
  type GameEvent,
  GameRefusal,
  type Order,
  type Told,
} from '@chaupar/contracts/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { ownRulesOf } from './game-rules.ts'
import { actionsOf, type RoundRecord } from './round-records.ts'
import { type Fairness, seedsOfRound } from './seeds.ts'

/** A round as its player sees it. */
export interface Round {
  id: number
  mode: string
  /** What was ordered beside amount and mode; null when nothing was. */
  meta: unknown
  stakePaise: number
  /** 0 until it is decided. */
  payoutPaise: number
  /** Whether a decision or the end of the round is still to come. */
  isActive: boolean
  seenEvent: string | null
  events: readonly GameEvent[]
  /** Decisions that may follow. */
  actions: readonly string[]
  /** What it was drawn from. */
  fairness: Fairness
}

/** The round of a record with all that has happened in it so far. */
export function roundOf(world: WorldContext, record: RoundRecord): Round {
  const { events, actions } = tell(world, record)
  const { serverSeed, clientSeed, nonce } = seedsOfRound(world, record)
  return {
    id: record.id,
    mode: record.mode,
    meta: record.meta,
    stakePaise: record.stakePaise,
    payoutPaise: record.payoutPaise ?? 0,
    isActive: record.status === 'open',
    seenEvent: record.seenEvent,
    events,
    actions,
    fairness: { serverSeedHash: seedHash(serverSeed), clientSeed, nonce },
  }
}

/**
 * What a record's rules tell of it after its actions, those kept when none are given; worked out anew from the seeds each
 * time. Throws `game_bet_invalid` at an action that the rules refuse.
 */
export function tell(
  world: WorldContext,
  record: RoundRecord,
  actions: readonly GameAction[] = actionsOf(world, record.id),
): Told {
  const draw = fairDraw(seedsOfRound(world, record))
  return inPlayersWords(() => orderOfRecord(record).tell(actions, draw))
}

/** The order of a round that was taken. Throws `GameRefusal` when the rules of today would not take it. */
export function orderOfRecord({ game, amountPaise, mode, meta }: RoundRecord): Order {
  const rules = ownRulesOf(game)
  if (rules === null) throw new GameRefusal('This game is not played any more')
  return rules.order(amountPaise, mode, meta ?? undefined)
}

/** Turns a refusal of a game's rules into one of the domain: `game_bet_invalid`, with their words. */
export function inPlayersWords<Value>(ask: () => Value): Value {
  try {
    return ask()
  } catch (error) {
    if (error instanceof GameRefusal) throw new DomainError('game_bet_invalid', { reason: error.message })
    throw error
  }
}
