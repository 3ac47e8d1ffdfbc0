/**
 * How often the chances in the prices come true, over many seeded matches.
 *
 * Selections: each match and selection counts once a level, at the first tick whose mid (the mean of 1 / back and 1 / lay) lies within one
 * point of it. Lines: each line counts once, at its first quote. Voided markets count nowhere.
 */
import { chanceOf } from '../../odds/price.ts'
import type { Engine, MarketBook } from '../engine.ts'

export interface Measurement {
  levels: Map<number, { samples: number; wins: number }>
  lines: Map<string, { samples: number; yes: number; no: number }>
  /** Smallest and largest sum of 1 / best back over every match-odds book. */
  leastSum: number
  mostSum: number
  /** Quotes whose back is not under their lay, or that miss a side. */
  crossed: number
}

/** A sport's interface to the measurement: its books, and the group of a line. */
export interface Subject<Spec, State> {
  engine: Engine<Spec, State>
  /** Books to look at in a state; `isNew` is true when a key was not asked for before in this match. */
  books(state: State, isNew: (key: string) => boolean): MarketBook[]
  lineGroup(key: string): string
}

const LEVELS = [20, 50, 80]
const WITHIN = 1

/** Plays and prices the matches of `seeds`. */
export function measure<Spec, State>(subject: Subject<Spec, State>, seeds: readonly string[]): Measurement {
  const total: Measurement = {
    levels: new Map(LEVELS.map((level) => [level, { samples: 0, wins: 0 }])),
    lines: new Map(),
    leastSum: Number.POSITIVE_INFINITY,
    mostSum: 0,
    crossed: 0,
  }
  for (const seed of seeds) addMatch(total, subject, seed)
  return total
}

interface Notes {
  /** First reach of a level, as [market, selection, level]. */
  selections: Map<string, [market: string, selectionId: string, level: number]>
  lines: Map<string, { yes: number; no: number }>
}

function addMatch<Spec, State>(
  total: Measurement,
  { engine, books, lineGroup }: Subject<Spec, State>,
  seed: string,
): void {
  const notes: Notes = { selections: new Map(), lines: new Map() }
  const asked = new Set<string>()
  const isNew = (key: string): boolean => !asked.has(key) && asked.add(key).size > 0
  let state = engine.start(engine.fixture(seed), seed)
  while (engine.times(state).nextMs !== null) {
    state = engine.step(state).state
    for (const book of books(state, isNew)) note(total, notes, book)
  }
  const results = new Map(engine.settled(state).map((market) => [market.key, market.result]))
  for (const [market, selectionId, level] of notes.selections.values()) {
    const result = results.get(market)
    const count = total.levels.get(level)
    if (result === 'void' || count === undefined) continue
    count.samples += 1
    if (result === selectionId) count.wins += 1
  }
  for (const [key, { yes, no }] of notes.lines) {
    const result = results.get(key)
    if (result === undefined || result === 'void') continue
    const group = lineGroup(key)
    const count = total.lines.get(group) ?? { samples: 0, yes: 0, no: 0 }
    total.lines.set(group, count)
    count.samples += 1
    if (Number(result) >= yes) count.yes += 1
    if (Number(result) < no) count.no += 1
  }
}

function note(total: Measurement, notes: Notes, book: MarketBook): void {
  if (book.status !== 'open') return
  if (book.priceKind === 'line') noteLine(notes, book)
  if (book.marketType !== 'match_odds') return
  let sum = 0
  for (const { selectionId, back, lay } of book.runners) {
    const [bestBack, bestLay] = [back[0]?.priceHundredths, lay[0]?.priceHundredths]
    if (bestBack === undefined || bestLay === undefined || bestBack >= bestLay) {
      total.crossed += 1
      continue
    }
    sum += chanceOf(bestBack)
    const mid = ((chanceOf(bestBack) + chanceOf(bestLay)) / 2) * 100
    const level = LEVELS.find((one) => Math.abs(mid - one) <= WITHIN)
    const name = `${book.key} ${selectionId} ${level}`
    if (level !== undefined && !notes.selections.has(name)) notes.selections.set(name, [book.key, selectionId, level])
  }
  total.leastSum = Math.min(total.leastSum, sum)
  total.mostSum = Math.max(total.mostSum, sum)
}

function noteLine(notes: Notes, { key, runners }: MarketBook): void {
  const yes = runners[0]?.back[0]?.line
  const no = runners[0]?.lay[0]?.line
  if (yes !== undefined && no !== undefined && !notes.lines.has(key)) notes.lines.set(key, { yes, no })
}
