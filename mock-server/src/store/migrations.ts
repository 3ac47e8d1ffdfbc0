import type { DatabaseSync } from 'node:sqlite'
import { betting } from './schema/betting.ts'
import { bonus } from './schema/bonus.ts'
import { cashier } from './schema/cashier.ts'
import { content } from './schema/content.ts'
import { games } from './schema/games.ts'
import { journal } from './schema/journal.ts'
import { ledger } from './schema/ledger.ts'
import { playLimits } from './schema/play-limits.ts'
import { players } from './schema/players.ts'
import { priceHundredths } from './schema/price-hundredths.ts'
import { referral } from './schema/referral.ts'

/** Facts about the world itself (seed, scenario, clock, settings) and its counters. */
const world = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE counters (name TEXT PRIMARY KEY, value INTEGER NOT NULL) STRICT
`

/** In order, never edited once released: a later change is a new line at the end. */
const migrations = [
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
  priceHundredths,
]

/** Brings a database to the newest schema; `user_version` counts the migrations that it has. */
export function migrate(database: DatabaseSync): void {
  const applied = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  for (const [index, sql] of migrations.entries()) {
    if (index < applied) continue
    database.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`)
  }
}
