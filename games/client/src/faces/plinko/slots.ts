import { plinkoTables } from '@chaupar/games/rules/instant/plinko-tables'
import type { Bet } from '../face.ts'
import { numberAt, textAt } from '../fields.ts'

const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

/** Rows of the first board of the tables. */
const tabledRows = 8

/** Rows of the smallest board and of the largest, by variant. */
const rowsOf: Readonly<Record<string, readonly [number, number]>> = { short: [8, 12], tall: [12, 16] }

export function rowLimits(variant: string): readonly [least: number, most: number] {
  return rowsOf[variant] ?? [8, 16]
}

/** What is chosen, or a fitting board where it is not readable. */
export function chosenBoard({ meta }: Bet, variant: string): { rows: number; risk: Risk } {
  const [least, most] = rowLimits(variant)
  const risk = risks.find((one) => one === textAt(meta, 'risk')) ?? 'medium'
  return { rows: Math.min(most, Math.max(least, numberAt(meta, 'rows', least))), risk }
}

/** What the slots pay from left to right, in hundredths of the stake. */
export function slotTimes(rows: number, risk: Risk): number[] {
  const half = plinkoTables[risk][rows - tabledRows] ?? []
  return Array.from({ length: rows + 1 }, (_, slot) => half[Math.min(slot, rows - slot)] ?? 0)
}
