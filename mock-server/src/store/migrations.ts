import type { DatabaseSync } from 'node:sqlite'
import { betting, countedRisks, offers, playMoneyOfMatches } from './schema/betting.ts'
import { bonus, bonusOffers } from './schema/bonus.ts'
import { cashier, describedFields, providerDeposits, typedReferences } from './schema/cashier.ts'
import { content } from './schema/content.ts'
import { gameRounds } from './schema/game-rounds.ts'
import { games } from './schema/games.ts'
import { journal } from './schema/journal.ts'
import { keptSecrets } from './schema/kept-secrets.ts'
import { ledger } from './schema/ledger.ts'
import { addedStakes, playLimits, realityChecks } from './schema/play-limits.ts'
import { players } from './schema/players.ts'
import { priceHundredths } from './schema/price-hundredths.ts'
import { referral } from './schema/referral.ts'
import { playMoneyOfRounds, sharedRounds, timesOfSharedBets } from './schema/shared-rounds.ts'
import { forcedWords, testerRounds } from './schema/tester-rounds.ts'
import { StoreFault } from './store-fault.ts'

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
  keptSecrets,
  gameRounds,
  sharedRounds,
  testerRounds,
  realityChecks,
  describedFields,
  offers,
  bonusOffers,
  providerDeposits,
  typedReferences,
  timesOfSharedBets,
  playMoneyOfRounds,
  playMoneyOfMatches,
  addedStakes,
  forcedWords,
  countedRisks,
]

/** @throws StoreFault when the database has more migrations than are known: what a later version wrote is not guessed at */
export function requireKnown(database: DatabaseSync, file: string): void {
  const applied = appliedTo(database)
  if (applied >= 0 && applied <= migrations.length) return
  throw new StoreFault(file, `was written by a later version (schema ${applied}, this one knows ${migrations.length})`)
}

/**
 * Brings a database to the newest schema; `user_version` counts the migrations that it has. One that was brought on is
 * written anew, so that what the migrations removed is not left in the file's unused pages. `upTo`: an older schema.
 */
export function migrate(database: DatabaseSync, upTo = migrations.length): void {
  const applied = appliedTo(database)
  if (applied >= upTo) return
  for (const [index, sql] of migrations.slice(0, upTo).entries()) {
    if (index < applied) continue
    database.exec(`BEGIN IMMEDIATE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`)
  }
  if (applied > 0) database.exec('VACUUM')
}

function appliedTo(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
}
