import * as v from 'valibot'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import type { Script } from '../engine/script.ts'
import type { MatchPhase, SportId } from '../odds/match.ts'

const storedScript = v.array(v.object({ id: v.number(), fromStep: v.number(), event: v.string() }))

/** The stored part of a match; everything else follows from seed, script and time. */
export interface MatchRecord {
  /** Orders matches that start at once. */
  serial: number
  refMatchId: string
  sportId: SportId
  seed: string
  /** The events that testers asked for, those that have happened too. */
  script: Script
  matchName: string
  startTimeMs: number
  status: MatchPhase
  /** A number that the last price message did not pass; reserved in blocks, so that not every price is written. */
  sequence: number
}

export function insertMatch(world: WorldContext, record: Omit<MatchRecord, 'script'>): void {
  world.store.run(
    `INSERT INTO matches (ref_match_id, serial, sport_id, seed, match_name, start_ms, status, sequence)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      record.refMatchId,
      record.serial,
      record.sportId,
      record.seed,
      record.matchName,
      record.startTimeMs,
      record.status,
      record.sequence,
    ],
  )
}

export function saveStatus(world: WorldContext, refMatchId: string, status: MatchPhase): void {
  world.store.change('UPDATE matches SET status = ? WHERE ref_match_id = ?', [status, refMatchId])
}

/** Lets a match have begun at another moment. */
export function saveStart(world: WorldContext, refMatchId: string, startTimeMs: number): void {
  world.store.change('UPDATE matches SET start_ms = ? WHERE ref_match_id = ?', [startTimeMs, refMatchId])
}

/** Keeps the events that testers asked for. */
export function saveScript(world: WorldContext, refMatchId: string, script: Script): void {
  const sql = 'UPDATE matches SET script = ? WHERE ref_match_id = ?'
  world.store.change(sql, [script.length === 0 ? null : JSON.stringify(script), refMatchId])
}

/** Keeps a sequence number that no message of this match will have passed when the process ends. */
export function reserveSequence(world: WorldContext, refMatchId: string, sequence: number): void {
  world.store.change('UPDATE matches SET sequence = ? WHERE ref_match_id = ?', [sequence, refMatchId])
}

export function matchRecord(world: WorldContext, refMatchId: string): MatchRecord | null {
  return world.store.one('SELECT * FROM matches WHERE ref_match_id = ?', [refMatchId], readMatch)
}

export function isMatchKept(world: WorldContext, refMatchId: string): boolean {
  return world.store.one('SELECT serial FROM matches WHERE ref_match_id = ?', [refMatchId], () => true) ?? false
}

/** Matches that are upcoming or in play, by start. */
export function unfinishedMatches(world: WorldContext): MatchRecord[] {
  const sql = "SELECT * FROM matches WHERE status IN ('upcoming', 'inplay') ORDER BY start_ms, serial"
  return world.store.all(sql, [], readMatch)
}

const sports: readonly SportId[] = [4, 1, 2]
const noScript: Script = []

function readMatch(row: Row): MatchRecord {
  const sportId = sports.find((id) => id === row.integer('sport_id'))
  if (sportId === undefined) throw new Error('a match is stored with an unknown sport')
  return {
    serial: row.integer('serial'),
    refMatchId: row.text('ref_match_id'),
    sportId,
    seed: row.text('seed'),
    script: row.jsonOrNull('script', storedScript) ?? noScript,
    matchName: row.text('match_name'),
    startTimeMs: row.integer('start_ms'),
    status: row.oneOf('status', ['upcoming', 'inplay', 'finished', 'abandoned']),
    sequence: row.integer('sequence'),
  }
}
