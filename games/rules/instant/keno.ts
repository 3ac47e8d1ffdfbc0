import { drawItems } from '../draw.ts'
import { GameRefusal, type GameRules, oneOf, wholeNumber } from '../rules.ts'
import { keno40Tables, keno80Tables } from './keno-tables.ts'
import { choose, singleBetRules } from './single.ts'

/** Numbers are picked, then some are drawn; what is paid follows from how many of the picked are among them. */
export interface KenoVariant {
  /** The numbers are 1 to this one. */
  numbers: number
  drawn: number
  /** Of each risk: for 1, 2 ... picks what is paid, in hundredths, by the number of hits from 0. */
  tables: Readonly<Record<string, readonly (readonly number[])[]>>
}

export const keno40: KenoVariant = { numbers: 40, drawn: 10, tables: keno40Tables }
export const keno80: KenoVariant = { numbers: 80, drawn: 20, tables: keno80Tables }

/** The numbers in the order drawn, and those that were picked. */
export type KenoEvent = { type: 'draw'; numbers: readonly number[]; hits: readonly number[]; times: number }

/** `meta`: { numbers: the picks, risk: name of a table }. */
export function kenoRules({ numbers: all, drawn, tables }: KenoVariant): GameRules<KenoEvent> {
  const risks = Object.keys(tables)
  const mostPicks = Math.min(...Object.values(tables).map(({ length }) => length))
  return singleBetRules({
    read: ({ numbers, risk }) => ({ picks: picksOf(numbers, all, mostPicks), risk: oneOf(risk, 'The risk', risks) }),
    outcome({ picks, risk }, draw) {
      const balls = Array.from({ length: all }, (_, before) => before + 1)
      const numbers = drawItems(draw, balls, drawn)
      const hits = numbers.filter((number) => picks.includes(number))
      const times = tables[risk]?.[picks.length - 1]?.[hits.length] ?? 0
      return { events: [{ type: 'draw', numbers, hits, times }], times }
    },
    kinds: () =>
      Object.entries(tables).flatMap(([risk, byPicks]) =>
        byPicks.map((byHits, before) => {
          const picks = before + 1
          const chanceOf = (hits: number) =>
            (choose(picks, hits) * choose(all - picks, drawn - hits)) / choose(all, drawn)
          return {
            meta: { numbers: Array.from({ length: picks }, (_, before) => before + 1), risk },
            back: {
              bet: `${picks} ${picks === 1 ? 'number' : 'numbers'}, ${risk} risk`,
              expected: byHits.reduce((sum, times, hits) => sum + chanceOf(hits) * times, 0) / 100,
              mostTimes: Math.max(...byHits),
              proof: 'closed form',
            },
          }
        }),
      ),
  })
}

/** The picked numbers. Throws `GameRefusal` unless they are 1 to `most` different ones of the game. */
function picksOf(wanted: unknown, numbers: number, most: number): number[] {
  if (!Array.isArray(wanted) || wanted.length < 1 || wanted.length > most)
    throw new GameRefusal(`Pick 1 to ${most} numbers`)
  const picks = wanted.map((number) => wholeNumber(number, 'A number', 1, numbers))
  if (new Set(picks).size < picks.length) throw new GameRefusal('Pick each number once')
  return picks
}
