import type { DatabaseSync } from 'node:sqlite'
import { alerts } from './schema/alerts.ts'
import { autoCashOut } from './schema/auto-cash-out.ts'
import { askedPrices, betsByTime, betting, matchScripts } from './schema/betting.ts'
import { bonus } from './schema/bonus.ts'
import { cashier } from './schema/cashier.ts'
import { content } from './schema/content.ts'
import { gameRounds } from './schema/game-rounds.ts'
import { games } from './schema/games.ts'
import { journal } from './schema/journal.ts'
import { ledger } from './schema/ledger.ts'
import { pins } from './schema/pins.ts'
import { playLimits } from './schema/play-limits.ts'
import { players } from './schema/players.ts'
import { referral } from './schema/referral.ts'
import { testerRounds } from './schema/tester-rounds.ts'
import { StoreFault } from './store-fault.ts'

/** Facts about the world itself (seed, scenario, clock, settings) and its counters. */
const world = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT
`

const tables = [
  world,
  players,
  content,
  ledger,
  betting,
  cashier,
  journal,
  bonus,
  referral,
  playLimits,
  games,
  gameRounds,
  testerRounds,
  autoCashOut,
  alerts,
  pins,
]

/** The version of the tables, kept in the file as `user_version`; 0 is an empty file. */
const schemaVersion = 5

/** What each earlier version lacks of the next one. */
const upgrades: Readonly<Record<number, string>> = {
  1: autoCashOut,
  2: `${askedPrices};${alerts}`,
  3: `${betsByTime};${pins}`,
  4: matchScripts,
}

/** @throws StoreFault when the file has tables of a version that this server can neither read nor upgrade */
export function requireKnown(database: DatabaseSync, file: string): void {
  const version = versionOf(database)
  if (version === 0 || version === schemaVersion || version in upgrades) return
  throw new StoreFault(file, `has tables of version ${version}, and this server reads version ${schemaVersion}`)
}

/** Creates the tables in an empty database, and upgrades those of an earlier version, in one transaction each. */
export function createTables(database: DatabaseSync): void {
  if (versionOf(database) === 0) bringTo(database, schemaVersion, tables.join(';'))
  for (let version = versionOf(database); version < schemaVersion; version += 1) {
    const missing = upgrades[version]
    if (missing === undefined) throw new Error(`no upgrade from version ${version}`)
    bringTo(database, version + 1, missing)
  }
}

function bringTo(database: DatabaseSync, version: number, sql: string): void {
  database.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${version}; COMMIT`)
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
}
