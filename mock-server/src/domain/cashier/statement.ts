import type { Schema } from '@chaupar/api/api'
import type { Row } from '../../store/row.ts'
import type { WorldContext } from '../base/context.ts'
import { endOfIstDay, startOfIstDay } from '../base/days.ts'
import { recordOf } from './statement-records.ts'
import { describeEntry, entryKinds, kindsOf, typeOf } from './statement-texts.ts'

export type StatementType = Schema<'StatementType'>

export interface StatementQuery {
  skip: number
  pageSize: number
  /** Days of Asia/Kolkata as YYYY-MM-DD, both inclusive. */
  startDate?: string
  endDate?: string
  type?: StatementType
}

/** One entry of the ledger for its player: the move of the balance, and the balance after it. */
export interface StatementRow {
  id: string
  createdAtMs: number
  type: StatementType
  description: string
  /** The record that it belongs to; null where the entry is all there is. */
  about: Schema<'StatementRecord'> | null
  creditPaise: number
  debitPaise: number
  balancePaise: number
}

export interface Statement {
  rows: StatementRow[]
  /** Of all rows that the query meets, not of this page. */
  count: number
  creditPaise: number
  debitPaise: number
}

/** Every entry of a player with its move of the balance and the balance after it. */
const runningRows = `
  WITH moves AS (
    SELECT ledger_entries.id, ledger_entries.kind, ledger_entries.reference, at_ms,
      sum(CASE accounts.kind WHEN 'real' THEN amount_paise ELSE 0 END) AS moved,
      sum(CASE accounts.kind WHEN 'bonus' THEN amount_paise ELSE 0 END) AS coins,
      sum(CASE accounts.kind WHEN 'debt' THEN amount_paise ELSE 0 END) AS debt
    FROM ledger_entries
    LEFT JOIN ledger_lines ON ledger_lines.entry_id = ledger_entries.id
    LEFT JOIN accounts ON accounts.id = ledger_lines.account_id
    WHERE ledger_entries.player_id = ? GROUP BY ledger_entries.id),
  running AS (SELECT *, sum(moved) OVER (ORDER BY id) AS balance FROM moves)`

/** A player's statement, newest first: every entry of the ledger is a row (spec 7.3). */
export function accountStatement(world: WorldContext, playerId: number, query: StatementQuery): Statement {
  const { where, asked } = conditions(playerId, query)
  const rows = world.store.all(
    `${runningRows} SELECT * FROM running WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
    [...asked, query.pageSize, query.skip],
    (row) => readRow(world, row),
  )
  const totals = world.store.one(
    `${runningRows} SELECT count(*) AS count, coalesce(sum(max(moved, 0)), 0) AS credit,
       coalesce(sum(max(-moved, 0)), 0) AS debit FROM running WHERE ${where}`,
    asked,
    (row) => ({
      count: row.integer('count'),
      creditPaise: row.integer('credit'),
      debitPaise: row.integer('debit'),
    }),
  )
  return { rows, ...(totals ?? { count: 0, creditPaise: 0, debitPaise: 0 }) }
}

function conditions(
  playerId: number,
  { startDate, endDate, type }: StatementQuery,
): { where: string; asked: (string | number)[] } {
  const kinds = type === undefined ? null : kindsOf(type)
  const parts: { sql: string; values: (string | number)[] }[] = [
    ...(startDate === undefined ? [] : [{ sql: 'at_ms >= ?', values: [startOfIstDay(startDate)] }]),
    ...(endDate === undefined ? [] : [{ sql: 'at_ms < ?', values: [endOfIstDay(endDate)] }]),
    ...(kinds === null ? [] : [{ sql: `kind IN (${kinds.map(() => '?').join(', ')})`, values: kinds }]),
  ]
  return {
    where: ['true', ...parts.map(({ sql }) => sql)].join(' AND '),
    asked: [playerId, ...parts.flatMap(({ values }) => values)],
  }
}

function readRow(world: WorldContext, row: Row): StatementRow {
  const movedPaise = row.integer('moved')
  const kind = row.oneOf('kind', entryKinds)
  return {
    id: `e-${row.integer('id')}`,
    createdAtMs: row.integer('at_ms'),
    type: typeOf(kind),
    about: recordOf(world, kind, row.text('reference')),
    description: describeEntry(world, kind, row.text('reference'), {
      movedPaise,
      coinsPaise: row.integer('coins'),
      debtPaise: row.integer('debt'),
    }),
    creditPaise: Math.max(movedPaise, 0),
    debitPaise: Math.max(-movedPaise, 0),
    balancePaise: row.integer('balance'),
  }
}
