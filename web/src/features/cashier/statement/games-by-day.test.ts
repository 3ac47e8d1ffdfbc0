import { expect, test } from 'vitest'
import type { StatementRow } from '../queries.ts'
import { gamesByDay } from './games-by-day.ts'

/** Entries of two days in India, newest first; the balance was 1,000. */
const rows: StatementRow[] = [
  row('e-6', '2026-11-24T18:40:00.000Z', 'game', -5, 1012.7, 'g-3'),
  row('e-5', '2026-11-24T09:20:00.000Z', 'bet', -100, 1017.7),
  row('e-4', '2026-11-24T09:10:00.000Z', 'game', 27.7, 1117.7, 'g-2'),
  row('e-3', '2026-11-24T09:05:00.000Z', 'game', -10, 1090, 'g-2'),
  row('e-2', '2026-11-24T09:00:00.000Z', 'deposit', 110, 1100),
  row('e-1', '2026-11-24T08:00:00.000Z', 'game', -10, 990, 'g-1'),
]

function row(
  id: string,
  createdAt: string,
  type: StatementRow['type'],
  moved: number,
  balance: number,
  round?: string,
): StatementRow {
  const about = round === undefined ? {} : { about: { kind: 'game' as const, id: 'spribe/dice', round } }
  const amounts = { credit: Math.max(0, moved), debit: Math.max(0, -moved) }
  return { id, createdAt, type, description: '', ...amounts, balance, ...about }
}

test('the games of a day are one entry with the rounds and amounts of all, where the newest of them stood', () => {
  const entries = gamesByDay(rows)
  expect(entries.map(({ id, games, credit, debit, balance }) => [id, games?.rounds, credit, debit, balance])).toEqual([
    ['games-2026-11-25', 1, 0, 5, 1012.7],
    ['e-5', undefined, 0, 100, 1017.7],
    ['games-2026-11-24', 2, 27.7, 20, 1117.7],
    ['e-2', undefined, 110, 0, 1100],
  ])
})

test('the amounts of all entries add up as those of the rows do', () => {
  const net = (all: readonly StatementRow[]) => all.reduce((sum, { credit, debit }) => sum + credit - debit, 0)
  expect(net(gamesByDay(rows))).toBeCloseTo(net(rows), 9)
})
