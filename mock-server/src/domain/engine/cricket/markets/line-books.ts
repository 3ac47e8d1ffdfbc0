import type { PriceLevel } from '../../../odds/price.ts'
import type { MarketBook } from '../../engine.ts'
import { sizes } from '../../pricing/decimal-book.ts'
import { quoteLine } from '../../pricing/line-quote.ts'
import { termsOf } from '../../pricing/market-terms.ts'
import { batterRuns } from '../chances/batter-distribution.ts'
import { type InningsPoint, runsAtNextWicket, runsUntil } from '../chances/run-distribution.ts'
import { advantage } from '../play/spec.ts'
import type { CricketState, Innings } from '../play/state.ts'
import { type Line, lineKey, lineName, lineType, openLines, takesBets } from './lines.ts'

const BASE_SIZE_PAISE = 10_000_000

/**
 * The No / Yes books of the innings that is on, or those of them whose keys are `wanted`. A line that is all but decided, or takes no bets any more, has no price and is suspended.
 */
export function lineBooks(state: CricketState, wanted: (key: string) => boolean = () => true): MarketBook[] {
  const innings = state.innings.at(-1)
  if (innings === undefined) return []
  const point: InningsPoint = {
    advantage: advantage(state.spec, innings.batting),
    balls: innings.balls,
    wickets: innings.wickets,
    need: innings.target === null ? null : innings.target - innings.runs,
  }
  const number = state.innings.length - 1
  const lines = openLines(innings).filter((line) => wanted(lineKey(number, line)))
  const overs = lines.flatMap((line) => (line.kind === 'total' || line.kind === 'only-over' ? [line.over] : []))
  const ends = [...new Set(overs)].toSorted((one, other) => one - other)
  const balls = ends.map((over) => over * 6)
  const ahead = runsUntil(point, balls)
  const after = new Map(ends.map((over, index) => [over, ahead[index] ?? new Float64Array()]))
  return lines.map((line) => lineBook(state, innings, line, outlook(innings, point, line, after)))
}

function lineBook(state: CricketState, innings: Innings, line: Line, { chances, scored }: Outlook): MarketBook {
  const marketType = lineType(line)
  const key = lineKey(state.innings.length - 1, line)
  const quote = takesBets(innings, line) ? quoteLine(chances) : null
  const size = sizes(`${state.seed} ${key} ${state.atMs}`, BASE_SIZE_PAISE)
  const level = (side: { line: number; rate: number }): PriceLevel[] => [
    { priceHundredths: side.rate * 100, sizePaise: size(), line: side.line + scored },
  ]
  return {
    key,
    headName: lineName(state, innings, line),
    marketType,
    priceKind: 'line',
    status: quote === null ? 'suspended' : 'open',
    ...termsOf(marketType, true),
    runners: [
      {
        selectionId: 'runs',
        name: lineName(state, innings, line),
        back: quote === null ? [] : level(quote.yes),
        lay: quote === null ? [] : level(quote.no),
      },
    ],
  }
}

/** The runs scored of a line so far, and the chances of further ones. */
interface Outlook {
  chances: Float64Array
  scored: number
}

/** `after`: the distribution of further runs of the innings at the end of an over. */
function outlook(innings: Innings, point: InningsPoint, line: Line, after: ReadonlyMap<number, Float64Array>): Outlook {
  switch (line.kind) {
    case 'total':
      return { chances: after.get(line.over) ?? new Float64Array(), scored: innings.runs }
    case 'only-over':
      return {
        chances: after.get(line.over) ?? new Float64Array(),
        scored: innings.runs - (innings.overTotals[line.over - 2] ?? 0),
      }
    case 'wicket':
      return { chances: runsAtNextWicket(point), scored: innings.runs }
    case 'batter':
      return {
        chances: batterRuns(point, line.place === innings.striker),
        scored: innings.batters[line.place]?.runs ?? 0,
      }
  }
}
