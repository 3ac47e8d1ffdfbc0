import type { Schema } from '@chaupar/api/api'
import { nextCount } from '../../store/meta-records.ts'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'

export type BankType = Schema<'BankType'>

/** A saved bank account or card. The whole number is not kept. */
export interface Bank {
  id: string
  type: BankType
  holder: string
  bankName: string | null
  /** Masked but for the last four. */
  number: string
  ifsc: string | null
  createdAtMs: number
}

export interface NewBank extends Omit<Bank, 'id' | 'number' | 'createdAtMs'> {
  playerId: number
  numberHash: string
  lastFour: string
}

/** Keeps an account. Answers its id. */
export function insertBank(world: WorldContext, bank: NewBank): string {
  const serial = nextCount(world.store, 'bank')
  const id = `bk-${serial}`
  const { playerId, type, holder, bankName, numberHash, lastFour, ifsc } = bank
  world.store.run(
    `INSERT INTO banks (id, serial, player_id, type, holder, bank_name, number_hash, last_four, ifsc, created_at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, serial, playerId, type, holder, bankName, numberHash, lastFour, ifsc, world.clock.now()],
  )
  return id
}

/** An account of this player; null for another's. */
export function bankById(world: WorldContext, playerId: number, id: string): Bank | null {
  return world.store.one('SELECT * FROM banks WHERE player_id = ? AND id = ?', [playerId, id], readBank)
}

export function isBankSaved(world: WorldContext, playerId: number, type: BankType, numberHash: string): boolean {
  const sql = 'SELECT id FROM banks WHERE player_id = ? AND type = ? AND number_hash = ?'
  return world.store.one(sql, [playerId, type, numberHash], () => true) ?? false
}

export function bankPage(
  world: WorldContext,
  playerId: number,
  { skip, pageSize, type }: { skip: number; pageSize: number; type?: BankType },
): { banks: Bank[]; count: number } {
  const where = 'player_id = ? AND (? IS NULL OR type = ?)'
  const asked = [playerId, type ?? null, type ?? null]
  const sql = `SELECT * FROM banks WHERE ${where} ORDER BY serial DESC LIMIT ? OFFSET ?`
  const countSql = `SELECT count(*) AS count FROM banks WHERE ${where}`
  return {
    banks: world.store.all(sql, [...asked, pageSize, skip], readBank),
    count: world.store.one(countSql, asked, (row) => row.integer('count')) ?? 0,
  }
}

export function deleteBank(world: WorldContext, id: string): void {
  world.store.change('DELETE FROM banks WHERE id = ?', [id])
}

/** The digests of numbers that do not begin so. */
export function numberHashesWithout(world: WorldContext, prefix: string): { id: string; numberHash: string }[] {
  const sql = 'SELECT id, number_hash FROM banks WHERE substr(number_hash, 1, ?) <> ?'
  return world.store.all(sql, [prefix.length, prefix], (row) => ({
    id: row.text('id'),
    numberHash: row.text('number_hash'),
  }))
}

export function saveNumberHash(world: WorldContext, id: string, numberHash: string): void {
  world.store.change('UPDATE banks SET number_hash = ? WHERE id = ?', [numberHash, id])
}

function readBank(row: Row): Bank {
  return {
    id: row.text('id'),
    type: row.oneOf('type', ['bank', 'card']),
    holder: row.text('holder'),
    bankName: row.textOrNull('bank_name'),
    number: `******${row.text('last_four')}`,
    ifsc: row.textOrNull('ifsc'),
    createdAtMs: row.integer('created_at_ms'),
  }
}
