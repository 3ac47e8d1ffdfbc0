import { drawBelow } from '../draw.ts'
import type { GameRules } from '../rules.ts'
import { type ResultEvent, returnsOver, type Spot, tableRules } from '../table.ts'

/** A wheel whose segments bear the names of the spots that are bet on. */
export interface MoneyWheelVariant {
  /** In their order around the wheel, a name of a spot each. */
  segments: readonly string[]
  /**
   * What a spot pays when the wheel stops at one of its segments, in hundredths: one figure, or several of which one is drawn, all
   * equally likely (a bonus).
   */
  spots: Readonly<Record<string, readonly number[]>>
}

/** Seven spots on 54 segments. */
export const moneyWheel: MoneyWheelVariant = {
  segments: wheelOf({ two: 26, four: 13, seven: 7, thirteen: 4, twentysix: 2, moon: 1, sun: 1 }),
  spots: { two: [200], four: [400], seven: [740], thirteen: [1_300], twentysix: [2_600], moon: [5_200], sun: [5_200] },
}

/** Six spots on 24 segments. */
export const smallMoneyWheel: MoneyWheelVariant = {
  segments: wheelOf({ wheat: 11, mango: 5, cane: 3, lotus: 2, tiger: 1, peacock: 2 }),
  spots: { wheat: [210], mango: [460], cane: [770], lotus: [1_150], tiger: [2_300], peacock: [1_150] },
}

/** Three plain spots and four with a bonus on 54 segments. */
export const bonusWheel: MoneyWheelVariant = {
  segments: wheelOf({ two: 26, five: 10, ten: 5, coin: 4, shell: 4, tree: 3, night: 2 }),
  spots: {
    two: [200],
    five: [520],
    ten: [1_040],
    coin: [300, 500, 1_000, 1_500, 2_000, 2_500],
    shell: [500, 700, 1_000, 1_200, 1_600, 2_800],
    tree: [500, 900, 1_000, 1_500, 2_400, 4_100],
    night: [500, 1_000, 1_500, 2_000, 2_600, 8_000],
  },
}

/** A wheel with so many segments of each name, each name spread evenly around it. */
function wheelOf(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .flatMap(([name, count]) => Array.from({ length: count }, (_, at) => ({ name, at: (at + 0.5) / count })))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
}

interface Stop {
  on: string
  times: number
}

/** The segment counts from 0. */
export type MoneyWheelEvent = ({ type: 'spin'; segment: number } & Stop) | ResultEvent

/**
 * Bets are on names of spots. The first number is the segment, the second what is paid there, also where there is one figure.
 */
export function moneyWheelRules({ segments, spots: paying }: MoneyWheelVariant): GameRules<MoneyWheelEvent> {
  const spots = new Map(
    Object.keys(paying).map((on): [string, Spot<Stop>] => [
      on,
      { kind: `On ${on}`, timesAt: (stop) => (stop.on === on ? stop.times : 0) },
    ]),
  )
  const timesOf = (on: string) => paying[on] ?? []
  return tableRules<Stop, MoneyWheelEvent>({
    spots,
    deal(draw) {
      const segment = drawBelow(draw, segments.length)
      const on = segments[segment] ?? ''
      const all = timesOf(on)
      const times = all[drawBelow(draw, all.length)] ?? 0
      return { outcome: { on, times }, events: [{ type: 'spin', segment, on, times }] }
    },
    returns: () =>
      returnsOver(
        spots,
        segments.flatMap((on) => timesOf(on).map((times): [Stop, number] => [{ on, times }, 1 / timesOf(on).length])),
      ),
  })
}
