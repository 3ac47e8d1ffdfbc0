import { keno40Tables, keno80Tables } from '@chaupar/games/rules/instant/keno-tables'
import type { Bet } from '../face.ts'
import { numbersAt, textAt } from '../fields.ts'

/** A field of numbers, and what is paid by risk, picks and hits. */
export interface KenoField {
  numbers: number
  columns: number
  /** Each ball is shown for so long before the next, in ms. */
  ballMs: number
  tables: Readonly<Record<string, readonly (readonly number[])[]>>
}

const eighty: KenoField = { numbers: 80, columns: 10, ballMs: 90, tables: keno80Tables }
const forty: KenoField = { numbers: 40, columns: 8, ballMs: 150, tables: keno40Tables }

/** The most numbers that can be picked. */
export const mostPicks = 10

export function kenoField(variant: string): KenoField {
  return variant === 'eighty' ? eighty : forty
}

export function picksOf({ meta }: Bet): number[] {
  return numbersAt(meta, 'numbers')
}

export function riskOf({ meta }: Bet, field: KenoField): string {
  const [first = ''] = Object.keys(field.tables)
  const risk = textAt(meta, 'risk', first)
  return risk in field.tables ? risk : first
}

/** What is paid by hits, from none, in hundredths of the stake; empty without picks. */
export function timesByHits(bet: Bet, field: KenoField): readonly number[] {
  return field.tables[riskOf(bet, field)]?.[picksOf(bet).length - 1] ?? []
}

/** The picks with a number put in or taken out; as they were when there is no room for it. */
export function toggled(picks: readonly number[], number: number): number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number)
  return picks.length < mostPicks ? [...picks, number] : [...picks]
}

/** As many numbers as can be picked, any of them: what is picked changes no chance. */
export function anyPicks({ numbers }: KenoField): number[] {
  const left = Array.from({ length: numbers }, (_, before) => before + 1)
  return Array.from({ length: mostPicks }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}
