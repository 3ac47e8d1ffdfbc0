import { groupBy } from '@chaupar/api/group-by'
import { istDay } from '../../../lib/dates.ts'
import { fromPaise, toPaise } from '../../../lib/money.ts'
import type { StatementRow } from '../queries.ts'

/** A row of the statement; with `games` it stands for all rows of games of a day of India. */
export type StatementEntry = StatementRow & { games?: { day: string; rounds: number } }

/** The rows, newest first, with the games of each day in one: it stands at the newest of them and has the balance after it. */
export function gamesByDay(rows: readonly StatementRow[]): StatementEntry[] {
  const dayOf = ({ createdAt }: StatementRow) => istDay(new Date(createdAt))
  const days = groupBy(rows.filter(isGame), dayOf)
  return rows.flatMap((row) => {
    if (!isGame(row)) return [row]
    const day = dayOf(row)
    const ofDay = days.get(day) ?? []
    return ofDay[0] === row ? [sumOf(row, day, ofDay)] : []
  })
}

function isGame({ type }: StatementRow): boolean {
  return type === 'game'
}

function sumOf({ about: _, ...newest }: StatementRow, day: string, rows: readonly StatementRow[]): StatementEntry {
  const sum = (amount: 'credit' | 'debit') => fromPaise(rows.reduce((paise, row) => paise + toPaise(row[amount]), 0))
  const rounds = new Set(rows.map(({ id, about }) => (about?.round === undefined ? id : `${about.id} ${about.round}`)))
  return {
    ...newest,
    id: `games-${day}`,
    credit: sum('credit'),
    debit: sum('debit'),
    games: { day, rounds: rounds.size },
  }
}
