import { gameBySlug } from '@chaupar/games/catalogue/games'
import { rulesOf } from '@chaupar/games/rules/catalogue-rules'
import { type Draw, fairDraw, type Seeds, seedHash } from '@chaupar/games/rules/fairness'
import {
  fieldsOf,
  type GameAction,
  type GameEvent,
  GameRefusal,
  type GameRules,
  type Order,
  type RoundOutcome,
} from '@chaupar/games/rules/rules'
import type { WorldContext } from '../../base/context.ts'
import { DomainError } from '../../base/errors.ts'
import { testerSeeds } from '../forced/find-draw.ts'
import { forcedDraw } from '../forced/forced-next-records.ts'
import { stageOf } from '../shared-rounds/stage-of.ts'
import {
  isForcedAndOver,
  phaseAt,
  revealedStageSeed,
  type StageRound,
  stageDraw,
  stageRoundById,
  stageSeeds,
} from '../shared-rounds/stage-round.ts'
import { actionsOf, type RoundRecord } from './round-records.ts'
import { type Fairness, revealedSeed, seedsOfRound } from './seeds.ts'

/** A round as its player sees it. */
export interface Round {
  id: number
  mode: string
  /** Further input of the bet beside amount and mode; null without any. */
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
  /** The seeds of its draw; a round that a tester has set uses none of the player's. */
  fairness: Fairness
  /** A tester has set the outcome, so that it does not follow from the seeds. */
  isForced: boolean
  /** The facts of a bet on a shared round; absent for a single-player round. */
  shared?: { stageRound: string; slot: number; autoCashOut: number | null }
}

/** The round of a record with all that has happened in it so far; `outcome` when it is known, else it is computed. */
export function roundOf(world: WorldContext, record: RoundRecord, outcome?: RoundOutcome): Round {
  const shared = stageRoundOf(world, record)
  const { seeds, isForced } = shared === null ? drawnFrom(world, record) : sharedDrawnFrom(world, shared)
  const { events, actions } =
    record.status === 'void'
      ? calledOff(world, record)
      : isNotShown(record)
        ? nothingShown
        : (outcome ??
          playRecorded(
            record,
            actionsOf(world, record.id),
            shared === null ? fairDraw(seeds) : stageDraw(world, shared),
          ))
  return {
    id: record.id,
    mode: record.mode,
    meta: record.meta,
    stakePaise: record.stakePaise,
    payoutPaise: record.payoutPaise ?? 0,
    isActive: record.status === 'open',
    seenEvent: record.seenEvent,
    events,
    ...(shared === null ? { actions } : sharedPart(world, record, shared)),
    fairness: fairnessFrom(seeds),
    isForced,
  }
}

/** The events that its player saw before its stake came back. */
function calledOff(world: WorldContext, record: RoundRecord): Pick<RoundOutcome, 'events' | 'actions'> {
  const events = record.stageRound === null ? outcomeOf(world, record).events : []
  if (events.at(-1)?.type === 'cancelled') return { events, actions: [] }
  return { events: [...events, { index: events.length, type: 'cancelled' }], actions: [] }
}

/** The result of an open bet on a shared round is hidden until the round is over; its events so far are public. */
function isNotShown({ status, stageRound }: RoundRecord): boolean {
  return status === 'open' && stageRound !== null
}

const nothingShown = { events: [], actions: [] }

function fairnessFrom({ serverSeed, clientSeed, nonce }: Seeds): Fairness {
  return { serverSeedHash: seedHash(serverSeed), clientSeed, nonce }
}

/** The possible actions follow from the state of the shared round, not from the bet. */
function sharedPart(
  world: WorldContext,
  { slot, meta, status }: RoundRecord,
  round: StageRound,
): Pick<Round, 'actions' | 'shared'> {
  const phase = phaseAt(round, world.clock.now())
  const action =
    phase === 'betting' ? ['cancel'] : phase === 'running' && round.stage.curve !== null ? ['cash-out'] : []
  const { autoCashOut } = fieldsOf(meta)
  return {
    actions: status === 'open' ? action : [],
    shared: {
      stageRound: round.id,
      slot,
      autoCashOut: typeof autoCashOut === 'number' ? autoCashOut : null,
    },
  }
}

/** The shared round that a record is a bet on; null for a round of the player alone. */
export function stageRoundOf(
  world: WorldContext,
  { game, stageRound, runsAtMs, endsAtMs }: RoundRecord,
): StageRound | null {
  if (stageRound === null) return null
  const stage = stageOf(game)
  const times = runsAtMs === null || endsAtMs === null ? null : { runsAtMs, endsAtMs }
  const round = stage === null ? null : stageRoundById(world, stage, stageRound, times)
  if (round === null) throw new DomainError('game_bet_invalid', { reason: 'This round is not played any more' })
  return round
}

/**
 * The outcome of a stored round after its actions, the stored ones when none are given; recomputed from the seeds each
 * time. Throws `game_bet_invalid` at an action that the rules refuse.
 */
export function outcomeOf(
  world: WorldContext,
  record: RoundRecord,
  actions: readonly GameAction[] = actionsOf(world, record.id),
): RoundOutcome {
  const shared = stageRoundOf(world, record)
  const draw = shared === null ? fairDraw(drawnFrom(world, record).seeds) : stageDraw(world, shared)
  return playRecorded(record, actions, draw)
}

function playRecorded(record: RoundRecord, actions: readonly GameAction[], draw: Draw): RoundOutcome {
  return inPlayersWords(() => orderOfRecord(record).play(actions, draw))
}

/** The server seed of a round in hex; null while it is hidden, and always where a tester has set the round. */
export function revealedSeedOf(world: WorldContext, record: RoundRecord): string | null {
  const shared = stageRoundOf(world, record)
  if (shared === null && forcedDraw(world, record.id) !== null) return null
  return shared === null ? revealedSeed(world, drawnOf(record).seedId) : revealedStageSeed(world, shared)
}

/** The seeds of a single-player round, read once; `isForced`: a tester has set the outcome. */
function drawnFrom(world: WorldContext, record: RoundRecord): { seeds: Seeds; isForced: boolean } {
  const draw = forcedDraw(world, record.id)
  if (draw !== null) return { seeds: testerSeeds(world, draw), isForced: true }
  return { seeds: seedsOfRound(world, drawnOf(record)), isForced: false }
}

function sharedDrawnFrom(world: WorldContext, round: StageRound): { seeds: Seeds; isForced: boolean } {
  return { seeds: stageSeeds(world, round), isForced: isForcedAndOver(world, round) }
}

function drawnOf({ id, drawn }: RoundRecord): { seedId: number; nonce: number } {
  if (drawn === null) throw new Error(`round ${id} is drawn from no seeds of a player`)
  return drawn
}

/** The rules of a game by its slug; null for a game without rules. */
export function gameRules(slug: string): GameRules | null {
  const game = gameBySlug(slug)
  return game === null ? null : rulesOf(game)
}

/** The order of a round that was taken. Throws `GameRefusal` when the rules of today would not take it. */
export function orderOfRecord({ game, amountPaise, mode, meta }: RoundRecord): Order {
  const rules = gameRules(game)
  if (rules === null) throw new GameRefusal('This game is not played any more')
  return rules.order(amountPaise, mode, meta ?? undefined)
}

/** Converts a refusal of a game's rules into the domain's `game_bet_invalid`, with the same words. */
export function inPlayersWords<Value>(ask: () => Value): Value {
  try {
    return ask()
  } catch (error) {
    if (error instanceof GameRefusal) throw new DomainError('game_bet_invalid', { reason: error.message })
    throw error
  }
}
