import type { GameAction } from '@chaupar/games/rules/rules'
import { unknown } from 'valibot'
import type { Row } from '../../../store/row.ts'
import type { WorldContext } from '../../base/context.ts'

/** `void`: its stake came back: a bet on a shared round that was taken back, or a round that a tester called off. */
const roundStatuses = ['open', 'won', 'lost', 'void'] as const
export type RoundStatus = (typeof roundStatuses)[number]

/** A stored round. Its events are recomputed from it when it is read (round.ts). */
export interface RoundRecord {
  id: number
  playerId: number
  /** Slug. */
  game: string
  mode: string
  /** As it was ordered. */
  amountPaise: number
  meta: unknown
  /** The seeds of a single-player round; null for a bet on a shared round. */
  drawn: { seedId: number; nonce: number } | null
  /** The shared round that it is a bet on, chain and number as in '82345-12'; null for a round of the player alone. */
  stageRound: string | null
  /** When that shared round runs and ends, in world time; null for a round of the player alone, and for bets of older versions. */
  runsAtMs: number | null
  endsAtMs: number | null
  /** Which of the player's bets on a shared round; 0 for a round of the player alone. */
  slot: number
  /** All that was staked so far. */
  stakePaise: number
  /** Play money in the stake: the returned stake is play money again. */
  restrictedPaise: number
  /** Play money in the returned amount. Of a bet on a shared round it may be more than its own stake held. */
  restrictedBackPaise: number
  /** Null until the round is decided. */
  payoutPaise: number | null
  /** `open` until it is lost, or its payout was booked. */
  status: RoundStatus
  /** How far the player has seen it; null until a client says so. */
  seenEvent: string | null
  openedAtMs: number
  /** When its player last did something in it. */
  touchedAtMs: number
  closedAtMs: number | null
}

type NewRound = Pick<RoundRecord, 'playerId' | 'game' | 'mode' | 'amountPaise' | 'meta'> &
  (
    | { drawn: { seedId: number; nonce: number } }
    | { stageRound: string; slot: number; runsAtMs: number; endsAtMs: number }
  )

/** Keeps a round that opens now. Answers its id. */
export function insertRound(world: WorldContext, round: NewRound): number {
  const now = world.clock.now()
  return world.store.run(
    `INSERT INTO game_rounds
       (player_id, game, mode, amount_paise, meta, seed_id, nonce, stage_round, slot, runs_at_ms, ends_at_ms,
        opened_at_ms, touched_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      round.playerId,
      round.game,
      round.mode,
      round.amountPaise,
      JSON.stringify(round.meta ?? null),
      'drawn' in round ? round.drawn.seedId : null,
      'drawn' in round ? round.drawn.nonce : null,
      'stageRound' in round ? round.stageRound : null,
      'slot' in round ? round.slot : 0,
      'slot' in round ? round.runsAtMs : null,
      'slot' in round ? round.endsAtMs : null,
      now,
      now,
    ],
  )
}

export function roundById(world: WorldContext, id: number): RoundRecord | null {
  return world.store.one('SELECT * FROM game_rounds WHERE id = ?', [id], readRound)
}

/** The one round of a player and game that may be open; of bets on a shared round, any. */
export function openRound(world: WorldContext, playerId: number, game: string): RoundRecord | null {
  const sql = 'SELECT * FROM game_rounds WHERE player_id = ? AND game = ? AND closed_at_ms IS NULL'
  return world.store.one(sql, [playerId, game], readRound)
}

/** The open round of a player and game, else the last one; null when none was played. */
export function latestRound(world: WorldContext, playerId: number, game: string): RoundRecord | null {
  const sql = 'SELECT * FROM game_rounds WHERE player_id = ? AND game = ? ORDER BY id DESC LIMIT 1'
  return openRound(world, playerId, game) ?? world.store.one(sql, [playerId, game], readRound)
}

/** A page of a player's rounds, newest first; of one game when it is named. */
export function roundsOf(
  world: WorldContext,
  playerId: number,
  { game, skip, pageSize }: { game?: string; skip: number; pageSize: number },
): RoundRecord[] {
  const sql = `SELECT * FROM game_rounds WHERE player_id = ?1 AND (?2 IS NULL OR game = ?2) ORDER BY id DESC LIMIT ?3 OFFSET ?4`
  return world.store.all(sql, [playerId, game ?? null, pageSize, skip], readRound)
}

/** Open single-player rounds without a call since a moment, oldest first. */
export function roundsLeftSince(world: WorldContext, sinceMs: number): RoundRecord[] {
  const sql = `SELECT * FROM game_rounds WHERE closed_at_ms IS NULL AND touched_at_ms <= ? AND stage_round IS NULL
    ORDER BY touched_at_ms, id`
  return world.store.all(sql, [sinceMs], readRound)
}

/** Rounds of all players without a call since a moment, newest first; with `isOpen` only those that are not closed. */
export function roundsOfAll(
  world: WorldContext,
  { isOpen, touchedUntilMs, limit }: { isOpen: boolean; touchedUntilMs: number; limit: number },
): RoundRecord[] {
  const sql = `SELECT * FROM game_rounds WHERE (?1 = 0 OR closed_at_ms IS NULL) AND touched_at_ms <= ?2
    ORDER BY id DESC LIMIT ?3`
  return world.store.all(sql, [isOpen ? 1 : 0, touchedUntilMs, limit], readRound)
}

/** Decisions of a round in their order. */
export function actionsOf(world: WorldContext, roundId: number): GameAction[] {
  const sql = 'SELECT action, meta FROM game_actions WHERE round_id = ? ORDER BY number'
  return world.store.all(sql, [roundId], (row) => {
    const meta = row.json('meta', unknown())
    return { action: row.text('action'), ...(meta === null ? {} : { meta }) }
  })
}

/** Keeps a decision as the nth of its round, from 1. */
export function insertAction(world: WorldContext, roundId: number, number: number, { action, meta }: GameAction): void {
  const now = world.clock.now()
  const sql = 'INSERT INTO game_actions (round_id, number, action, meta, at_ms) VALUES (?, ?, ?, ?, ?)'
  world.store.run(sql, [roundId, number, action, JSON.stringify(meta ?? null), now])
  world.store.change('UPDATE game_rounds SET touched_at_ms = ? WHERE id = ?', [now, roundId])
}

/** Adds to the stake, and to the play money in it. */
export function addStake(world: WorldContext, roundId: number, stakePaise: number, restrictedPaise: number): void {
  const sql = `UPDATE game_rounds SET stake_paise = stake_paise + ?, restricted_paise = restricted_paise + ? WHERE id = ?`
  world.store.change(sql, [stakePaise, restrictedPaise, roundId])
}

/** Notes the play money that came back with a bet. */
export function saveRestrictedBack(world: WorldContext, roundId: number, paise: number): void {
  world.store.change('UPDATE game_rounds SET restricted_back_paise = ? WHERE id = ?', [paise, roundId])
}

export function savePayout(world: WorldContext, roundId: number, payoutPaise: number): void {
  world.store.change('UPDATE game_rounds SET payout_paise = ? WHERE id = ?', [payoutPaise, roundId])
}

export function saveSeen(world: WorldContext, roundId: number, event: string): void {
  const sql = 'UPDATE game_rounds SET seen_event = ?, touched_at_ms = ? WHERE id = ?'
  world.store.change(sql, [event, world.clock.now(), roundId])
}

export function saveClosed(world: WorldContext, roundId: number, status: Exclude<RoundStatus, 'open'>): void {
  const sql = 'UPDATE game_rounds SET status = ?, closed_at_ms = ? WHERE id = ?'
  world.store.change(sql, [status, world.clock.now(), roundId])
}

/** All bets on a shared round, oldest first; of one player when he is named. */
export function betsOnStage(
  world: WorldContext,
  { game, stageRound, playerId }: { game: string; stageRound: string; playerId?: number },
): RoundRecord[] {
  const sql = `SELECT * FROM game_rounds WHERE game = ?1 AND stage_round = ?2 AND (?3 IS NULL OR player_id = ?3)
    ORDER BY id`
  return world.store.all(sql, [game, stageRound, playerId ?? null], readRound)
}

/** Open bets on shared rounds of all games whose rounds no longer take bets at a moment, oldest first. */
export function runningStageBets(world: WorldContext, nowMs: number): RoundRecord[] {
  const sql = `SELECT * FROM game_rounds WHERE closed_at_ms IS NULL AND stage_round IS NOT NULL
    AND coalesce(runs_at_ms, 0) <= ? ORDER BY id`
  return world.store.all(sql, [nowMs], readRound)
}

/** Games that have an open bet on a shared round. */
export function gamesWithStageBets(world: WorldContext): string[] {
  const sql = 'SELECT DISTINCT game FROM game_rounds WHERE closed_at_ms IS NULL AND stage_round IS NOT NULL'
  return world.store.all(sql, [], (row) => row.text('game'))
}

/** A shared round ends at another moment than its bets were made with. */
export function saveStageEnd(
  world: WorldContext,
  { game, stageRound }: { game: string; stageRound: string },
  endsAtMs: number,
): void {
  const sql = 'UPDATE game_rounds SET ends_at_ms = ? WHERE game = ? AND stage_round = ? AND ends_at_ms IS NOT NULL'
  world.store.change(sql, [endsAtMs, game, stageRound])
}

function readRound(row: Row): RoundRecord {
  return {
    id: row.integer('id'),
    playerId: row.integer('player_id'),
    game: row.text('game'),
    mode: row.text('mode'),
    amountPaise: row.integer('amount_paise'),
    meta: row.json('meta', unknown()),
    drawn: row.isNull('seed_id') ? null : { seedId: row.integer('seed_id'), nonce: row.integer('nonce') },
    stageRound: row.textOrNull('stage_round'),
    slot: row.integer('slot'),
    runsAtMs: row.integerOrNull('runs_at_ms'),
    endsAtMs: row.integerOrNull('ends_at_ms'),
    stakePaise: row.integer('stake_paise'),
    restrictedPaise: row.integer('restricted_paise'),
    restrictedBackPaise: row.integer('restricted_back_paise'),
    payoutPaise: row.integerOrNull('payout_paise'),
    status: row.oneOf('status', roundStatuses),
    seenEvent: row.textOrNull('seen_event'),
    openedAtMs: row.integer('opened_at_ms'),
    touchedAtMs: row.integer('touched_at_ms'),
    closedAtMs: row.integerOrNull('closed_at_ms'),
  }
}
