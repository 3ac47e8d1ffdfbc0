import { memo } from 'react'
import type { Language } from '../i18n/texts.ts'
import { backLattice, courtHalves, pipPlaces, suitPaths } from './card-figures.ts'
import { cardName } from './card-texts.ts'
import './card.css'

export type CardProps = {
  /** Rank and suit as in the rules, 'TD'; null shows the back. */
  card: string | null
  language: Language
  /** 'won' sets it off, 'idle' takes it back. */
  state?: 'won' | 'idle' | undefined
  /** When it is first drawn it comes flying, or is turned over where it lies. */
  comes?: 'dealt' | 'turned' | undefined
}

/** A playing card, 5 by 7, as wide as `--card-width` says on its parent; it is an image with the card's name. */
export const PlayingCard = memo(({ card, language, state, comes }: CardProps) => {
  const names = [
    'card',
    card === null ? '' : colourOf(card),
    state ? `card-${state}` : '',
    comes ? `card-${comes}` : '',
  ]
  return (
    <svg
      className={names.filter(Boolean).join(' ')}
      viewBox="0 0 100 140"
      role="img"
      aria-label={cardName(card, language)}
    >
      {card === null ? <Back /> : <Front rank={card.slice(0, 1)} suit={card.slice(1)} />}
    </svg>
  )
})

/** Where a card will lie. */
export function CardPlace() {
  return <span className="card card-place" aria-hidden="true" />
}

/** The sign of a suit, as tall as its text, in the suit's colour on paper. */
export function SuitSign({ suit }: { suit: string }) {
  return (
    <svg className="suit-sign" viewBox="0 0 100 100" aria-hidden="true">
      <path d={suitPaths[suit]} fill="currentColor" />
    </svg>
  )
}

function colourOf(card: string): string {
  return card.endsWith('H') || card.endsWith('D') ? 'card-red' : 'card-black'
}

type Figure = { rank: string; suit: string }

function Front({ rank, suit }: Figure) {
  return (
    <>
      <rect className="card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="7" />
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} />
      </g>
      {courtHalves[rank] === undefined ? <Pips rank={rank} suit={suit} /> : <Court rank={rank} suit={suit} />}
    </>
  )
}

function Corner({ rank, suit }: Figure) {
  const isTen = rank === 'T'
  return (
    <>
      <text className={isTen ? 'card-rank card-rank-ten' : 'card-rank'} x="15" y="28" textAnchor="middle">
        {isTen ? '10' : rank}
      </text>
      <Pip suit={suit} x={15} y={40.5} size={15} />
    </>
  )
}

function Pips({ rank, suit }: Figure) {
  const places = pipPlaces[rank] ?? []
  const usual = places.length > 8 ? 16.5 : 19
  return places.map(([x, y, size = usual]) => (
    <Pip key={`${x} ${y}`} suit={suit} x={x} y={y} size={size} isTurned={y > 70} />
  ))
}

function Pip({
  suit,
  x,
  y,
  size,
  isTurned = false,
}: {
  suit: string
  x: number
  y: number
  size: number
  isTurned?: boolean
}) {
  const by = size / 100
  const transform = `translate(${x} ${y}) scale(${isTurned ? -by : by}) translate(-50 -50)`
  return <path d={suitPaths[suit]} fill="currentColor" transform={transform} />
}

function Court({ rank, suit }: Figure) {
  return (
    <>
      <rect className="card-frame" x="27" y="14" width="46" height="112" rx="2" />
      <g transform="translate(50 70) scale(.733) translate(-30 -46)">
        <Half rank={rank} />
        <g transform="rotate(180 30 46)">
          <Half rank={rank} />
        </g>
      </g>
      <Pip suit={suit} x={35.5} y={22.5} size={12} />
      <Pip suit={suit} x={64.5} y={117.5} size={12} isTurned />
    </>
  )
}

function Half({ rank }: { rank: string }) {
  return (courtHalves[rank] ?? []).map(([material, d]) => <path key={d} className={`card-${material}`} d={d} />)
}

function Back() {
  return (
    <>
      <rect className="card-paper" x=".75" y=".75" width="98.5" height="138.5" rx="7" />
      <rect className="card-back-ground" x="6" y="6" width="88" height="128" rx="3.5" />
      <path className="card-back-line" d={backLattice} />
      <rect className="card-back-frame" x="9.500" y="9.500" width="81" height="121" rx="2" />
      <circle className="card-back-ground" cx="50" cy="70" r="25" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          className="card-back-flower"
          transform={`rotate(${turn} 50 70)`}
          d="M50 68C43 60 44 53 50 47C56 53 57 60 50 68Z"
        />
      ))}
      <circle className="card-back-ring" cx="50" cy="70" r="25" />
      <circle className="card-back-dot" cx="50" cy="70" r="4" />
    </>
  )
}
