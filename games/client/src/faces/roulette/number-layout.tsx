import type { Place } from '@chaupar/games/rules/tables/roulette-layout'
import { Board } from '../../drawing/board.tsx'
import { Chip } from '../../drawing/chip.tsx'
import { Spot } from '../../drawing/spot.tsx'
import { shortTimes } from '../../drawing/table-result.ts'
import type { FaceProps } from '../face.ts'
import { anyDouble, cellVars, edgePlaces, edgeVars, outsideNames, outsideVars, zeroBesideDouble } from './places.ts'
import { colourOf, type Spin, timesOf } from './spin.ts'
import { rouletteTexts, spotName } from './texts.ts'
import './layout.css'

type LayoutProps = {
  table: FaceProps
  spin: Spin
  won: ReadonlySet<string>
  /** Instead of placing a chip on a number: shows the bets that touch it. */
  onNumber?: ((number: number) => void) | undefined
}

const numbers = [...Array(37).keys()]

/** The felt: numbers, what is bet outside of them, and chips on the edges between them. */
export function NumberLayout({ table, spin, won, onNumber }: LayoutProps) {
  const { variant, language } = table
  const t = rouletteTexts[language]
  const isDouble = variant === 'double-ball'
  const isPlainColumn = (on: string) => on.startsWith('column') && !isDouble
  const common = (on: string) => ({
    on,
    name: isPlainColumn(on) ? `${spotName(on, language)}, ${t.column}` : spotName(on, language),
    pays: timesOf(on, variant),
  })
  return (
    <Board table={table} name={t.layout} className="layout">
      {numbers.map((number) => (
        <Spot
          key={number}
          {...common(`straight-${number}`)}
          className={`cell cell-${colourOf(number)}${spin.called.includes(number) ? ' cell-called' : ''}${spin.lucky.has(number) ? ' cell-gold' : ''}`}
          style={number === 0 && isDouble ? zeroBesideDouble : cellVars(number)}
          onPress={onNumber && (() => onNumber(number))}
        >
          {number}
          <LuckyTimes times={spin.lucky.get(number)} />
        </Spot>
      ))}
      {isDouble ? (
        <Spot {...common('double')} className="cell cell-out spot-chip-side" style={anyDouble}>
          {t.double}
        </Spot>
      ) : null}
      {outsideNames.map((on) => (
        <Spot key={on} {...common(on)} className={`cell cell-out spot-chip-side cell-of-${on}`} style={outsideVars(on)}>
          {isPlainColumn(on) ? t.column : spotName(on, language)}
        </Spot>
      ))}
      {edgePlaces.map((place) => (
        <Edge key={place.on} place={place} table={table} isWon={won.has(place.on)} />
      ))}
      {numbers.map((number) => (
        <DoubleChip key={number} number={number} chips={table.chips} />
      ))}
    </Board>
  )
}

function LuckyTimes({ times }: { times: number | undefined }) {
  return times === undefined ? null : <span className="cell-lucky">{shortTimes(times)}</span>
}

/** Between numbers. A mouse may press it; everyone else takes the bet from the list of those that touch a number. */
function Edge({ place, table, isWon }: { place: Place; table: FaceProps; isWon: boolean }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="edge"
      style={edgeVars(place)}
      data-won={isWon || undefined}
      title={spotName(place.on, table.language)}
      onClick={() => table.chips.place(place.on)}
    >
      <ChipOn chips={table.chips} on={place.on} />
    </button>
  )
}

/** A chip on both balls: in the corner of its number. */
function DoubleChip({ number, chips }: { number: number; chips: FaceProps['chips'] }) {
  const on = `double-${number}`
  if (!chips.on.has(on) && !chips.unplaced?.has(on)) return null
  return (
    <span className="cell-double" style={cellVars(number)}>
      <ChipOn chips={chips} on={on} />
    </span>
  )
}

/** The chip that lies on a spot, placed or not placed in time. */
function ChipOn({ chips, on }: { chips: FaceProps['chips']; on: string }) {
  const placed = chips.on.get(on)
  const paise = placed ?? chips.unplaced?.get(on)
  return paise === undefined ? null : <Chip paise={paise} isPlaced={placed !== undefined} />
}
