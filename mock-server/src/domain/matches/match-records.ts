import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../context.ts'
import type { MatchPhase } from '../engine/types.ts'
import { nextCount } from '../random.ts'
import type { SportId } from './match.ts'

/** What is kept of a match; everything else follows from seed and time. */
export interface MatchRecord {
  /** Counts the matches of the world. */
  serial: number
  refMatchId: string
  sportId: SportId
  seed: string
  matchName: string
  startTimeMs: number
  status: MatchPhase
  /** Number of the last price message. */
  sequence: number
}

const firstMatchNumber = 32_000_000

/** Id and seed of the next match of this world. */
export function nextMatchIdentity(world: WorldContext): { serial: number; refMatchId: string; seed: string } {
  const serial = nextCount(world.store, 'match')
  const seed = world.random.bytes('match', serial, 16).toString('hex')
  return { serial, refMatchId: String(firstMatchNumber + serial), seed }
}

export function insertMatch(world: WorldContext, record: MatchRecord): void {
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

export function updateMatch(world: WorldContext, refMatchId: string, status: MatchPhase, sequence: number): void {
  const sql = 'UPDATE matches SET status = ?, sequence = ? WHERE ref_match_id = ?'
  world.store.change(sql, [status, sequence, refMatchId])
}

export function matchRecord(world: WorldContext, refMatchId: string): MatchRecord | null {
  return world.store.one('SELECT * FROM matches WHERE ref_match_id = ?', [refMatchId], readMatch)
}

export function hasAnyMatch(world: WorldContext, sportId: SportId): boolean {
  return world.store.one('SELECT serial FROM matches WHERE sport_id = ? LIMIT 1', [sportId], () => true) ?? false
}

/** Matches that are upcoming or in play, by start. */
export function unfinishedMatches(world: WorldContext): MatchRecord[] {
  const sql = "SELECT * FROM matches WHERE status IN ('upcoming', 'inplay') ORDER BY start_ms, serial"
  return world.store.all(sql, [], readMatch)
}

const sports: readonly SportId[] = [4, 1, 2]

function readMatch(row: Row): MatchRecord {
  const sportId = sports.find((id) => id === row.integer('sport_id'))
  if (sportId === undefined) throw new Error('a match is stored with an unknown sport')
  return {
    serial: row.integer('serial'),
    refMatchId: row.text('ref_match_id'),
    sportId,
    seed: row.text('seed'),
    matchName: row.text('match_name'),
    startTimeMs: row.integer('start_ms'),
    status: row.oneOf('status', ['upcoming', 'inplay', 'finished', 'abandoned']),
    sequence: row.integer('sequence'),
  }
}
