import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import type { PriceHundredths, Side } from '../odds/price.ts'
import type { AlertSettings } from './alert-settings.ts'

const hourMs = 60 * 60 * 1000

/** The best price of a runner on a side, and the value that it has to come to. */
export interface PriceAlertTerms {
  marketId: string
  selectionId: string
  side: Side
  beyond: 'above' | 'below'
  priceHundredths: PriceHundredths
}

/** A price alert that stands; one that fires is deleted. */
export interface PriceAlertRecord extends PriceAlertTerms {
  id: string
  playerId: number
  setAtMs: number
}

/** A match with alerts of a player, as it was when it was last looked at. */
export interface MatchAlertsRecord {
  playerId: number
  refMatchId: string
  /** Wickets or goals so far. */
  scored: number
  /** Since when its first market is suspended; null = it is not. */
  suspendedMs: number | null
  /** Whether its start is still to be announced. */
  starts: boolean
}

/** Stores a price alert; the same one twice is one. */
export function insertPriceAlert(world: WorldContext, playerId: number, terms: PriceAlertTerms): void {
  const serial = nextCount(world.store, 'price-alert')
  world.store.run(
    `INSERT INTO price_alerts (id, serial, player_id, market_id, selection_id, side, beyond, price_hundredths, set_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [`PA${1_000_000 + serial}`, serial, playerId, ...valuesOf(terms), world.clock.now()],
  )
}

/** Whether a player has this price alert. */
export function hasPriceAlert(world: WorldContext, playerId: number, terms: PriceAlertTerms): boolean {
  const sql = `SELECT 1 FROM price_alerts
    WHERE player_id = ? AND market_id = ? AND selection_id = ? AND side = ? AND beyond = ? AND price_hundredths = ?`
  return world.store.one(sql, [playerId, ...valuesOf(terms)], () => true) ?? false
}

function valuesOf({ marketId, selectionId, side, beyond, priceHundredths }: PriceAlertTerms): (string | number)[] {
  return [marketId, selectionId, side, beyond, priceHundredths]
}

/** Deletes a price alert of a player; false for an unknown id and for another player's. */
export function dropPriceAlert(world: WorldContext, playerId: number, id: string): boolean {
  return world.store.change('DELETE FROM price_alerts WHERE player_id = ? AND id = ?', [playerId, id]) > 0
}

/** A player's price alerts, the newest first. */
export function priceAlertsOf(world: WorldContext, playerId: number): PriceAlertRecord[] {
  const sql = 'SELECT * FROM price_alerts WHERE player_id = ? ORDER BY serial DESC'
  return world.store.all(sql, [playerId], readPriceAlert)
}

/** All price alerts, the oldest first. */
export function allPriceAlerts(world: WorldContext): PriceAlertRecord[] {
  return world.store.all('SELECT * FROM price_alerts ORDER BY serial', [], readPriceAlert)
}

/** Stores how a match with alerts stands. */
export function saveMatchAlerts(world: WorldContext, match: MatchAlertsRecord): void {
  world.store.run(
    `INSERT INTO match_alerts (player_id, ref_match_id, scored, suspended_ms, starts) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (player_id, ref_match_id) DO UPDATE
     SET scored = excluded.scored, suspended_ms = excluded.suspended_ms, starts = excluded.starts`,
    [match.playerId, match.refMatchId, match.scored, match.suspendedMs, match.starts ? 1 : 0],
  )
}

/** Forgets that a player has alerts of a match. */
export function dropMatchAlerts(world: WorldContext, playerId: number, refMatchId: string): void {
  world.store.change('DELETE FROM match_alerts WHERE player_id = ? AND ref_match_id = ?', [playerId, refMatchId])
}

/** A player's matches with alerts, the last one switched on first. */
export function matchAlertsOf(world: WorldContext, playerId: number): MatchAlertsRecord[] {
  const sql = 'SELECT * FROM match_alerts WHERE player_id = ? ORDER BY rowid DESC'
  return world.store.all(sql, [playerId], readMatchAlerts)
}

/** All players' matches with alerts. */
export function allMatchAlerts(world: WorldContext): MatchAlertsRecord[] {
  return world.store.all('SELECT * FROM match_alerts ORDER BY rowid', [], readMatchAlerts)
}

function readPriceAlert(row: Row): PriceAlertRecord {
  return {
    id: row.text('id'),
    playerId: row.integer('player_id'),
    marketId: row.text('market_id'),
    selectionId: row.text('selection_id'),
    side: row.oneOf('side', ['back', 'lay']),
    beyond: row.oneOf('beyond', ['above', 'below']),
    priceHundredths: row.integer('price_hundredths'),
    setAtMs: row.integer('set_at_ms'),
  }
}

function readMatchAlerts(row: Row): MatchAlertsRecord {
  return {
    playerId: row.integer('player_id'),
    refMatchId: row.text('ref_match_id'),
    scored: row.integer('scored'),
    suspendedMs: row.integerOrNull('suspended_ms'),
    starts: row.flag('starts'),
  }
}

/** Stores a player's switches and quiet hours. */
export function saveAlertSettings(world: WorldContext, playerId: number, { off, quiet }: AlertSettings): void {
  world.store.run('INSERT OR REPLACE INTO alert_settings (player_id, off, quiet_from, quiet_to) VALUES (?, ?, ?, ?)', [
    playerId,
    JSON.stringify(off),
    quiet?.from ?? null,
    quiet?.to ?? null,
  ])
}

/** Notes an alert of a moment, sent or left out, and forgets those of an hour before. */
export function noteAlertRow(world: WorldContext, playerId: number, atMs: number, isLeftOut: boolean): void {
  world.store.change('DELETE FROM sent_alerts WHERE player_id = ? AND at_ms <= ?', [playerId, atMs - hourMs])
  const sql = 'INSERT INTO sent_alerts (player_id, at_ms, left_out) VALUES (?, ?, ?)'
  world.store.run(sql, [playerId, atMs, isLeftOut ? 1 : 0])
}

/** How many alerts were sent, or left out, in the hour before a moment. Rows after it stand for a clock that was set back. */
export function countOfHour(world: WorldContext, playerId: number, atMs: number, isLeftOut: boolean): number {
  const sql = `SELECT count(*) AS rows FROM sent_alerts WHERE player_id = ? AND left_out = ? AND at_ms > ? AND at_ms <= ?`
  const values = [playerId, isLeftOut ? 1 : 0, atMs - hourMs, atMs]
  return world.store.one(sql, values, (row) => row.integer('rows')) ?? 0
}
